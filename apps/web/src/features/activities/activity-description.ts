import type { Activity, ActivityCard } from "@lenscape/api/types";
import type { ActivityTone } from "@lenscape/ui/activity-card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatDate } from "@lenscape/ui/lib/when";
import { activityText as text } from "./text.ts";

type SeatCounts = Pick<ActivityCard, "maxNum" | "joinedNum">;
type ActivityState = Pick<Activity, "state" | "maxNum" | "joinedNum" | "signStartAt" | "needAudit">;

/** Whether no seats are left. */
export const isFull = ({ maxNum, joinedNum }: SeatCounts): boolean => maxNum > 0 && joinedNum >= maxNum;

/** Returns the number of signups, with the limit if there is one. Empty if cancelled, which ends all signups. */
export const getJoinedText = ({ state, maxNum, joinedNum }: SeatCounts & Pick<Activity, "state">): string =>
  state === 5
    ? ""
    : fillText(maxNum > 0 ? text.joinedOfMax : text.joinedCount, { n: joinedNum, max: maxNum });

/** Returns the tone of the state: green while signup is open, amber before the start, grey afterwards. */
export const getTone = ({ state }: Pick<Activity, "state">): ActivityTone =>
  state >= 4 ? "over" : state === 1 || state === 3 ? "open" : "soon";

/** Returns the name of the state on a card. An activity between signup and start is 「即将开始」. */
export const getStateText = ({ state }: Pick<Activity, "state">): string =>
  state === 2 ? text.startsSoon : (text.states[state] ?? "");

/** Returns the most important note about the signup, or an empty string. */
export function getActivityNote(activity: ActivityState): string {
  const { state, signStartAt, needAudit, maxNum } = activity;
  if (state >= 4) return "";
  if (state === 0) return fillText(text.opensOnDate, { date: `${formatDate(signStartAt)}` });
  if (isFull(activity)) return text.full;
  if (needAudit) return text.needsReview;
  return maxNum === 0 ? text.unlimited : "";
}

/** Returns the name of the place, or a text for online activities. */
export const getPlaceText = ({
  isOnline,
  placeName,
}: Pick<ActivityCard, "isOnline" | "placeName">): string => (isOnline ? text.onlinePlace : placeName);
