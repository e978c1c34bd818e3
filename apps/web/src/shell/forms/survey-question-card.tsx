import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { useEffect } from "react";
import { ChoiceError } from "./option-row.tsx";
import { PictureFiles, type SentPicture, usePictureFiles } from "./picture-files.tsx";
import { SortList } from "./sort-list.tsx";
import type { Question, SurveyAnswer } from "./survey-answer.ts";
import { Choices, Nps, Rating } from "./survey-choices.tsx";
import { surveyText as text } from "./text.ts";

/** Maximum number of images, unless the question has a limit. */
const DEFAULT_MAX_IMAGES = 3;

function getHint({ type, required, min, max }: Question, { optionIds = [] }: SurveyAnswer): string {
  if (type === "multiple") {
    const template =
      min > 0 && max > 0 ? text.choose : max > 0 ? text.chooseMost : min > 0 ? text.chooseLeast : text.chosen;
    return fillText(template, { min, max, n: optionIds.length });
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
  /** Number of the question, from 1. */
  n: number;
  given: SurveyAnswer;
  error: string | undefined;
  onChange: (update: (before: SurveyAnswer) => SurveyAnswer) => void;
  /** Called when a question gets or no longer has unfinished uploads. */
  onUnfinished?: (id: string, unfinished: boolean) => void;
}

/** Question of a survey with its input: options, stars, score, sortable list, text or images. */
export function QuestionCard({ question, n, given, error, onChange, onUnfinished }: QuestionCardProps) {
  const { id, type, title, required, max, hint } = question;
  const invalid = error !== undefined;
  const set = (to: SurveyAnswer) => onChange((before) => ({ ...before, ...to }));
  return (
    <Card
      id={`question-${id}`}
      className={`scroll-mt-40 px-4 py-5 max-md:rounded-none max-md:border-x-0 md:px-7 md:py-6 ${invalid ? "border-danger shadow-[inset_0_0_0_1px_var(--lens-color-danger)]" : ""}`}
    >
      <h2 className="mb-3.5 font-semibold text-title leading-[1.625rem] wrap-anywhere">
        <span className="mr-3.5">{n}</span>
        <span>{title}</span>
        {required === 1 && (
          <span title={text.required} className="ml-0.5 text-danger-text">
            *
          </span>
        )}
        <small key={getHint(question, given)} className="ml-2 font-normal text-meta text-text-muted">
          {getHint(question, given)}
        </small>
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
            <p aria-hidden="true" className="mt-1 text-right text-text-muted text-meta tabular-nums">
              <span key={given.text}>{`${countGraphemes(given.text ?? "")} / ${max}`}</span>
            </p>
          )}
        </>
      )}
      {type === "image" && (
        <Pictures
          id={id}
          max={max > 0 ? max : DEFAULT_MAX_IMAGES}
          sent={given.images ?? []}
          onChange={(update) => onChange((before) => ({ ...before, images: update(before.images ?? []) }))}
          onUnfinished={onUnfinished}
        />
      )}
      {error && <ChoiceError id={`error-${id}`}>{error}</ChoiceError>}
    </Card>
  );
}
