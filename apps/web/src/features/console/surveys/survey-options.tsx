import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Question } from "#shell/forms/survey-answer.ts";
import { RowMoves } from "../form/row-move-buttons.tsx";
import { useRows } from "../form/use-form-rows.ts";
import { blankOption } from "./survey-values.ts";
import { consoleSurveysText as text } from "./text.ts";

/** As many as the contract takes, and as few as make a choice. */
const MOST = 30;
const LEAST = 2;

interface SurveyOptionsProps {
  options: Question["options"];
  /** The sentence about those that are blank, where there are any. */
  errorId: string | undefined;
  onChange: (options: Question["options"]) => void;
}

/** The options of a question: written, added, taken away and put in order, with keys alone as well. */
export function SurveyOptions({ options, errorId, onChange }: SurveyOptionsProps) {
  const rows = useRows(options, onChange);
  const move = (at: number, step: -1 | 1) =>
    rows.move(at, step, options[at]?.label || fillText(text.option, { n: at + 1 }));
  const add = (at?: number) => {
    if (options.length < MOST) rows.add(blankOption(), at);
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (event.key === "Enter") add(at + 1);
    else if (event.altKey && step) move(at, step);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <ol ref={rows.list} className="grid gap-2">
        {options.map(({ id, label }, index) => {
          const name = fillText(text.option, { n: index + 1 });
          const isWrong = errorId !== undefined && label.trim() === "";
          return (
            <li key={id} className="flex items-center gap-1">
              <Input
                aria-label={name}
                placeholder={name}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId : undefined}
                maxLength={60}
                value={label}
                onChange={({ target }) => rows.change(index, { id, label: target.value })}
                onKeyDown={(event) => onKey(event, index)}
              />
              <RowMoves
                name={name}
                index={index}
                count={options.length}
                least={LEAST}
                onMove={(step) => move(index, step)}
                onRemove={() => rows.remove(index)}
              />
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={options.length >= MOST} onClick={() => add()}>
          <Plus aria-hidden="true" strokeWidth={1.7} />
          {text.addOption}
        </Button>
        <span className="text-text-muted text-xs max-md:hidden">{text.optionKeys}</span>
      </div>
      <p role="status" className="sr-only">
        {rows.said}
      </p>
    </div>
  );
}
