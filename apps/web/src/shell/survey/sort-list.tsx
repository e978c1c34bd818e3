import { IconButton } from "@lenscape/ui/icon-button";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { questionnaireText as text } from "#copy/questionnaire.ts";
import { moved, type Question } from "./given.ts";

interface SortListProps {
  question: Question;
  /** Empty while the order has not been touched. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Puts the options in an order with arrow keys, buttons or the mouse. */
export function SortList({ question: { title, options }, value, onChange }: SortListProps) {
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string>();
  const ids = value.length > 0 ? value : options.map(({ id }) => id);
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? "";
  const move = (id: string, step: -1 | 1) => {
    const next = moved(ids, id, step);
    onChange(next);
    setSaid(text.moved.replace("{name}", labelOf(id)).replace("{n}", String(next.indexOf(id) + 1)));
  };
  const drop = (id: string) => {
    if (!dragged || dragged === id) return;
    const rest = ids.filter((other) => other !== dragged);
    rest.splice(ids.indexOf(id), 0, dragged);
    onChange(rest);
  };
  return (
    <>
      <ol aria-label={title} className="grid gap-2">
        {ids.map((id, index) => (
          <li
            key={id}
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault();
              drop(id);
            }}
            className={`flex min-h-11 cursor-grab items-center gap-3 rounded-md py-1 pr-1.5 pl-3.5 ring-1 ring-inset ${dragged === id ? "ring-brand" : "ring-border-strong"}`}
          >
            <span
              aria-hidden="true"
              className="grid size-5 flex-none place-items-center rounded-xs bg-surface-sunken font-semibold text-text-secondary text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0 grow wrap-anywhere">{labelOf(id)}</span>
            <IconButton
              aria-label={text.up.replace("{name}", labelOf(id))}
              disabled={index === 0}
              onClick={() => move(id, -1)}
              onKeyDown={({ key }) => key === "ArrowDown" && move(id, 1)}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              aria-label={text.down.replace("{name}", labelOf(id))}
              disabled={index === ids.length - 1}
              onClick={() => move(id, 1)}
              onKeyDown={({ key }) => key === "ArrowUp" && move(id, -1)}
            >
              <ArrowDown />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
