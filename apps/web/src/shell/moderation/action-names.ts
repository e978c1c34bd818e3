import type { RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { appealText } from "#copy/appeal-text.ts";

type Act = Pick<RowOf<"appealList">, "action" | "targetType" | "days" | "circleName">;

/** What one side calls the acts. */
interface Names {
  acts: Readonly<Record<Exclude<Act["action"], "review.decide">, string>>;
  refused: Readonly<Record<Act["targetType"], string>>;
}

/** What an act is called, how long it lasts, and in which circle alone: 封禁 14 天. */
export function nameOfAct({ action, targetType, days, circleName }: Act, { acts, refused }: Names): string {
  const name = action === "review.decide" ? refused[targetType] : acts[action];
  const { forever, days: span, inCircle } = appealText;
  const lasts = days === undefined ? "" : days === 0 ? forever : fillText(span, { n: days });
  const where = circleName && fillText(inCircle, { circle: circleName });
  return [`${name} ${lasts}`.trim(), where].filter(Boolean).join("，");
}
