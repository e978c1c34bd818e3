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

type LedgerEntry = RowOf<"pointsList">;

const SOURCE_ICONS: Record<LedgerEntry["source"], [tone: IconTileTone, Icon: LucideIcon, page?: PageName]> = {
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

/** Icon of the source of a ledger entry. */
export function EntryIcon({ source }: Pick<LedgerEntry, "source">) {
  const [tone, Icon] = SOURCE_ICONS[source];
  return (
    <IconTile tone={tone}>
      <Icon />
    </IconTile>
  );
}

/** Returns the name of a ledger entry and the note after its time. Tasks use their own name. */
export function getEntryTexts({ source, points, remark }: Pick<LedgerEntry, "source" | "points" | "remark">) {
  const sourceName = source === "tipping" && points < 0 ? text.paid : pointsSharedText.sources[source];
  if (source === "task" && remark) return { name: remark, note: sourceName };
  return { name: sourceName, note: remark || undefined };
}

/** Returns the URL of the thread or page that a ledger entry came from. */
export function findSourceUrl({
  source,
  sourceId,
}: Pick<LedgerEntry, "source" | "sourceId">): string | undefined {
  if ((source === "essence" || source === "tipping") && sourceId) return paths.thread(sourceId);
  const page = SOURCE_ICONS[source][2];
  return page && getPath(page);
}
