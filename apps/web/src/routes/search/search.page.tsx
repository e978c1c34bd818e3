import { Button } from "@lenscape/ui/button";
import { PageBody } from "@lenscape/ui/page-body";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { searchText as text } from "#copy/search.ts";
import { PostResults, UserResults } from "#features/search/results.tsx";
import { Featured, History, Recommended } from "#features/search/suggestions.tsx";
import { useKeyword } from "#features/search/use-keyword.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";

export const handle: PageHandle = {
  meta: () => ({ title: pages.search.title, noindex: true }),
};

/** The search page (ROUTE-051, AMB-040): the keyword is in the address, cancel and Escape lead home (SEARCH-007). */
export function Component() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get("keyword") ?? "").trim();
  const [tab, setTab] = useState("0");
  const search = (word: string) =>
    setQuery({ keyword: word }, { replace: keyword !== "", preventScrollReset: true });
  const { inputProps, ...typing } = useKeyword(keyword, search);
  const leave = () => void navigate(paths.home());
  const shown = typing.value.trim() === "" ? "" : keyword;
  return (
    <PageBody className="pt-4 md:pt-5" aside={<Recommended />}>
      <div className="flex items-center gap-2 max-md:px-4">
        <SearchBar
          {...typing}
          showCount
          onSearch={search}
          inputProps={{
            ...inputProps,
            onKeyDown: (event) => {
              if (event.key === "Escape" && !event.nativeEvent.isComposing) leave();
            },
          }}
        />
        <Button tone="ghost" onClick={leave}>
          {text.cancel}
        </Button>
      </div>
      {shown ? (
        <Tabs value={tab} onValueChange={setTab} className="mt-2">
          <TabsList aria-label={pages.search.title}>
            <TabsTab value="0">{text.posts}</TabsTab>
            <TabsTab value="1">{text.users}</TabsTab>
          </TabsList>
          <TabsPanel value="0">
            <PostResults keyword={shown} />
          </TabsPanel>
          <TabsPanel value="1">
            <UserResults keyword={shown} />
          </TabsPanel>
        </Tabs>
      ) : (
        <div className="mt-4 grid gap-4">
          <History
            onSelect={(word) => {
              typing.onValueChange(word);
              search(word);
            }}
          />
          <Featured />
          <div className="grid gap-4 md:hidden">
            <Recommended />
          </div>
        </div>
      )}
    </PageBody>
  );
}
