import type { PageParts } from "./in-process.ts";

/** Result of rendering a page. */
export type Rendered = { status: number; html: string } | { status: number; redirect: string };

/** Renders a page by its address. Reports the cached responses that it uses through `parts`. */
export type Renderer = (address: string, parts: PageParts) => Promise<Rendered>;

/** Input of the web app for rendering a page. */
interface RenderInput {
  /** Canonical path and query of the page (`pageAddress`). */
  url: string;
  /** Origin of the site. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  apiBase: string;
  timeZone: string;
  assets: { manifest?: unknown };
}

/** The used exports of the web app's server entry. */
export interface ServerEntry {
  render(input: RenderInput): Promise<Rendered>;
  /** Renders the frame for any address, for browsers that have the scripts. */
  renderFrame(input: Omit<RenderInput, "url">): Promise<Rendered>;
  /** Returns the canonical spelling of the path and query of a page. */
  pageAddress(url: string): string;
  /** Sources for the content security policy. */
  policySources: { inlineScript: string; frames: string[] };
}
