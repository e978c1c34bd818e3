import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Question } from "#shell/forms/survey-answer.ts";
import { RowMoveButtons } from "../form/row-move-buttons.tsx";
import { useFormRows } from "../form/use-form-rows.ts";
import { createOption } from "./survey-values.ts";
import { surveyText as text } from "./text.ts";

/** Limits of the contract. */
const MAX_OPTIONS = 30;
const MIN_OPTIONS = 2;

interface SurveyOptionsProps {
  options: Question["options"];
  /** ID of the error about blank options; undefined without such an error. */
  errorId: string | undefined;
  onChange: (options: Question["options"]) => void;
}

/** Options of a question. Enter adds one; Alt with an arrow key moves one. */
export function SurveyOptions({ options, errorId, onChange }: SurveyOptionsProps) {
  const rows = useFormRows(options, onChange);
  const move = (index: number, step: -1 | 1) =>
    rows.move(index, step, options[index]?.label || fillText(text.optionLabel, { n: index + 1 }));
  const add = (index?: number) => {
    if (options.length < MAX_OPTIONS) rows.add(createOption(), index);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const pressed = getPressedKey(event);
    const step = { ArrowUp: -1, ArrowDown: 1 }[pressed ?? ""] as -1 | 1 | undefined;
    if (pressed === "Enter") add(index + 1);
    else if (event.altKey && step) move(index, step);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <ol ref={rows.listRef} className="grid gap-2">
        {options.map(({ id, label }, index) => {
          const name = fillText(text.optionLabel, { n: index + 1 });
          const isInvalid = errorId !== undefined && label.trim() === "";
          return (
            <li key={id} className="flex items-center gap-1">
              <Input
                aria-label={name}
                placeholder={name}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? errorId : undefined}
                maxLength={60}
                value={label}
                onChange={({ target }) => rows.change(index, { id, label: target.value })}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
              <RowMoveButtons
                name={name}
                index={index}
                count={options.length}
                minCount={MIN_OPTIONS}
                onMove={(step) => move(index, step)}
                onRemove={() => rows.remove(index)}
              />
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={options.length >= MAX_OPTIONS} onClick={() => add()}>
          <Plus aria-hidden="true" strokeWidth={1.7} />
          {text.addOption}
        </Button>
        <span className="text-text-muted text-meta max-md:hidden">{text.optionKeys}</span>
      </div>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
    </div>
  );
}
