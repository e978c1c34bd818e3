import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { View } from "../cache/view-counter.ts";
import type { Making } from "./micro-cache.ts";

/**
 * The header with which a page that is rendered in this process asks for its parts: they must have been begun after the
 * moment it gives. Nobody outside can know its name.
 */
export const PAGE_FROM = `x-page-${randomUUID()}`;

/** What a page needs to know of an answer that is shared: what it shows, and how long it may be kept. */
export interface PagePart {
  views: readonly View[];
  threads: readonly string[];
  making: Making;
}

/** The shared answers that pages were given. */
export const partsByRequest = new WeakMap<IncomingMessage, PagePart>();
