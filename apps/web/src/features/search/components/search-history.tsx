import { ApiError } from "@lenscape/api/errors";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { SearchHistory } from "@lenscape/ui/search-history";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { historyQuery } from "../queries.ts";
import { removeRecentSearch, useRecentSearches } from "../recent-searches.ts";
import { searchText as text } from "../text.ts";

interface HistoryProps {
  onSelect: (keyword: string) => void;
}

interface HistoryTermsProps extends HistoryProps {
  items: string[];
  onRemove: (keyword: string) => void;
  /** Removes all keywords after a confirmation. */
  onClear: () => unknown;
}

function HistoryTerms({ items, onSelect, onRemove, onClear }: HistoryTermsProps) {
  const [clear, isClearing] = useAction(async () => {
    if (await confirm({ title: text.confirmTitle, content: text.clearQuestion })) await onClear();
  });
  if (items.length === 0) return null;
  return (
    <Card asChild>
      <SearchHistory
        items={items}
        onSelect={onSelect}
        onRemove={onRemove}
        onClear={clear}
        loading={isClearing}
      />
    </Card>
  );
}

function MemberHistory({ onSelect }: HistoryProps) {
  const { api, queries } = useApp();
  const options = historyQuery(api);
  const { data } = useQuery({ ...options, staleTime: 0 });
  /** Removes keywords on the server first. A failure shows a toast and keeps the list (ERR-016). */
  const removeFromServer = async (call: () => Promise<unknown>, isKept: (keyword: string) => boolean) => {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, { tone: "error" });
      return;
    }
    queries.setQueryData(options.queryKey, (before) => {
      const rows = before?.rows.filter(({ keyword }) => isKept(keyword)) ?? [];
      return { rows, total: rows.length };
    });
  };
  return (
    <HistoryTerms
      items={data?.rows.map(({ keyword }) => keyword) ?? []}
      onSelect={onSelect}
      onRemove={(removed) =>
        void removeFromServer(
          () => api.call("delSearch", { body: { keyword: removed }, silent: true }),
          (keyword) => keyword !== removed,
        )
      }
      onClear={() =>
        removeFromServer(
          () => api.call("clearUserSearch", { silent: true }),
          () => false,
        )
      }
    />
  );
}

function VisitorHistory({ onSelect }: HistoryProps) {
  return (
    <HistoryTerms
      items={useRecentSearches()}
      onSelect={onSelect}
      onRemove={removeRecentSearch}
      onClear={() => removeRecentSearch()}
    />
  );
}

/**
 * Search history with buttons to search again, to remove a keyword, and to clear it after a confirmation (SEARCH-005,
 * SEARCH-019, SEARCH-020). The history of a visitor is stored in the browser without requests (AMB-072).
 */
export function SearchHistoryCard(props: HistoryProps) {
  const { token } = useMember();
  return token ? <MemberHistory {...props} /> : <VisitorHistory {...props} />;
}
