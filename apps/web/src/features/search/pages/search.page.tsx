import { useRef } from "react";
import { type LoaderFunctionArgs, useLocation, useNavigate } from "react-router-dom";
import { appOf } from "#lib/app.tsx";
import { keywordFrom } from "#lib/keyword.ts";
import type { PageHandle } from "#lib/page.ts";
import { useQueryChange } from "#lib/use-query-change.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { SearchView } from "../components/search-view.tsx";
import { featured, floors, picks, results, userResults } from "../queries.ts";
import { forWord, type Refinement, refinementOf, refinementQuery } from "../search-refinement.ts";
import type { Tab } from "../use-search-position.ts";

const keywordOf = (query: URLSearchParams) => keywordFrom(query.get("keyword"));

/** Fills the cache with what was found, or with what is shown while nothing is searched for. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  const address = new URL(args.request.url).searchParams;
  const keyword = keywordOf(address);
  const sidebar = [queries.prefetchQuery(floors(api)), queries.prefetchQuery(picks(api))];
  if (keyword === "") return prefetch(...sidebar, queries.prefetchQuery(featured(api)));
  return prefetch(
    ...sidebar,
    queries.prefetchInfiniteQuery(results(api, keyword, refinementOf(address))),
    queries.prefetchInfiniteQuery(userResults(api, keyword)),
  );
}

export const handle: PageHandle = {
  meta: ({ url }) => {
    const keyword = keywordOf(url.searchParams);
    return { title: keyword ? `${keyword} · ${pages.search.title}` : pages.search.title, noindex: true };
  },
  chrome: "bare",
};

interface Sought {
  keyword: string;
  tab: Tab;
  refinement: Refinement;
}

const soughtOf = (query: URLSearchParams): Sought => ({
  keyword: keywordOf(query),
  tab: query.get("tab") === "1" ? "1" : "0",
  refinement: refinementOf(query),
});

const queryOf = ({ keyword, tab, refinement }: Sought) =>
  new URLSearchParams({
    ...(keyword && { keyword }),
    ...(tab !== "0" && { tab }),
    ...(keyword && refinementQuery(refinement)),
  });

/** The search page (ROUTE-051): the keyword is in the address, cancel and Escape lead home (SEARCH-007). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [query, changeQuery] = useQueryChange();
  const leaving = useRef(false);
  const seek = (change: (before: Sought) => Sought) => {
    // What was typed last is still searched for a moment later: that must not call back who has left.
    if (leaving.current) return;
    changeQuery((before) => queryOf(change(soughtOf(before))), { replace: true, preventScrollReset: true });
  };
  const leave = () => {
    leaving.current = true;
    void navigate(paths.home());
  };
  return (
    <>
      <h1 className="sr-only">{pages.search.title}</h1>
      <SearchView
        {...soughtOf(query)}
        entry={key}
        onSearch={(word) =>
          seek((before) => ({
            ...before,
            keyword: word,
            refinement: word === before.keyword ? before.refinement : forWord(before.refinement),
          }))
        }
        onTab={(tab) => seek((before) => ({ ...before, tab }))}
        onRefine={(refinement) => seek((before) => ({ ...before, refinement }))}
        onCancel={leave}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.nativeEvent.isComposing) leave();
        }}
      />
    </>
  );
}
