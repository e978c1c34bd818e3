import { lazySection } from "#shell/loading/lazy-component.tsx";
import type { LinkedTextProps } from "./components/linked-text.tsx";

/** A text with cards in it: few texts have links that stand alone, so the code comes with those. */
export const ThreadLinks = lazySection<LinkedTextProps>(
  async () => ({ default: (await import("./components/linked-text.tsx")).LinkedText }),
  { quiet: true },
);
