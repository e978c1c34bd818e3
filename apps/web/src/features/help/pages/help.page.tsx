import { hasPermi } from "@lenscape/api/permissions";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages, paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { FaqItem } from "../components/faq-item.tsx";
import { filterFaqs, getCategories } from "../filter-faqs.ts";
import { faqs, votes } from "../queries.ts";
import { helpText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(queries.prefetchQuery(faqs(api)), queries.prefetchQuery(votes(api)));
}

export const handle: PageHandle = { meta: () => ({ title: pages.help.title, noindex: true }) };

/** Page of frequently asked questions, with categories and search (ROUTE-015). */
export function Component() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(faqs(api));
  const { data: ownVotes = [] } = useQuery(votes(api));
  const canWrite = hasPermi(useMember().permissions, "site.manage");
  const rows = data?.rows ?? [];
  const [keyword, setKeyword] = useState("");
  const [category, setCategory] = useState("");
  const filtered = filterFaqs(rows, category || undefined, keyword);
  const chips = ["", ...getCategories(rows)].map((value) => ({ value, label: value || text.all }));
  return (
    <MineFrame title={text.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-md:px-4 max-md:pt-3">
        <SearchBar
          value={keyword}
          onValueChange={setKeyword}
          placeholder={text.search}
          aria-label={text.search}
        />
        <FilterChips
          aria-label={text.categories}
          options={chips}
          value={category}
          onValueChange={setCategory}
        />
      </div>
      <Card className="overflow-clip">
        {!data && isError && <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="m-6 h-60" />}
        {rows.length > 0 && filtered.length === 0 && (
          <EmptyState title={text.searchEmpty} description={text.searchEmptyHint} />
        )}
        {data?.rows.length === 0 && (
          <EmptyState
            title={text.empty}
            description={canWrite ? text.emptyOperatorHint : text.emptyHint}
            actionText={canWrite ? text.addFirst : text.openFeedback}
            actionHref={canWrite ? paths.console("faqs") : getPath("training")}
          />
        )}
        {filtered.map((faq) => (
          <FaqItem
            key={faq.id}
            faq={faq}
            vote={ownVotes.find(({ id }) => id === faq.id)?.helpful}
            open={keyword.trim() !== "" && filtered.length === 1}
          />
        ))}
      </Card>
    </MineFrame>
  );
}
