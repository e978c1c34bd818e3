import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { useEffect } from "react";
import { ChoiceError } from "./option-row.tsx";
import { PictureFiles, type SentPicture, usePictureFiles } from "./picture-files.tsx";
import { SortList } from "./sort-list.tsx";
import type { GivenAnswer, Question } from "./survey-answer.ts";
import { Choices, Nps, Rating } from "./survey-choices.tsx";
import { questionnaireText as text } from "./survey-text.ts";

const PICTURES = 3;

function hintOf({ type, required, min, max }: Question, { optionIds = [] }: GivenAnswer): string {
  if (type === "multiple") {
    const words =
      min > 0 && max > 0 ? text.choose : max > 0 ? text.chooseMost : min > 0 ? text.chooseLeast : text.chosen;
    return fillText(words, { min, max, n: optionIds.length });
  }
  if (type === "sort") return text.sortHint;
  return required ? "" : text.optional;
}

interface PicturesProps {
  id: string;
  max: number;
  sent: readonly SentPicture[];
  onChange: (update: (before: readonly SentPicture[]) => SentPicture[]) => void;
  onUnfinished: QuestionCardProps["onUnfinished"];
}

function Pictures({ id, max, sent, onChange, onUnfinished }: PicturesProps) {
  const files = usePictureFiles(sent, max, onChange);
  const { unfinished } = files;
  useEffect(() => onUnfinished?.(id, unfinished), [id, unfinished, onUnfinished]);
  return <PictureFiles id={`pictures-${id}`} files={files} />;
}

interface QuestionCardProps {
  question: Question;
  /** Its place, from 1. */
  n: number;
  given: GivenAnswer;
  error: string | undefined;
  onChange: (update: (before: GivenAnswer) => GivenAnswer) => void;
  /** Told of a question whether pictures of its answer are still on their way, or have stopped. */
  onUnfinished?: (id: string, unfinished: boolean) => void;
}

/** One question with what it takes: options, stars, scores, an order, words or pictures. */
export function QuestionCard({ question, n, given, error, onChange, onUnfinished }: QuestionCardProps) {
  const { id, type, title, required, max, hint } = question;
  const invalid = error !== undefined;
  const set = (to: GivenAnswer) => onChange((before) => ({ ...before, ...to }));
  return (
    <Card
      id={`question-${id}`}
      className={`scroll-mt-40 px-4 py-5 max-md:rounded-none max-md:border-x-0 md:px-7 md:py-6 ${invalid ? "border-danger shadow-[inset_0_0_0_1px_var(--color-danger)]" : ""}`}
    >
      <h2 className="mb-3.5 font-semibold text-lg leading-[1.625rem] wrap-anywhere">
        <span className="mr-3.5">{n}</span>
        {title}
        {required === 1 && (
          <span title={text.required} className="ml-0.5 text-danger-text">
            *
          </span>
        )}
        <small className="ml-2 font-normal text-sm text-text-muted">{hintOf(question, given)}</small>
      </h2>
      {(type === "single" || type === "multiple") && (
        <Choices
          question={question}
          value={given.optionIds ?? []}
          invalid={invalid}
          onChange={(optionIds) => set({ optionIds })}
        />
      )}
      {type === "rating" && (
        <Rating title={title} value={given.score} invalid={invalid} onChange={(score) => set({ score })} />
      )}
      {type === "nps" && (
        <Nps title={title} value={given.score} invalid={invalid} onChange={(score) => set({ score })} />
      )}
      {type === "sort" && (
        <SortList
          question={question}
          value={given.optionIds ?? []}
          onChange={(optionIds) => set({ optionIds })}
        />
      )}
      {type === "text" && (
        <>
          <Textarea
            aria-label={title}
            aria-invalid={invalid}
            rows={4}
            value={given.text ?? ""}
            placeholder={hint}
            maxLength={max > 0 ? max : undefined}
            onChange={(event) => set({ text: event.target.value })}
          />
          {max > 0 && (
            <p aria-hidden="true" className="mt-1 text-right text-text-muted text-xs tabular-nums">
              {[...(given.text ?? "")].length} / {max}
            </p>
          )}
        </>
      )}
      {type === "image" && (
        <Pictures
          id={id}
          max={max > 0 ? max : PICTURES}
          sent={given.images ?? []}
          onChange={(update) => onChange((before) => ({ ...before, images: update(before.images ?? []) }))}
          onUnfinished={onUnfinished}
        />
      )}
      {error && <ChoiceError id={`error-${id}`}>{error}</ChoiceError>}
    </Card>
  );
}
