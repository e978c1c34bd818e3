import { getPressedKey } from "@lenscape/ui/lib/keys";
import { useRef } from "react";
import { type LoaderFunctionArgs, useLocation, useNavigate } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import { toKeyword } from "#lib/keyword.ts";
import type { PageHandle } from "#lib/page.ts";
import { useUrlQuery } from "#lib/use-url-query.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { SearchView } from "../components/search-view.tsx";
import { featuredQuery, floorsQuery, picksQuery, resultsQuery, userResultsQuery } from "../queries.ts";
import {
  keepForNextKeyword,
  type Refinement,
  readRefinement,
  toRefinementQuery,
} from "../search-refinement.ts";
import type { SearchTab } from "../use-search-position.ts";

const readKeyword = (query: URLSearchParams) => toKeyword(query.get("keyword"));

/** Prefetches the results, or the lists that are shown without a keyword. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const query = new URL(args.request.url).searchParams;
  const keyword = readKeyword(query);
  const sidebar = [queries.prefetchQuery(floorsQuery(api)), queries.prefetchQuery(picksQuery(api))];
  if (keyword === "") return prefetch(...sidebar, queries.prefetchQuery(featuredQuery(api)));
  return prefetch(
    ...sidebar,
    queries.prefetchInfiniteQuery(resultsQuery(api, keyword, readRefinement(query))),
    queries.prefetchInfiniteQuery(userResultsQuery(api, keyword)),
  );
}

export const handle: PageHandle = {
  meta: ({ url }) => {
    const keyword = readKeyword(url.searchParams);
    return { title: keyword ? `${keyword} · ${pages.search.title}` : pages.search.title, noindex: true };
  },
  chrome: "bare",
};

interface SearchState {
  keyword: string;
  tab: SearchTab;
  refinement: Refinement;
}

const readSearchState = (query: URLSearchParams): SearchState => ({
  keyword: readKeyword(query),
  tab: query.get("tab") === "1" ? "1" : "0",
  refinement: readRefinement(query),
});

const toSearchQuery = ({ keyword, tab, refinement }: SearchState) =>
  new URLSearchParams({
    ...(keyword && { keyword }),
    ...(tab !== "0" && { tab }),
    ...(keyword && toRefinementQuery(refinement)),
  });

/** Search page (ROUTE-051). The keyword is in the address; cancel and Escape go to the home page (SEARCH-007). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [query, changeQuery] = useUrlQuery();
  const isLeaving = useRef(false);
  const updateSearch = (change: (before: SearchState) => SearchState) => {
    // The debounced search of the last input must not navigate back after leaving.
    if (isLeaving.current) return;
    changeQuery((before) => toSearchQuery(change(readSearchState(before))), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const leave = () => {
    isLeaving.current = true;
    void navigate(paths.home());
  };
  return (
    <>
      <h1 className="sr-only">{pages.search.title}</h1>
      <SearchView
        {...readSearchState(query)}
        entryKey={key}
        onSearch={(nextKeyword) =>
          updateSearch((before) => ({
            ...before,
            keyword: nextKeyword,
            refinement:
              nextKeyword === before.keyword ? before.refinement : keepForNextKeyword(before.refinement),
          }))
        }
        onTab={(tab) => updateSearch((before) => ({ ...before, tab }))}
        onRefine={(refinement) => updateSearch((before) => ({ ...before, refinement }))}
        onCancel={leave}
        onKeyDown={(event) => {
          if (getPressedKey(event) === "Escape") leave();
        }}
      />
    </>
  );
}
