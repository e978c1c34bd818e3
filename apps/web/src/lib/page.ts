import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router-dom";

/** Metadata of a page for browsers, search engines and link previews. */
export interface Meta {
  /** Title without the community's name, which is appended. Empty on the home page. */
  title?: string;
  description?: string;
  /** In-site path or absolute URL of an image. */
  image?: string;
  type?: "website" | "article";
  /** Canonical in-site path; defaults to the current path without its query. */
  canonical?: string;
  noindex?: boolean;
}

/** The `handle` of a page. `data` is the result of its loader. */
export interface PageHandle<Data = unknown> {
  meta?: (page: { data: Data; url: URL }) => Meta;
  /** bare: neither top bar nor tab bar, for pages that fill the window. */
  chrome?: "bare";
  /** Actions at the right of the top bar of inner pages on phones. */
  Actions?: ComponentType;
  /** False if the page has its own bar at the bottom on phones. */
  tabBar?: false;
  /** False for forms, whose fields the back-to-top button would cover. */
  toTop?: false;
  /** Offline message of pages with a form, instead of the one for reading. */
  offline?: string;
  /** Loads further code that the server used to render this visit. Hydration waits for the promise. */
  prepare?: (data: Data | undefined) => Promise<void>;
}

/** Exports of a page's file, `features/<feature>/pages/<page>.page.tsx`. */
export interface PageModule {
  loader?: LoaderFunction;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  // Each page knows the type of its loader's data; the shell only passes the data on.
  handle?: PageHandle<never>;
}
