import { useEffect, useRef } from "react";
import { createSearchParams, type NavigateOptions, useSearchParams } from "react-router-dom";

/**
 * Returns the URL's query and a function that changes it. A change starts from the last requested query, not from the
 * current one, so that a second change during a navigation does not undo the first.
 */
export function useUrlQuery() {
  const [query, setQuery] = useSearchParams();
  const requested = useRef(query);
  useEffect(() => {
    requested.current = query;
  }, [query]);
  const change = (update: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    requested.current = update(createSearchParams(requested.current));
    setQuery(requested.current, options);
  };
  return [query, change] as const;
}
