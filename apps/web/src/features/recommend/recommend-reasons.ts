import type { Thread } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { recommendText as text } from "./text.ts";

type ThreadFacts = Pick<Thread, "likeCount" | "favoriteCount" | "replyCount" | "isessence" | "circle">;

/** Minimum count of a reaction to be given as a reason. */
const MIN_COUNT = 5;

/**
 * Returns the reason for a recommendation: the strongest reaction to the thread, or else that it is essence, its circle,
 * or that it is new.
 */
export function getReason({ likeCount, favoriteCount, replyCount, isessence, circle }: ThreadFacts): string {
  // Favorites weigh more, because they are rarer than likes.
  const reactions = [
    { weight: favoriteCount * 2, count: favoriteCount, sentence: text.reasons.favorites },
    { weight: likeCount, count: likeCount, sentence: text.reasons.likes },
    { weight: replyCount, count: replyCount, sentence: text.reasons.replies },
  ].filter(({ count }) => count >= MIN_COUNT);
  const strongest = reactions.sort((a, b) => b.weight - a.weight)[0];
  if (strongest) return fillText(strongest.sentence, { n: formatCount(strongest.count) });
  if (isessence === 1) return text.reasons.essence;
  return circle ? fillText(text.reasons.circle, { name: circle.groupName }) : text.reasons.new;
}
