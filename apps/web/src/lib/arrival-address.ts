declare global {
  interface Window {
    /** Path and query that the document was loaded for. */
    arrivalAddress?: string;
  }
}

/** The part of the inline script that remembers the address before anything can change it. */
export const arrivalAddressScript = `(function(w,l){w.arrivalAddress=l.pathname+l.search})(window,location)`;

/**
 * Whether the window still shows the address that the document was loaded for. Going back before the scripts have come
 * changes it: the server's markup then belongs to another page and cannot be hydrated.
 */
export const isAtArrival = ({ arrivalAddress, location }: Window): boolean =>
  arrivalAddress === undefined || arrivalAddress === location.pathname + location.search;
