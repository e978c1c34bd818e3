import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { Switch } from "@lenscape/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { askText as text } from "#copy/ask.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { pagePart } from "#shell/part.tsx";
import { type DraftQuestion, emptyQuestion } from "./question.ts";

const Similar = pagePart(() => import("#shell/similar.tsx"), { quiet: true });

interface QuestionPartProps {
  title: string;
  question: DraftQuestion | null;
  /** Whether the address asks for a question. */
  asked: boolean;
  error?: string;
  onChange: (question: DraftQuestion | null) => void;
}

/** Whether a thread asks, about what, and what may answer it already. */
export function QuestionPart({ title, question, asked, error, onChange }: QuestionPartProps) {
  const { api } = useApp();
  const switchId = useId();
  const hintId = useId();
  const mine = useQuery({ ...apiQuery(api, "questionMine", { silent: true }), enabled: question !== null });
  const own = mine.data?.models[0];
  const before = useRef(false);
  useEffect(() => {
    if (asked === before.current) return;
    before.current = asked;
    if (asked) onChange(question ?? emptyQuestion());
    else onChange(null);
  }, [asked, question, onChange]);
  // What the asker's device tells is filled in once; what they change stays changed.
  const filled = useRef(question !== null && question.model !== "");
  useEffect(() => {
    if (!question || !own || filled.current) return;
    filled.current = true;
    if (question.model === "" && question.firmware === "") onChange(own);
  }, [question, own, onChange]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-3 md:px-8">
      {question && <Similar title={title} />}
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={switchId} className="min-w-0">
          {text.ask}
        </label>
        <Switch
          id={switchId}
          aria-describedby={hintId}
          checked={question !== null}
          onCheckedChange={(on) => {
            filled.current = false;
            onChange(on ? emptyQuestion() : null);
          }}
        />
      </div>
      <p id={hintId} className="-mt-3 pb-3 text-sm text-text-muted">
        {text.askHint}
      </p>
      {question && <About {...{ question, own, error, onChange }} />}
    </div>
  );
}

interface AboutProps extends Pick<QuestionPartProps, "error" | "onChange"> {
  question: DraftQuestion;
  own: DraftQuestion | undefined;
}

function About({ question, own, error, onChange }: AboutProps) {
  const { api } = useApp();
  const { data: models = [] } = useQuery(apiQuery(api, "deviceModels", { silent: true }));
  const names = [
    ...new Set([...models.map(({ name }) => name), ...(question.model ? [question.model] : [])]),
  ];
  const newest = (name: string) => models.find((model) => model.name === name)?.firmware ?? "";
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-lg bg-surface-sunken p-3.5">
      {own && own.model === question.model && (
        <legend className="float-left w-full text-sm text-text-muted">{text.fromDevice}</legend>
      )}
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Field label={text.model}>
          <Select
            value={question.model}
            onChange={({ target: { value } }) =>
              onChange({ model: value, firmware: value ? newest(value) : "" })
            }
          >
            <option value="">{text.anyModel}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text.firmware} error={error}>
          <Input
            value={question.firmware}
            placeholder={text.firmwareHint}
            autoComplete="off"
            onChange={({ target: { value } }) => onChange({ ...question, firmware: value })}
          />
        </Field>
      </div>
      <p className="text-sm text-text-muted">{text.advice}</p>
    </fieldset>
  );
}
