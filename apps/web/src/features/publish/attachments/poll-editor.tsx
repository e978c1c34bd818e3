import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { IconButton } from "@lenscape/ui/icon-button";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { Select } from "@lenscape/ui/select";
import { Plus, Trash, TriangleExclamationPoint, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { type DraftPoll, POLL_DAYS, POLL_LIMITS } from "./draft-poll.ts";
import { pollText as text } from "./text.ts";

export interface PollEditorProps {
  poll: DraftPoll;
  /** Whether the poll was added by a click, which moves the focus to its first option. */
  autoFocus: boolean;
  error?: string;
  onChange: (poll: DraftPoll | null) => void;
}

/** Editor of a poll: options, number of choices, and duration. */
export function PollEditor({ poll, autoFocus, error, onChange }: PollEditorProps) {
  const { options, days } = poll;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const previousCount = useRef(options.length);
  useEffect(() => {
    const wasAdded = options.length > previousCount.current;
    previousCount.current = options.length;
    if (wasAdded) list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
  }, [options.length]);
  const shouldFocus = useRef(autoFocus);
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    const input = list.current?.querySelector("input");
    input?.focus({ preventScroll: true });
    // Centered, because the save bar covers the bottom of the viewport on phones.
    input?.scrollIntoView({ block: "center" });
  }, []);
  const set = (to: Partial<DraftPoll>) => onChange({ ...poll, ...to });
  const add = () => options.length < POLL_LIMITS.max && set({ options: [...options, ""] });
  const choices = Array.from({ length: Math.max(2, options.length) }, (_, index) => index + 1);
  return (
    <section aria-labelledby={id} className="grid gap-3 border-border border-t px-4 py-5 md:px-8">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-read">
          {text.title}
        </h2>
        <Button tone="ghost" size="sm" onClick={() => onChange(null)}>
          <Trash aria-hidden="true" strokeWidth={1.7} />
          {text.removePoll}
        </Button>
      </div>
      <ol ref={list} className="grid gap-2">
        {options.map((option, index) => {
          const length = countGraphemes(option.trim());
          return (
            <li key={index} className="flex items-center gap-2">
              <Input
                aria-label={fillText(text.option, { n: index + 1 })}
                aria-invalid={
                  error && (option.trim() === "" || length > POLL_LIMITS.length) ? true : undefined
                }
                aria-describedby={error ? `${id}error` : undefined}
                placeholder={fillText(text.option, { n: index + 1 })}
                value={option}
                className={length > POLL_LIMITS.length - 10 ? "pr-18" : undefined}
                trailing={
                  length > POLL_LIMITS.length - 10 && (
                    <span
                      className={`pr-1 text-meta tabular-nums ${length > POLL_LIMITS.length ? "text-danger-text" : ""}`}
                    >
                      {`${length} / ${POLL_LIMITS.length}`}
                    </span>
                  )
                }
                onChange={(event) =>
                  set({
                    options: options.map((other, otherIndex) =>
                      otherIndex === index ? event.target.value : other,
                    ),
                  })
                }
                onKeyDown={(event) => {
                  if (getPressedKey(event) !== "Enter") return;
                  event.preventDefault();
                  add();
                }}
              />
              {options.length > POLL_LIMITS.min && (
                <IconButton
                  aria-label={fillText(text.remove, { n: index + 1 })}
                  onClick={() => set({ options: options.filter((_, otherIndex) => otherIndex !== index) })}
                >
                  <X aria-hidden="true" strokeWidth={1.7} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
      {error && (
        <p id={`${id}error`} role="alert" className="flex items-center gap-1 text-danger-text text-meta">
          <TriangleExclamationPoint
            aria-hidden="true"
            size="0.875rem"
            strokeWidth={1.7}
            className="flex-none"
          />
          <span key={error}>{error}</span>
        </p>
      )}
      {options.length < POLL_LIMITS.max && (
        <Button size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" strokeWidth={1.7} />
          {text.add}
        </Button>
      )}
      <div className="grid gap-3 md:max-w-120 md:grid-cols-2">
        <Field label={text.choices}>
          <Select
            value={String(Math.min(poll.maxChoices, choices.length))}
            onChange={(event) => set({ maxChoices: Number(event.target.value) })}
          >
            {choices.map((n) => (
              <option key={n} value={n}>
                {n === 1 ? text.single : fillText(text.multiple, { n })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text.days}>
          <Select value={String(days)} onChange={(event) => set({ days: Number(event.target.value) })}>
            {POLL_DAYS.map((n) => (
              <option key={n} value={n}>
                {fillText(text.dayCount, { n })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-meta text-text-muted">{text.rule}</p>
    </section>
  );
}
