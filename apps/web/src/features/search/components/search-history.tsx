import { ApiError } from "@lenscape/api/errors";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { SearchHistory } from "@lenscape/ui/search-history";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { history } from "../queries.ts";
import { forgetSearch, useSearches } from "../recent-searches.ts";
import { searchText as text } from "../text.ts";

interface HistoryProps {
  onSelect: (keyword: string) => void;
}

interface TermsProps extends HistoryProps {
  items: string[];
  onRemove: (keyword: string) => void;
  /** Forgets all, once the question is answered with yes. */
  onClear: () => unknown;
}

function Terms({ items, onSelect, onRemove, onClear }: TermsProps) {
  const [clear, clearing] = useAction(async () => {
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
        loading={clearing}
      />
    </Card>
  );
}

function MemberHistory({ onSelect }: HistoryProps) {
  const { api, queries } = useApp();
  const options = history(api);
  const { data } = useQuery({ ...options, staleTime: 0 });
  /** Forgets at the server first; what fails is told, and the list stays as it is (ERR-016). */
  const forget = async (call: () => Promise<unknown>, keep: (keyword: string) => boolean) => {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, { tone: "error" });
      return;
    }
    queries.setQueryData(options.queryKey, (before) => {
      const rows = before?.rows.filter(({ keyword }) => keep(keyword)) ?? [];
      return { rows, total: rows.length };
    });
  };
  return (
    <Terms
      items={data?.rows.map(({ keyword }) => keyword) ?? []}
      onSelect={onSelect}
      onRemove={(gone) =>
        void forget(
          () => api.call("delSearch", { body: { keyword: gone }, silent: true }),
          (keyword) => keyword !== gone,
        )
      }
      onClear={() =>
        forget(
          () => api.call("clearUserSearch", { silent: true }),
          () => false,
        )
      }
    />
  );
}

function VisitorHistory({ onSelect }: HistoryProps) {
  return (
    <Terms items={useSearches()} onSelect={onSelect} onRemove={forgetSearch} onClear={() => forgetSearch()} />
  );
}

/**
 * What I searched for, each to be searched again or removed, and 「清空」, which asks first (SEARCH-005, SEARCH-019,
 * SEARCH-020). A visitor's is kept in the browser, without a call (AMB-072).
 */
export function History(props: HistoryProps) {
  const { token } = useMember();
  return token ? <MemberHistory {...props} /> : <VisitorHistory {...props} />;
}
