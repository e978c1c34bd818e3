import type { PageParts } from "./in-process.ts";

/** What the visitor is answered. */
export type Rendered = { status: number; html: string } | { status: number; redirect: string };

/** Turns a page's address into its HTML, from parts of which it tells. */
export type Renderer = (address: string, parts: PageParts) => Promise<Rendered>;

/** One visit as the web app renders it. */
interface RenderInput {
  /** Path and query of the page, as `pageAddress` spells them. */
  url: string;
  /** Public address of the site, without a slash at the end. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  apiBase: string;
  timeZone: string;
  assets: { manifest?: unknown };
}

/** What the web app's server entry exports, as far as it is called from here. */
export interface ServerEntry {
  render(input: RenderInput): Promise<Rendered>;
  /** A document for any address, which a browser that has the scripts fills by itself. */
  renderFrame(input: Omit<RenderInput, "url">): Promise<Rendered>;
  /** The one spelling of all addresses that are answered with the same page. Takes path and query. */
  pageAddress(url: string): string;
  /** What the content policy must allow by name. */
  policySources: { inlineScript: string; frames: string[] };
}
