import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { SimilarThreads } from "#shell/threads/similar-threads.tsx";
import type { DraftQuestion } from "./draft-question.ts";
import { questionText as text } from "./text.ts";

interface QuestionFieldsProps {
  title: string;
  question: DraftQuestion;
  /** The certified device of the member. */
  ownDevice: DraftQuestion | undefined;
  error?: string;
  onChange: (question: DraftQuestion) => void;
}

/** Device model and firmware of a question, with similar threads. */
export function QuestionFields({ title, question, ownDevice, error, onChange }: QuestionFieldsProps) {
  const { api } = useApp();
  const { data: models = [] } = useQuery(apiQuery(api, "deviceModels", { silent: true }));
  const names = [
    ...new Set([...models.map(({ name }) => name), ...(question.model ? [question.model] : [])]),
  ];
  const getNewestFirmware = (name: string) => models.find((model) => model.name === name)?.firmware ?? "";
  return (
    <>
      <SimilarThreads title={title} />
      <p className="text-meta text-text-muted">{text.hint}</p>
      <fieldset className="grid min-w-0 gap-3 rounded-media bg-surface-sunken p-3.5">
        {ownDevice && ownDevice.model === question.model && (
          <legend className="float-left w-full text-meta text-text-muted">{text.fromDevice}</legend>
        )}
        <div className="grid items-start gap-3 md:grid-cols-2">
          <Field label={text.model}>
            <Select
              value={question.model}
              onChange={({ target: { value } }) =>
                onChange({ model: value, firmware: value ? getNewestFirmware(value) : "" })
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
        <p className="text-meta text-text-muted">{text.advice}</p>
      </fieldset>
    </>
  );
}
