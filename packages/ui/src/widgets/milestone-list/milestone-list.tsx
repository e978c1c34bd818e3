import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

/** One step of a row of rewards. */
export interface Milestone {
  id: string;
  /** 第一行，例如「3 天」。 */
  name: ReactNode;
  /** 得到什么。 */
  reward: ReactNode;
  /** 还差多少，或「已领取」；可以领取的写动词，画成琥珀按钮。 */
  note: ReactNode;
  /** 已经得到或可以领取的用琥珀底，强制颜色时用粗一倍的边。 */
  reached?: boolean;
  /** 可以领取：整块是按钮。 */
  onClaim?: () => void;
}

export type MilestoneListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** 各个节点的名称、奖励与是否到达，按先后。 */
  items: readonly Milestone[];
};

/** As many as stand in one row on a phone too. */
const IN_A_ROW = 5;

/** 一排里程碑：累计到哪一天得什么。每块一样宽；超过五块时手机上每行三块。 */
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

const CLAIM = "mt-1 self-center rounded-[0.4375rem] bg-accent px-3 py-1 font-medium text-accent-contrast";

function Tile({ item: { name, reward, note, reached = false, onClaim } }: { item: Milestone }) {
  const look = cn(
    "flex flex-col rounded-[0.625rem] px-0.5 py-3 text-center text-xs leading-[1.125rem]",
    reached
      ? "bg-accent-soft text-accent-text forced-colors:outline-2 forced-colors:-outline-offset-2"
      : "bg-surface-sunken text-text-muted",
  );
  const content = (
    <>
      <b className={cn("block text-base leading-[1.375rem] font-semibold", !reached && "text-text")}>
        {name}
      </b>
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
