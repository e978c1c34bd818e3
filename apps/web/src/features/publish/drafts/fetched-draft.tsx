import { ApiError } from "@lenscape/api/errors";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { getPath } from "#paths";
import { CardSkeleton } from "#shell/loading/card-skeleton.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { toDraft } from "./draft-wire.ts";
import { draftListText as text } from "./text.ts";
import type { Draft, DraftKind } from "./thread-draft.ts";

interface FetchedDraftProps {
  kind: DraftKind;
  draftId: string;
  tabs: ReactNode;
  onFetched: (draft: Draft) => void;
}

/** Loads a draft that was written on another device. */
export function FetchedDraft({ kind, draftId, tabs, onFetched }: FetchedDraftProps) {
  const { api } = useApp();
  const { data, error, refetch } = useQuery({
    ...apiQuery(api, "draftGet", { query: { draftId }, silent: true }),
    staleTime: 0,
    gcTime: 0,
  });
  const draft = data?.threadClassify === kind ? toDraft(data) : undefined;
  useEffect(() => {
    if (draft) onFetched(draft);
  });
  const isMissing =
    (data && !draft) || (error instanceof ApiError && error.code !== 401 && error.kind === "code");
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <div className="border-border border-b px-3">{tabs}</div>
      {isMissing ? (
        <EmptyState
          title={text.missing}
          description={text.missingHint}
          actionText={text.title}
          actionHref={getPath("drafts")}
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton label={text.opening} className="px-4 md:px-8" />
      )}
    </Card>
  );
}
