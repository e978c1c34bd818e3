import { IconButton } from "@lenscape/ui/icon-button";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { ArrowDown, ArrowUp, GripHorizontal } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { moveOption, type Question } from "./survey-answer.ts";
import { surveyText as text } from "./text.ts";

interface SortListProps {
  question: Question;
  /** IDs in order; empty while unchanged. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Sortable list of options: drag with the mouse, drag the handles by touch, arrow keys on the handles, or buttons. */
export function SortList({ question: { title, options }, value, onChange }: SortListProps) {
  const [announcement, setAnnouncement] = useState("");
  const [dragged, setDragged] = useState<string>();
  const ids = value.length > 0 ? value : options.map(({ id }) => id);
  const getLabel = (id: string) => options.find((option) => option.id === id)?.label ?? "";
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    onChange(moveOption(ids, id, to));
    setAnnouncement(fillText(text.moved, { name: getLabel(id), n: to + 1 }));
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[getPressedKey(event) ?? ""];
    if (!step) return;
    event.preventDefault();
    move(id, ids.indexOf(id) + step);
  };
  const startDrag = (event: PointerEvent, id: string) => {
    const button = (event.target as Element).closest("button");
    const isHandle = button ? button.dataset.handle !== undefined : event.pointerType === "mouse";
    if (isHandle && event.button === 0 && event.isPrimary) setDragged(id);
  };
  /** Moves the dragged row behind the rows whose middle is above the pointer. */
  const drag = ({ currentTarget, clientY }: PointerEvent) => {
    if (dragged === undefined) return;
    const others = [...currentTarget.children].filter((_, index) => ids[index] !== dragged);
    const to = others.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return (top + bottom) / 2 < clientY;
    }).length;
    if (to !== ids.indexOf(dragged)) move(dragged, to);
  };
  const endDrag = () => setDragged(undefined);
  return (
    <>
      <ol
        aria-label={title}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onPointerLeave={endDrag}
        className={cn("grid gap-2", dragged && "select-none")}
      >
        {ids.map((id, index) => (
          <li
            key={id}
            onPointerDown={(event) => startDrag(event, id)}
            className={cn(
              "flex min-h-11 cursor-grab items-center gap-3 rounded-control px-1.5 py-1 ring-1 ring-border-strong ring-inset",
              dragged === id && "bg-surface-sunken ring-brand",
            )}
          >
            <IconButton
              aria-label={fillText(text.handle, { name: getLabel(id), n: index + 1 })}
              data-handle=""
              className="-mr-2 cursor-grab touch-none"
              onKeyDown={(event) => onKeyDown(event, id)}
            >
              <GripHorizontal aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
            <span
              aria-hidden="true"
              className="grid size-5 flex-none place-items-center rounded-control bg-surface-sunken font-semibold text-text-secondary text-meta tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0 grow wrap-anywhere">{getLabel(id)}</span>
            <IconButton
              aria-label={fillText(text.up, { name: getLabel(id) })}
              disabled={index === 0}
              onClick={() => move(id, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={fillText(text.down, { name: getLabel(id) })}
              disabled={index === ids.length - 1}
              onClick={() => move(id, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
