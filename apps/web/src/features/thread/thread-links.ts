import type { LinkCard } from "@lenscape/api/types";
import { loadChunk } from "#lib/chunk.ts";
import { knownPart } from "#lib/known-part.tsx";

export interface LinkedTextProps {
  html: string;
  links: LinkCard[];
  onImageOpen: (src: string) => void;
}

/** A text with cards in it: few texts have links that stand alone, so the code comes with those. */
export const threadLinks = knownPart<LinkedTextProps>(
  async () => (await loadChunk("thread/links", () => import("./linked-text.tsx"))).LinkedText,
);
