import type { Thread } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { recommendText as text } from "./text.ts";

type Facts = Pick<Thread, "likeCount" | "favoriteCount" | "replyCount" | "isessence" | "circle">;

/** Fewer than this say nothing. */
const TELLING = 5;

/**
 * Why a thread is recommended, in facts: what stands out most of how it was received; else that it was marked, where
 * it is from, or that it is new.
 */
export function reasonOf({ likeCount, favoriteCount, replyCount, isessence, circle }: Facts): string {
  // Keeping a thread is rarer than liking it, and so says more.
  const received = [
    { weight: favoriteCount * 2, count: favoriteCount, sentence: text.reasons.favorites },
    { weight: likeCount, count: likeCount, sentence: text.reasons.likes },
    { weight: replyCount, count: replyCount, sentence: text.reasons.replies },
  ].filter(({ count }) => count >= TELLING);
  const best = received.sort((a, b) => b.weight - a.weight)[0];
  if (best) return fillText(best.sentence, { n: formatCount(best.count) });
  if (isessence === 1) return text.reasons.essence;
  return circle ? fillText(text.reasons.circle, { name: circle.groupName }) : text.reasons.fresh;
}
