import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router-dom";

/** Metadata of a page for browsers, search engines and link previews. */
export interface Meta {
  /** Without the community's name, which is added; none on the home page. */
  title?: string;
  description?: string;
  /** In-site path or absolute address of a picture. */
  image?: string;
  type?: "website" | "article";
  /** The canonical in-site address; without a query when left out. */
  canonical?: string;
  noindex?: boolean;
}

/** What a page may say in its `handle`. `data` is what its loader gave. */
export interface PageHandle<Data = unknown> {
  meta?: (page: { data: Data; url: URL }) => Meta;
  /** bare: neither top bar nor tab bar, for pages that fill the window. */
  chrome?: "bare";
  /** What stands at the right of a phone's inner top bar. */
  Actions?: ComponentType;
  /** False where the page brings its own bar at the bottom of a phone. */
  tabBar?: false;
  /** False where the page is for filling in: the button to the top would lie over its fields. */
  toTop?: false;
  /** What the notice says without a network where one writes rather than reads. */
  offline?: string;
  /** Loads the code that the server rendered this visit with in addition to the page's own; hydration waits for it. */
  prepare?: (data: Data | undefined) => Promise<void>;
}

/** Exports of a page file, `features/<feature>/pages/<page>.page.tsx`. */
export interface PageModule {
  loader?: LoaderFunction;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  // Each page knows the type of its own loader's data; the shell only passes it on.
  handle?: PageHandle<never>;
}
