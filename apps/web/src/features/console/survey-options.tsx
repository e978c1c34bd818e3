import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { deskText } from "#copy/console-desk.ts";
import type { Question } from "#shell/survey/given-answer.ts";
import { RowMoves } from "./row-moves.tsx";
import { movedTo, withOption } from "./survey-values.ts";

const text = deskText.surveys;

/** As many as the contract takes, and as few as make a choice. */
const MOST = 30;
const LEAST = 2;

interface SurveyOptionsProps {
  options: Question["options"];
  onChange: (options: Question["options"]) => void;
  /** Says aloud where something went. */
  say: (sentence: string) => void;
}

/** The options of a question: written, added, taken away and put in order, with keys alone as well. */
export function SurveyOptions({ options, onChange, say }: SurveyOptionsProps) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    const id = next.current;
    next.current = undefined;
    if (id) list.current?.querySelector<HTMLInputElement>(`[data-option="${id}"]`)?.focus();
  });
  const move = (id: string, step: -1 | 1) => {
    const order = movedTo(options, id, step);
    next.current = id;
    onChange(order);
    const at = order.findIndex((option) => option.id === id);
    say(fillText(text.moved, { name: order[at]?.label || text.option, n: at + 1 }));
  };
  const add = (at?: number) => {
    if (options.length >= MOST) return;
    const grown = withOption(options, at);
    next.current = grown[(at ?? options.length - 1) + 1]?.id;
    onChange(grown);
  };
  const onKey = (event: KeyboardEvent, id: string, at: number) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (event.key === "Enter") add(at);
    else if (event.altKey && step) move(id, step);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <ol ref={list} className="grid gap-2">
        {options.map(({ id, label }, index) => {
          const name = fillText(text.option, { n: index + 1 });
          return (
            <li key={id} className="flex items-center gap-1">
              <Input
                data-option={id}
                aria-label={name}
                placeholder={name}
                maxLength={60}
                value={label}
                onChange={({ target }) =>
                  onChange(options.map((option) => (option.id === id ? { id, label: target.value } : option)))
                }
                onKeyDown={(event) => onKey(event, id, index)}
              />
              <RowMoves
                name={name}
                index={index}
                count={options.length}
                least={LEAST}
                onMove={(step) => move(id, step)}
                onRemove={() => onChange(options.filter((option) => option.id !== id))}
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
    </div>
  );
}
