import type { RowOf } from "@lenscape/api/types";
import { IconTile, type IconTileTone } from "@lenscape/ui/icon-tile";
import {
  BadgeCheck,
  Ban,
  CalendarCheck,
  CalendarHeart,
  ClipboardCheck,
  ClipboardList,
  Gift,
  Glasses,
  HandCoins,
  type LucideIcon,
  RotateCcw,
  SlidersHorizontal,
  Star,
  Trophy,
  UserPlus,
} from "lucide-react";
import { getPath, type PageName, paths } from "#paths";
import { pointsSharedText } from "#shell/points/text.ts";
import { pointsText as text } from "../text.ts";

type Entry = RowOf<"pointsList">;

const LOOKS: Record<Entry["source"], [tone: IconTileTone, Icon: LucideIcon, page?: PageName]> = {
  signIn: ["amber", CalendarCheck, "checkIn"],
  task: ["blue", ClipboardCheck, "tasks"],
  prize: ["amber", Trophy, "prizes"],
  essence: ["amber", Star],
  answer: ["brand", BadgeCheck],
  tipping: ["amber", HandCoins],
  exchange: ["red", Gift, "exchangeRecord"],
  refund: ["brand", RotateCcw, "exchangeRecord"],
  invitation: ["brand", UserPlus, "invitation"],
  device: ["brand", Glasses, "devices"],
  questionnaire: ["blue", ClipboardList],
  activity: ["plum", CalendarHeart, "activities"],
  penalty: ["red", Ban],
  adjustment: ["grey", SlidersHorizontal],
};

/** The tile that tells where points came from or went. */
export function EntryTile({ source }: Pick<Entry, "source">) {
  const [tone, Icon] = LOOKS[source];
  return (
    <IconTile tone={tone}>
      <Icon />
    </IconTile>
  );
}

/** What an entry is called, and what is said behind its time: of tasks, which it was tells one row from the next. */
export function entryWords({ source, points, remark }: Pick<Entry, "source" | "points" | "remark">) {
  const cause = source === "tipping" && points < 0 ? text.paid : pointsSharedText.sources[source];
  if (source === "task" && remark) return { name: remark, note: cause };
  return { name: cause, note: remark || undefined };
}

/** Where an entry leads: the thread it is about, or the page it came from. */
export function sourceHref({ source, sourceId }: Pick<Entry, "source" | "sourceId">): string | undefined {
  if ((source === "essence" || source === "tipping") && sourceId) return paths.thread(sourceId);
  const page = LOOKS[source][2];
  return page && getPath(page);
}
