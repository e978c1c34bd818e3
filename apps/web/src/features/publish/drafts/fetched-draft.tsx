import { ApiError } from "@lenscape/api/errors";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { pageOf } from "#paths";
import { CardWaiting } from "#shell/loading/card-skeleton.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { draftBoxText as text } from "./draft-box-text.ts";
import { draftOf } from "./draft-wire.ts";
import type { Draft, DraftKind } from "./thread-draft.ts";

interface FetchedDraftProps {
  kind: DraftKind;
  draftId: string;
  tabs: ReactNode;
  onFetched: (draft: Draft) => void;
}

/** Fetches a draft that was written on another device. The default export is what `pagePart` takes. */
export default function FetchedDraft({ kind, draftId, tabs, onFetched }: FetchedDraftProps) {
  const { api } = useApp();
  const { data, error, refetch } = useQuery({
    ...apiQuery(api, "draftGet", { query: { draftId }, silent: true }),
    staleTime: 0,
    gcTime: 0,
  });
  const draft = data?.threadClassify === kind ? draftOf(data) : undefined;
  useEffect(() => {
    if (draft) onFetched(draft);
  });
  const gone = (data && !draft) || (error instanceof ApiError && error.code !== 401 && error.kind === "code");
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <div className="border-border border-b px-3">{tabs}</div>
      {gone ? (
        <EmptyState
          title={text.missing}
          description={text.missingHint}
          actionText={text.box}
          actionHref={pageOf("drafts")}
        />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <CardWaiting label={text.opening} className="px-4 md:px-8" />
      )}
    </Card>
  );
}
