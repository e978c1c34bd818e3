import { pagePart } from "#shell/loading/lazy-component.tsx";
import type { LinkedTextProps } from "./components/linked-text.tsx";

/** A text with cards in it: few texts have links that stand alone, so the code comes with those. */
export const ThreadLinks = pagePart<LinkedTextProps>(
  async () => ({ default: (await import("./components/linked-text.tsx")).LinkedText }),
  { quiet: true },
);
