import { IconButton } from "@lenscape/ui/icon-button";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { ArrowDown, ArrowUp, GripHorizontal } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { moveId, type Question } from "./survey-answer.ts";
import { questionnaireText as text } from "./survey-text.ts";

interface SortListProps {
  question: Question;
  /** Empty while the order has not been touched. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Puts the options in an order: carried with a mouse, at their handles with a finger or arrow keys, or with buttons. */
export function SortList({ question: { title, options }, value, onChange }: SortListProps) {
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string>();
  const ids = value.length > 0 ? value : options.map(({ id }) => id);
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? "";
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    onChange(moveId(ids, id, to));
    setSaid(fillText(text.moved, { name: labelOf(id), n: to + 1 }));
  };
  const onKey = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(id, ids.indexOf(id) + step);
  };
  const take = (event: PointerEvent, id: string) => {
    const button = (event.target as Element).closest("button");
    const carries = button ? button.dataset.handle !== undefined : event.pointerType === "mouse";
    if (carries && event.button === 0 && event.isPrimary) setDragged(id);
  };
  /** The carried row stands behind those whose middle the pointer has passed. */
  const carry = ({ currentTarget, clientY }: PointerEvent) => {
    if (dragged === undefined) return;
    const others = [...currentTarget.children].filter((_, index) => ids[index] !== dragged);
    const to = others.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return (top + bottom) / 2 < clientY;
    }).length;
    if (to !== ids.indexOf(dragged)) move(dragged, to);
  };
  const leave = () => setDragged(undefined);
  return (
    <>
      <ol
        aria-label={title}
        onPointerMove={carry}
        onPointerUp={leave}
        onPointerCancel={leave}
        onPointerLeave={leave}
        className={cn("grid gap-2", dragged && "select-none")}
      >
        {ids.map((id, index) => (
          <li
            key={id}
            onPointerDown={(event) => take(event, id)}
            className={cn(
              "flex min-h-11 cursor-grab items-center gap-3 rounded-md px-1.5 py-1 ring-1 ring-border-strong ring-inset",
              dragged === id && "bg-surface-sunken ring-brand",
            )}
          >
            <IconButton
              aria-label={fillText(text.carry, { name: labelOf(id), n: index + 1 })}
              data-handle=""
              className="-mr-2 cursor-grab touch-none"
              onKeyDown={(event) => onKey(event, id)}
            >
              <GripHorizontal aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
            <span
              aria-hidden="true"
              className="grid size-5 flex-none place-items-center rounded-xs bg-surface-sunken font-semibold text-text-secondary text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0 grow wrap-anywhere">{labelOf(id)}</span>
            <IconButton
              aria-label={fillText(text.up, { name: labelOf(id) })}
              disabled={index === 0}
              onClick={() => move(id, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={fillText(text.down, { name: labelOf(id) })}
              disabled={index === ids.length - 1}
              onClick={() => move(id, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
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
