import type { Poll } from "@lenscape/api/types";
import { loadChunk } from "#lib/chunk.ts";
import { knownPart } from "#lib/known-part.tsx";

export interface ThreadPollProps {
  poll: Poll;
  /** Whether one can vote here. */
  votable?: boolean;
}

/** The poll of a thread: few threads have one, so its code comes with those alone. */
export const threadPoll = knownPart<ThreadPollProps>(
  async () => (await loadChunk("thread/poll", () => import("./poll-card.tsx"))).PollCard,
);
