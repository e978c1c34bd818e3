import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Select } from "@lenscape/ui/select";
import { useId } from "react";
import type { Question } from "#shell/forms/survey-answer.ts";
import { RowMoveButtons } from "../form/row-move-buttons.tsx";
import { SurveyOptions } from "./survey-options.tsx";
import { changeKind, hasOptions, QUESTION_KINDS } from "./survey-values.ts";
import { surveyText as text } from "./text.ts";

interface LimitFieldProps {
  label: string;
  help: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** Number input between 0 and a maximum. */
function LimitField({ label, help, value, max, onChange }: LimitFieldProps) {
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

/** Form for one question: kind, title, options and limits. */
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
  const isTitleMissing = Boolean(error) && title.trim() === "";
  const change = (changes: Partial<Question>) => onChange({ ...question, ...changes });
  const name = fillText(text.questionLabel, { n: index + 1 });
  return (
    <Card role="group" aria-label={name} className="grid gap-3 p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold tabular-nums">{name}</span>
        <div className="flex items-center gap-3 max-md:order-last max-md:w-full">
          <div className="w-32">
            <Select
              aria-label={text.kind}
              value={type}
              onChange={({ target }) => onChange(changeKind(question, target.value as Question["type"]))}
            >
              {QUESTION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </Select>
          </div>
          <Checkbox checked={required === 1} onCheckedChange={(on) => change({ required: on ? 1 : 0 })}>
            {text.required}
          </Checkbox>
        </div>
        <div className="ml-auto">
          <RowMoveButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        </div>
      </div>
      <Input
        aria-label={text.question}
        placeholder={text.question}
        aria-invalid={isTitleMissing || undefined}
        aria-describedby={isTitleMissing ? errorId : undefined}
        maxLength={100}
        value={title}
        onChange={({ target }) => change({ title: target.value })}
      />
      {hasOptions(question) && (
        <SurveyOptions
          options={options}
          errorId={error && !isTitleMissing ? errorId : undefined}
          onChange={(newOptions) => change({ options: newOptions })}
        />
      )}
      {error && (
        <p id={errorId} className="text-danger-text text-meta">
          {error}
        </p>
      )}
      {type === "multiple" && (
        <div className="grid gap-3 md:grid-cols-2">
          <LimitField
            label={text.minChoices}
            help={text.unlimited}
            value={min}
            max={30}
            onChange={(n) => change({ min: n })}
          />
          <LimitField
            label={text.maxChoices}
            help={text.unlimited}
            value={max}
            max={30}
            onChange={(n) => change({ max: n })}
          />
        </div>
      )}
      {type === "text" && (
        <div className="grid items-start gap-3 md:grid-cols-2">
          <LimitField
            label={text.maxLength}
            help={text.unlimited}
            value={max}
            max={2000}
            onChange={(n) => change({ max: n })}
          />
          <Field label={text.placeholder}>
            <Input maxLength={60} value={hint} onChange={({ target }) => change({ hint: target.value })} />
          </Field>
        </div>
      )}
      {type === "image" && (
        <LimitField
          label={text.maxPictures}
          help={text.picturesHint}
          value={max}
          max={9}
          onChange={(n) => change({ max: n })}
        />
      )}
    </Card>
  );
}
