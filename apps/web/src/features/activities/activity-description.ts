import type { Activity, ActivityCard } from "@lenscape/api/types";
import type { ActivityTone } from "@lenscape/ui/activity-card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatDate } from "@lenscape/ui/lib/when";
import { activityText as text } from "#copy/activity-text.ts";

type Counted = Pick<ActivityCard, "maxNum" | "joinedNum">;
type Stated = Pick<Activity, "state" | "maxNum" | "joinedNum" | "signStartAt" | "needAudit">;

/** No place is left. */
export const isFull = ({ maxNum, joinedNum }: Counted): boolean => maxNum > 0 && joinedNum >= maxNum;

/** 「已报名 86 / 120」, without a limit 「已报名 612」; nothing of one that was cancelled, which ends every signup. */
export const joinedText = ({ state, maxNum, joinedNum }: Counted & Pick<Activity, "state">): string =>
  state === 5 ? "" : fillText(maxNum > 0 ? text.joinedOf : text.joined, { n: joinedNum, max: maxNum });

/** The colour of the state: green while one can join, amber until it begins, grey once it is over. */
export const toneOf = ({ state }: Pick<Activity, "state">): ActivityTone =>
  state >= 4 ? "over" : state === 1 || state === 3 ? "open" : "soon";

/** What the state is called on a card: closed to newcomers and not begun is 「即将开始」. */
export const stateText = ({ state }: Pick<Activity, "state">): string =>
  state === 2 ? text.soon : (text.states[state] ?? "");

/** The one thing worth saying besides the number of people. */
export function noteOf(activity: Stated): string {
  const { state, signStartAt, needAudit, maxNum } = activity;
  if (state >= 4) return "";
  if (state === 0) return fillText(text.opensOn, { date: `${formatDate(signStartAt)}` });
  if (isFull(activity)) return text.full;
  if (needAudit) return text.audit;
  return maxNum === 0 ? text.unlimited : "";
}

/** Where it takes place. */
export const whereOf = ({ isOnline, placeName }: Pick<ActivityCard, "isOnline" | "placeName">): string =>
  isOnline ? text.onlineWhere : placeName;
