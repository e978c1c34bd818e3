import { ApiError } from "@lenscape/api/errors";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { draftText as text } from "#copy/draft.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { pageOf } from "#paths";
import { type Draft, emptyDraft, pointedAt, readDraft, writeDraft } from "./draft.ts";
import { draftOf } from "./draft-wire.ts";
import { PublishForm } from "./publish-form.tsx";

type FormProps = Omit<ComponentProps<typeof PublishForm>, "opened" | "onSwitch">;

interface OpenedFormProps extends FormProps {
  /** The draft that the address names. */
  draftId?: string;
}

/** The form with the draft that the address names, with this tab's last one, else with none. */
export function OpenedForm({ draftId, ...form }: OpenedFormProps) {
  const { kind, userId } = form;
  const [opened, setOpened] = useState(() => {
    const kept = (id?: string) => readDraft(localStorage, kind, userId, id);
    const pointed = pointedAt(kind, userId);
    const draft = draftId ? kept(draftId) : (pointed && kept(pointed)) || kept();
    return { draft, turn: 0, missing: draftId !== undefined && !draft };
  });
  const open = (draft: Draft) => {
    writeDraft(localStorage, kind, userId, draft);
    setOpened(({ turn }) => ({ draft, turn: turn + 1, missing: false }));
  };
  if (opened.missing && draftId) return <Fetched {...form} draftId={draftId} onFetched={open} />;
  return (
    <PublishForm
      key={opened.turn}
      {...form}
      opened={opened.draft}
      onSwitch={(draft) => open(draft ?? emptyDraft())}
    />
  );
}

interface FetchedProps extends FormProps {
  draftId: string;
  onFetched: (draft: Draft) => void;
}

/** Fetches a draft that was written on another device. */
function Fetched({ kind, draftId, tabs, onFetched }: FetchedProps) {
  const { api } = useApp();
  const { data, error, isFetching, refetch } = useQuery({
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
        <ErrorState loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={text.opening} className="grid gap-4 px-4 py-6 md:px-8">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Card>
  );
}
