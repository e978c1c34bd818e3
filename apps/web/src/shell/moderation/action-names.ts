import type { RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { actionScopeText } from "./text.ts";

type Act = Pick<RowOf<"appealList">, "action" | "targetType" | "days" | "circleName">;

/** Names of moderation actions, which differ between members and operators. */
interface Names {
  acts: Readonly<Record<Exclude<Act["action"], "review.decide">, string>>;
  /** Names of a rejected review by target. */
  refused: Readonly<Record<Act["targetType"], string>>;
}

/** Returns the name of a moderation action with its duration and circle, such as 封禁 14 天. */
export function getActionName(
  { action, targetType, days, circleName }: Act,
  { acts, refused }: Names,
): string {
  const name = action === "review.decide" ? refused[targetType] : acts[action];
  const { forever, days: span, inCircle } = actionScopeText;
  const duration = days === undefined ? "" : days === 0 ? forever : fillText(span, { n: days });
  const scope = circleName && fillText(inCircle, { circle: circleName });
  return [`${name} ${duration}`.trim(), scope].filter(Boolean).join("，");
}
