import { cn } from "@lenscape/ui/lib/cn";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { PageBody } from "@lenscape/ui/page-body";
import { SearchBar } from "@lenscape/ui/search-bar";
import { SearchHeader } from "@lenscape/ui/search-header";
import { Tabs, TabsPanel } from "@lenscape/ui/tabs";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useMember } from "#lib/app.tsx";
import { useKeyword } from "#lib/use-keyword.ts";
import { paths } from "#paths";
import { addRecentSearch } from "../recent-searches.ts";
import type { Refinement } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";
import { type SearchTab, useSearchPosition } from "../use-search-position.ts";
import { FeaturedAndFloors, PicksRanking, SuggestedMembers } from "./search-discovery.tsx";
import { SearchHistoryCard } from "./search-history.tsx";
import { ResultTabs, SearchResults, useHasResults } from "./search-results.tsx";
import { useSearchSuggestions } from "./use-search-suggestions.tsx";

/** Number of ranks on phones, where the other lists follow below. */
const PHONE_RANK_COUNT = 5;

const FOCUS_TARGETS =
  "[data-slot=search-history-term], [data-slot=search-hit] h2 a, [data-slot=post-result] h2 a, [data-slot=user-result] a";

/**
 * Moves the focus between the search box, the history and the results for an arrow key. Returns whether it moved.
 */
function moveFocusByArrow(key: string, focused: Element, root: Element): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const searchBox = root.querySelector<HTMLElement>("[data-slot=search-bar-input]");
  const targets = [searchBox, ...root.querySelectorAll<HTMLElement>(FOCUS_TARGETS)].filter(
    (target) => target !== null,
  );
  const index = targets.indexOf(focused as HTMLElement);
  const next = index === -1 ? undefined : targets[index + (key === "ArrowDown" ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}

interface SearchViewProps {
  /** Key of the history entry. */
  entryKey: string;
  keyword: string;
  tab: SearchTab;
  refinement: Refinement;
  /** Searches for a keyword; an empty one ends the search. */
  onSearch: (keyword: string) => void;
  onTab: (tab: SearchTab) => void;
  onRefine: (refinement: Refinement) => void;
  onCancel: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Search view of the page and of the overlay (AMB-040): history, ranking, featured threads and sections for an empty
 * keyword, otherwise the results.
 */
export function SearchView({
  entryKey,
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
  const { inputProps, composing, ...searchBox } = useKeyword(keyword, onSearch);
  const activeKeyword = searchBox.value.trim() === "" ? "" : keyword;
  useSearchPosition(root, { key: entryKey, keyword: activeKeyword, tab, refinement });
  useEffect(() => {
    if (activeKeyword && !token) addRecentSearch(activeKeyword);
  }, [activeKeyword, token]);
  const searchNow = (nextKeyword: string) => {
    searchBox.onValueChange(nextKeyword);
    onSearch(nextKeyword);
  };
  const hasResults = useHasResults({ keyword: activeKeyword, tab, refinement });
  const suggestions = useSearchSuggestions({
    typed: searchBox.value,
    isComposing: composing,
    hasResults: hasResults && searchBox.value.trim() === activeKeyword,
    onSearch: searchNow,
  });
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(value as SearchTab)} className="min-h-dvh">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: key events bubble from the controls inside */}
      <div
        ref={root}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const key = getPressedKey(event);
          if (key === undefined || !(event.target instanceof Element)) return;
          if (moveFocusByArrow(key, event.target, event.currentTarget)) event.preventDefault();
        }}
      >
        <SearchHeader
          home={paths.home()}
          cancel={text.cancel}
          onCancel={onCancel}
          tabs={<ResultTabs keyword={activeKeyword} refinement={refinement} />}
        >
          <div className="md:relative">
            <SearchBar
              {...searchBox}
              showCount
              onValueChange={(value) => {
                searchBox.onValueChange(value);
                suggestions.open();
              }}
              onSearch={(word) => {
                suggestions.close();
                searchNow(word);
                // Hides the keyboard, which covers half of the results on phones.
                if (matchMedia("(pointer: coarse)").matches) (document.activeElement as HTMLElement).blur();
              }}
              inputProps={{ ...inputProps, ...suggestions.inputProps }}
              className="md:h-10.5"
            />
            {suggestions.list}
          </div>
        </SearchHeader>
        <PageBody
          className={cn("pt-4 max-md:pb-10 md:pt-5", activeKeyword && "max-md:pt-0")}
          aside={
            <>
              <PicksRanking />
              <SuggestedMembers />
            </>
          }
        >
          {activeKeyword ? (
            <SearchResults
              keyword={activeKeyword}
              refinement={refinement}
              onTab={onTab}
              onRefine={onRefine}
            />
          ) : (
            <TabsPanel value={tab} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <SearchHistoryCard onSelect={searchNow} />
              <div className="md:hidden">
                <PicksRanking count={PHONE_RANK_COUNT} />
              </div>
              <FeaturedAndFloors />
              <div className="md:hidden">
                <SuggestedMembers />
              </div>
            </TabsPanel>
          )}
        </PageBody>
      </div>
    </Tabs>
  );
}
