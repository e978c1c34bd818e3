import { lazySection } from "#shell/loading/lazy-component.tsx";
import type { PollCardProps } from "./poll-card.tsx";

/** The poll of a thread: few threads have one, so its code comes with those alone. */
export const ThreadPoll = lazySection<PollCardProps>(
  async () => ({ default: (await import("./poll-card.tsx")).PollCard }),
  { quiet: true },
);
