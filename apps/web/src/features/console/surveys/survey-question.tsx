import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Select } from "@lenscape/ui/select";
import { useId } from "react";
import type { Question } from "#shell/forms/survey-answer.ts";
import { RowMoves } from "../form/row-move-buttons.tsx";
import { SurveyOptions } from "./survey-options.tsx";
import { KINDS, ofKind, takesOptions } from "./survey-values.ts";
import { consoleSurveysText as text } from "./text.ts";

interface LimitProps {
  label: string;
  help: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Limit({ label, help, value, max, onChange }: LimitProps) {
  return (
    <Field label={label} help={help}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={1}
        value={value}
        onChange={({ target }) => onChange(Math.min(max, Math.max(0, Math.trunc(Number(target.value) || 0))))}
      />
    </Field>
  );
}

interface SurveyQuestionProps {
  question: Question;
  index: number;
  count: number;
  error: string | undefined;
  onChange: (question: Question) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One question as it is made: its kind, its words, its options and its limits. */
export function SurveyQuestion({
  question,
  index,
  count,
  error,
  onChange,
  onMove,
  onRemove,
}: SurveyQuestionProps) {
  const { type, title, required, options, min, max, hint } = question;
  const errorId = useId();
  const untitled = Boolean(error) && title.trim() === "";
  const set = (to: Partial<Question>) => onChange({ ...question, ...to });
  const name = fillText(text.nth, { n: index + 1 });
  return (
    <Card role="group" aria-label={name} className="grid gap-3 p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold tabular-nums">{name}</span>
        <div className="flex items-center gap-3 max-md:order-last max-md:w-full">
          <div className="w-32">
            <Select
              aria-label={text.kind}
              value={type}
              onChange={({ target }) => onChange(ofKind(question, target.value as Question["type"]))}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </Select>
          </div>
          <Checkbox checked={required === 1} onCheckedChange={(on) => set({ required: on ? 1 : 0 })}>
            {text.required}
          </Checkbox>
        </div>
        <div className="ml-auto">
          <RowMoves name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        </div>
      </div>
      <Input
        aria-label={text.question}
        placeholder={text.question}
        aria-invalid={untitled || undefined}
        aria-describedby={untitled ? errorId : undefined}
        maxLength={100}
        value={title}
        onChange={({ target }) => set({ title: target.value })}
      />
      {takesOptions(question) && (
        <SurveyOptions
          options={options}
          errorId={error && !untitled ? errorId : undefined}
          onChange={(changed) => set({ options: changed })}
        />
      )}
      {error && (
        <p id={errorId} className="text-danger-text text-sm">
          {error}
        </p>
      )}
      {type === "multiple" && (
        <div className="grid gap-3 md:grid-cols-2">
          <Limit
            label={text.least}
            help={text.unlimited}
            value={min}
            max={30}
            onChange={(n) => set({ min: n })}
          />
          <Limit
            label={text.most}
            help={text.unlimited}
            value={max}
            max={30}
            onChange={(n) => set({ max: n })}
          />
        </div>
      )}
      {type === "text" && (
        <div className="grid items-start gap-3 md:grid-cols-2">
          <Limit
            label={text.length}
            help={text.unlimited}
            value={max}
            max={2000}
            onChange={(n) => set({ max: n })}
          />
          <Field label={text.hint}>
            <Input maxLength={60} value={hint} onChange={({ target }) => set({ hint: target.value })} />
          </Field>
        </div>
      )}
      {type === "image" && (
        <Limit
          label={text.pictures}
          help={text.picturesHint}
          value={max}
          max={9}
          onChange={(n) => set({ max: n })}
        />
      )}
    </Card>
  );
}
