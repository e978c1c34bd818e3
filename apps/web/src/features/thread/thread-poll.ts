import { loadChunk } from "#lib/chunk.ts";
import { knownPart } from "#lib/known-part.tsx";
import type { PollCardProps } from "./poll-card.tsx";

/** The poll of a thread: few threads have one, so its code comes with those alone. */
export const threadPoll = knownPart<PollCardProps>(
  async () => (await loadChunk("thread/poll", () => import("./poll-card.tsx"))).PollCard,
);
