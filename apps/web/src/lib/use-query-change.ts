import { useEffect, useRef } from "react";
import { createSearchParams, type NavigateOptions, useSearchParams } from "react-router-dom";

/**
 * The query of the address and how to change it. A change begins from what was asked for last, not from what is shown:
 * two changes one right after the other both hold, however long the page between them takes.
 */
export function useQueryChange() {
  const [query, setQuery] = useSearchParams();
  const asked = useRef(query);
  useEffect(() => {
    asked.current = query;
  }, [query]);
  const change = (to: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    asked.current = to(createSearchParams(asked.current));
    setQuery(asked.current, options);
  };
  return [query, change] as const;
}
