import { ChartBar, Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { clampWhole } from "../../lib/clamp-whole.ts";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useLocale, useTranslation } from "../../lib/locale.tsx";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { pollText } from "./poll-text.ts";

/** An option of a poll, with wire names. */
export interface PollChoice {
  id: string;
  content: string;
  /** Present after voting or after the end only. */
  voteCount?: number;
}

export type PollProps = Omit<ComponentProps<"form">, "children" | "onSubmit"> & {
  /** Options in display order; counts are present after voting or after the end. */
  options: readonly PollChoice[];
  /** Maximum number of choices; 1 for single choice. */
  maxChoices: number;
  /** Number of voters, the base of the shares. */
  voterCount: number;
  /** End of the poll, for example `2026-11-28 18:00:00`. */
  endAt: string;
  /** Whether the poll has ended: results only. */
  isOver?: boolean;
  /** IDs of the viewer's choices. */
  chosen?: readonly string[];
  /** Submits the vote; without it the poll is read-only, for example in a preview. */
  onVote?: (optionIds: string[]) => void;
  /** Whether the vote is being sent: shows a spinner and locks the options. */
  loading?: boolean;
  /** Reason why voting failed. */
  failure?: ReactNode;
};

const ROW = "flex min-h-11 items-center gap-3 rounded-control px-3.5 py-2.5 leading-[1.375rem]";
/** Range of a wire time from month to minute. */
const SHORT = [5, 16] as const;

/** Poll of a thread: choices before voting, counts and shares afterwards. */
export function Poll({
  options,
  maxChoices,
  voterCount,
  endAt,
  isOver = false,
  chosen = [],
  onVote,
  loading = false,
  failure,
  className,
  ...props
}: PollProps) {
  const text = useTranslation(pollText);
  const locale = useLocale();
  const id = useId();
  const results = useRef<HTMLUListElement>(null);
  const submitRef = useKeptFocus(results);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const showsResults = isOver || chosen.length > 0;
  const single = maxChoices === 1;
  const full = !single && picked.length >= maxChoices;
  const toggle = (option: string) =>
    setPicked((before) =>
      single
        ? [option]
        : before.includes(option)
          ? before.filter((other) => other !== option)
          : [...before, option],
    );
  return (
    <form
      data-slot="poll"
      aria-labelledby={id}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onVote?.([...picked]);
      }}
      className={cn("grid gap-3 rounded-media border border-border p-4 md:p-5", className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p id={id} className="flex items-center gap-2 font-semibold">
          <ChartBar
            aria-hidden="true"
            size="1.125rem"
            strokeWidth={1.7}
            className="flex-none text-brand-text"
          />
          <span>{text.title}</span>
          <span className="text-meta font-normal text-text-muted">
            {single ? text.single : fillText(text.multiple, { n: formatCount(maxChoices, locale) })}
          </span>
        </p>
        <p className="text-meta text-text-muted tabular-nums">
          {isOver ? text.over : fillText(text.until, { time: endAt.slice(...SHORT) })}
        </p>
      </div>
      {showsResults ? (
        <ul ref={results} className="grid gap-2">
          {options.map((option) => (
            <Result key={option.id} option={option} of={voterCount} mine={chosen.includes(option.id)} />
          ))}
        </ul>
      ) : (
        <fieldset aria-labelledby={id} disabled={!onVote || loading} className="grid min-w-0 gap-2">
          {options.map((option) => {
            const checked = picked.includes(option.id);
            return (
              <label
                key={option.id}
                htmlFor={`${id}${option.id}`}
                className={cn(
                  ROW,
                  "cursor-pointer ring-1 ring-border-control ring-inset transition-colors hover:bg-surface-hover has-checked:bg-brand-soft has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:hover:bg-transparent",
                )}
              >
                {single ? (
                  <input
                    id={`${id}${option.id}`}
                    type="radio"
                    name={id}
                    checked={checked}
                    onChange={() => toggle(option.id)}
                    className="size-4 flex-none appearance-none rounded-full border border-border-control bg-surface transition-[border-width] checked:border-[0.3125rem] checked:border-brand focus-visible:outline-none"
                  />
                ) : (
                  <Checkbox
                    id={`${id}${option.id}`}
                    checked={checked}
                    disabled={full && !checked}
                    onCheckedChange={() => toggle(option.id)}
                  />
                )}
                <span className="min-w-0 wrap-anywhere">{option.content}</span>
              </label>
            );
          })}
        </fieldset>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-meta text-text-muted tabular-nums">
          <span>
            {voterCount > 0 ? fillText(text.voters, { n: formatCount(voterCount, locale) }) : text.nobody}
          </span>
          {!showsResults && (
            <span className="block">
              {full ? fillText(text.full, { n: formatCount(maxChoices, locale) }) : text.rule}
            </span>
          )}
        </p>
        {!showsResults && (
          <Button
            ref={submitRef}
            type="submit"
            tone="primary"
            loading={loading}
            disabled={!onVote || picked.length === 0}
            className="px-7 max-md:h-11 max-md:w-full"
          >
            {text.submit}
          </Button>
        )}
      </div>
    </form>
  );
}

/** An option with its share; the bar lies behind the text, so that long texts have the whole width. */
function Result({ option, of, mine }: { option: PollChoice; of: number; mine: boolean }) {
  const text = useTranslation(pollText);
  const locale = useLocale();
  const count = option.voteCount ?? 0;
  const percent = clampWhole(of > 0 ? Math.round((count / of) * 100) : 0, 0, 100);
  return (
    <li className={cn(ROW, "relative overflow-hidden bg-surface-sunken", mine && "font-semibold")}>
      <span
        aria-hidden="true"
        className={cn(
          "absolute inset-y-0 left-0 forced-colors:top-auto forced-colors:h-1 forced-colors:bg-[Highlight]",
          mine ? "bg-tint-brand" : "bg-border",
        )}
        style={{ width: `${percent}%` }}
      />
      <span className="relative flex min-w-0 grow items-center gap-2">
        <span className="min-w-0 wrap-anywhere">{option.content}</span>
        {mine && (
          <span className="flex flex-none items-center gap-1 text-meta font-normal text-brand-text">
            <Check aria-hidden="true" size="1rem" strokeWidth={2} />
            <span>{text.mine}</span>
          </span>
        )}
      </span>
      <span className="relative flex-none text-meta text-text-secondary tabular-nums">
        <span>{fillText(text.votes, { n: formatCount(count, locale) })}</span>
        <span className="ml-2 inline-block min-w-10 text-right font-semibold text-text">{`${percent}%`}</span>
      </span>
    </li>
  );
}
