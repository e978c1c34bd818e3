declare global {
  interface Window {
    /** Path and query with which the document was loaded. */
    initialUrl?: string;
  }
}

/** Inline script that stores the URL before a navigation can change it. */
export const initialUrlScript = `(function(w,l){w.initialUrl=l.pathname+l.search})(window,location)`;

/**
 * Whether the window still has the URL with which the document was loaded. Going back before the scripts have loaded
 * changes the URL; the server's markup then belongs to another page and cannot be hydrated.
 */
export const isInitialUrl = ({ initialUrl, location }: Window): boolean =>
  initialUrl === undefined || initialUrl === location.pathname + location.search;
