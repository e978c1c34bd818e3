import { cn } from "@lenscape/ui/lib/cn";
import { PageBody } from "@lenscape/ui/page-body";
import { SearchBar } from "@lenscape/ui/search-bar";
import { SearchHeader } from "@lenscape/ui/search-header";
import { Tabs, TabsPanel } from "@lenscape/ui/tabs";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useMember } from "#lib/app.tsx";
import { useKeyword } from "#lib/use-keyword.ts";
import { paths } from "#paths";
import { moveByArrow } from "../arrow-keys.ts";
import { rememberSearch } from "../recent-searches.ts";
import type { Refinement } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";
import { type Tab, usePlace } from "../use-search-position.ts";
import { FeaturedAndFloors, People, Ranking } from "./search-discovery.tsx";
import { History } from "./search-history.tsx";
import { Results, ResultTabs, useSettled } from "./search-results.tsx";
import { useOffers } from "./use-search-suggestions.tsx";

/** The rest of a phone's page stands below the ranking. */
const RANKS_ON_PHONE = 5;

interface SearchViewProps {
  /** The key of the history entry it stands in. */
  entry: string;
  keyword: string;
  tab: Tab;
  refinement: Refinement;
  /** Searches for a word; an empty one ends the search. */
  onSearch: (keyword: string) => void;
  onTab: (tab: Tab) => void;
  onRefine: (refinement: Refinement) => void;
  onCancel: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * The whole search, on its page and in the layer above any other (AMB-040): the box, then history, the ranking, featured
 * posts and floors while it is empty, and the results of both kinds otherwise.
 */
export function SearchView({
  entry,
  keyword,
  tab,
  refinement,
  onSearch,
  onTab,
  onRefine,
  onCancel,
  onKeyDown,
}: SearchViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const { token } = useMember();
  const { inputProps, composing, ...typing } = useKeyword(keyword, onSearch);
  const shown = typing.value.trim() === "" ? "" : keyword;
  usePlace(root, { key: entry, keyword: shown, tab, refinement });
  useEffect(() => {
    if (shown && !token) rememberSearch(shown);
  }, [shown, token]);
  const searchNow = (word: string) => {
    typing.onValueChange(word);
    onSearch(word);
  };
  const settled = useSettled({ keyword: shown, tab, refinement });
  const offers = useOffers({
    typed: typing.value,
    composing,
    settled: settled && typing.value.trim() === shown,
    onSearch: searchNow,
  });
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(value as Tab)} className="min-h-dvh">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls inside */}
      <div
        ref={root}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.nativeEvent.isComposing || !(event.target instanceof Element)) return;
          if (moveByArrow(event.key, event.target, event.currentTarget)) event.preventDefault();
        }}
      >
        <SearchHeader
          home={paths.home()}
          cancel={text.cancel}
          onCancel={onCancel}
          tabs={<ResultTabs keyword={shown} refinement={refinement} />}
        >
          <div className="md:relative">
            <SearchBar
              {...typing}
              showCount
              onValueChange={(value) => {
                typing.onValueChange(value);
                offers.open();
              }}
              onSearch={(word) => {
                offers.close();
                searchNow(word);
                // The keyboard of a phone covers half of what was found.
                if (matchMedia("(pointer: coarse)").matches) (document.activeElement as HTMLElement).blur();
              }}
              inputProps={{ ...inputProps, ...offers.inputProps }}
              className="md:h-10.5"
            />
            {offers.list}
          </div>
        </SearchHeader>
        <PageBody
          className={cn("pt-4 max-md:pb-10 md:pt-5", shown && "max-md:pt-0")}
          aside={
            <>
              <Ranking />
              <People />
            </>
          }
        >
          {shown ? (
            <Results keyword={shown} refinement={refinement} onTab={onTab} onRefine={onRefine} />
          ) : (
            <TabsPanel value={tab} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <History onSelect={searchNow} />
              <div className="md:hidden">
                <Ranking shown={RANKS_ON_PHONE} />
              </div>
              <FeaturedAndFloors />
              <div className="md:hidden">
                <People />
              </div>
            </TabsPanel>
          )}
        </PageBody>
      </div>
    </Tabs>
  );
}
