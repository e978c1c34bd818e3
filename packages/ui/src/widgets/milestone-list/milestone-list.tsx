import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

/** A milestone of a reward list. */
export interface Milestone {
  id: string;
  /** First line, for example "3 天". */
  name: ReactNode;
  /** Reward. */
  reward: ReactNode;
  /** Remaining amount or "已领取"; for a claimable reward the verb, shown as an amber button. */
  note: ReactNode;
  /** Whether the reward is earned or claimable: amber background, in forced colours a thicker border. */
  reached?: boolean;
  /** Claims the reward; makes the whole tile a button. */
  onClaim?: () => void;
}

export type MilestoneListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Milestones in order, with name, reward and state. */
  items: readonly Milestone[];
};

/** Number of milestones that fit in one row of a phone. */
const IN_A_ROW = 5;

/** Row of milestones with rewards. More than five wrap on phones, three per row. */
export function MilestoneList({ items, className, ...props }: MilestoneListProps) {
  return (
    <ul
      data-slot="milestone-list"
      {...props}
      className={cn(
        "grid gap-1.5 md:gap-2",
        items.length > IN_A_ROW
          ? "grid-cols-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
          : "auto-cols-fr grid-flow-col",
        className,
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="grid max-xs:col-span-full">
          <Tile item={item} />
        </li>
      ))}
    </ul>
  );
}

const CLAIM = "mt-1 self-center rounded-[0.4375rem] bg-accent px-3 py-1 font-semibold text-accent-contrast";

function Tile({ item: { name, reward, note, reached = false, onClaim } }: { item: Milestone }) {
  const look = cn(
    "flex flex-col rounded-[0.625rem] px-0.5 py-3 text-center text-meta leading-[1.125rem]",
    reached
      ? "bg-accent-soft text-accent-text forced-colors:outline-2 forced-colors:-outline-offset-2"
      : "bg-surface-sunken text-text-muted",
  );
  const content = (
    <>
      <b className={cn("block text-ui leading-[1.375rem] font-semibold", !reached && "text-text")}>{name}</b>
      <span className="block break-keep wrap-anywhere">{reward}</span>
      <span className={onClaim ? CLAIM : "block"}>{note}</span>
    </>
  );
  return onClaim ? (
    <button
      type="button"
      data-slot="milestone"
      onClick={onClaim}
      className={cn(look, "hover:bg-tint-amber focus-visible:outline-offset-0")}
    >
      {content}
    </button>
  ) : (
    <div data-slot="milestone" data-reached={reached || undefined} className={look}>
      {content}
    </div>
  );
}
