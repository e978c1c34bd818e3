import { pagePart } from "#shell/part.tsx";
import type { LinkedTextProps } from "./linked-text.tsx";

/** A text with cards in it: few texts have links that stand alone, so the code comes with those. */
export const ThreadLinks = pagePart<LinkedTextProps>(
  async () => ({ default: (await import("./linked-text.tsx")).LinkedText }),
  { quiet: true },
);
