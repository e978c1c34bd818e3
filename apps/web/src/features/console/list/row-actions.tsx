import type { Api } from "@lenscape/api/client";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Spinner } from "@lenscape/ui/spinner";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { ThreadMenu } from "#shell/threads/lazy-thread-menu.tsx";
import { useAct } from "../console-action.ts";
import { consoleText as text } from "../text.ts";
import { RowButton } from "./list-cells.tsx";

const Items = lazyDialog(() => import("./row-menu-items.tsx"));

interface Act {
  label: string;
  /** What stands before it in the menu. */
  icon?: LucideIcon;
  /** What waits for somebody, as long as it does. */
  strong?: boolean;
  /** Takes away or ends something: every act whose confirmation is in red. */
  danger?: boolean;
}

interface OpeningAct extends Act {
  /** Opens where it is done. */
  open: () => unknown;
}

interface DoingAct extends Act {
  /** What is asked first. */
  ask?: string;
  act: (api: Api) => Promise<unknown>;
}

export type RowAct = OpeningAct | DoingAct;

/** As many as an eye takes in along a column. */
const SHOWN = 2;

interface RowActsProps {
  /** What the row is called. */
  name: string;
  /** Those that are taken most come first. */
  acts?: readonly (RowAct | false)[];
  /** What the row is, where that is a thread: the menu is then the thread's. */
  thread?: ComponentProps<typeof ThreadMenu>["thread"];
  /** Called after the thread has been deleted. */
  onDeleted?: () => void;
}

/** What can be done with a row: two acts as buttons, all others and whatever takes something away in a menu, whose code is fetched at the first click. */
export function RowActs({ name, acts = [], thread, onDeleted }: RowActsProps) {
  const [taken, setTaken] = useState<Act>();
  const [run, running] = useAct(async (api, doing: DoingAct) => {
    const { label, danger, ask: content, act } = doing;
    setTaken(doing);
    const tone = danger ? "danger" : "primary";
    if (content && !(await confirm({ content, okText: label, tone }))) return false;
    return act(api);
  });
  const take = (act: RowAct) => ("open" in act ? act.open() : run(act));
  const all = acts.filter((act) => act !== false);
  const safe = all.filter(({ danger }) => !danger);
  const shown = safe.slice(0, SHOWN);
  const others = [...safe.slice(SHOWN), ...all.filter(({ danger }) => danger)];
  const runs = ({ label }: Act) => running && taken?.label === label;
  const items = others.map((act) => ({ ...act, onSelect: () => void take(act) }));
  const more = (
    <IconButton
      size="sm"
      aria-label={fillText(text.rowMore, { name })}
      aria-haspopup="menu"
      aria-busy={others.some(runs) || undefined}
      className="ml-2 max-md:size-10"
    >
      {others.some(runs) ? <Spinner /> : <Ellipsis aria-hidden="true" strokeWidth={1.7} />}
    </IconButton>
  );
  return (
    <span className="inline-flex items-center">
      {shown.map((act) => (
        <RowButton key={act.label} strong={act.strong} loading={runs(act)} onClick={() => take(act)}>
          {act.label}
        </RowButton>
      ))}
      {thread ? (
        <ThreadMenu thread={thread} further={items} trigger={more} onDeleted={onDeleted} />
      ) : (
        items.length > 0 && <Items acts={items} trigger={more} />
      )}
    </span>
  );
}
