import { hasPermi } from "@lenscape/api/permissions";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { helpText as text } from "#copy/help-text.ts";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { appOf, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, pages, paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { FaqItem } from "../components/faq-item.tsx";
import { categoriesOf, filterFaqs } from "../filter-faqs.ts";
import { faqs, votes } from "../queries.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  return prefetch(queries.prefetchQuery(faqs(api)), queries.prefetchQuery(votes(api)));
}

export const handle: PageHandle = { meta: () => ({ title: pages.help.title, noindex: true }) };

/** The questions that are asked often, by category and by search (ROUTE-015). */
export function Component() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(faqs(api));
  const { data: mine = [] } = useQuery(votes(api));
  const writes = hasPermi(useMember().permissions, "site.manage");
  const rows = data?.rows ?? [];
  const [keyword, setKeyword] = useState("");
  const [category, setCategory] = useState("");
  const found = filterFaqs(rows, category || undefined, keyword);
  const chips = ["", ...categoriesOf(rows)].map((value) => ({ value, label: value || text.all }));
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
        {!data && isError && <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="m-6 h-60" />}
        {rows.length > 0 && found.length === 0 && (
          <EmptyState title={text.none} description={text.noneHint} />
        )}
        {data?.rows.length === 0 && (
          <EmptyState
            title={text.noneYet}
            description={writes ? text.noneYetWrite : text.noneYetHint}
            actionText={writes ? text.write : text.toFeedback}
            actionHref={writes ? paths.console("faqs") : pageOf("training")}
          />
        )}
        {found.map((faq) => (
          <FaqItem
            key={faq.id}
            faq={faq}
            vote={mine.find(({ id }) => id === faq.id)?.helpful}
            open={keyword.trim() !== "" && found.length === 1}
          />
        ))}
      </Card>
    </MineFrame>
  );
}
