import { loadChunk } from "#lib/chunk.ts";
import { knownPart } from "#lib/known-part.tsx";
import type { LinkedTextProps } from "./linked-text.tsx";

/** A text with cards in it: few texts have links that stand alone, so the code comes with those. */
export const threadLinks = knownPart<LinkedTextProps>(
  async () => (await loadChunk("thread/links", () => import("./linked-text.tsx"))).LinkedText,
);
