import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
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

/** What a thread that asks is about, and what may answer it already. Whether it asks stands in the address, as its tab does. */
export function QuestionPart({ title, question, asked, error, onChange }: QuestionPartProps) {
  const { api } = useApp();
  const { state } = useLocation();
  const [, setSearch] = useSearchParams();
  const mine = useQuery({ ...apiQuery(api, "questionMine", { silent: true }), enabled: question !== null });
  const own = mine.data?.models[0];
  // What the asker's device tells is filled in once; what they change stays changed.
  const filled = useRef(question !== null && question.model !== "");
  const before = useRef<boolean>(undefined);
  useEffect(() => {
    if (asked === before.current) return;
    const isFirst = before.current === undefined;
    before.current = asked;
    if (asked) {
      if (!question) filled.current = false;
      onChange(question ?? emptyQuestion());
    } else if (isFirst && question) {
      // A draft that asks is opened under its own tab.
      setSearch((search) => ({ ...Object.fromEntries(search), ask: "1" }), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    } else if (question) onChange(null);
  }, [asked, question, onChange, setSearch, state]);
  useEffect(() => {
    if (!question || !own || filled.current) return;
    filled.current = true;
    if (question.model === "" && question.firmware === "") onChange(own);
  }, [question, own, onChange]);
  if (!question) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-b px-4 pt-3 pb-4 md:px-8">
      <Similar title={title} />
      <p className="text-sm text-text-muted">{text.askHint}</p>
      <About {...{ question, own, error, onChange }} />
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
