import type { RowOf } from "@lenscape/api/types";
import { oneLine } from "@lenscape/richtext/excerpt";
import { Alert } from "@lenscape/ui/alert";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { Cover } from "@lenscape/ui/cover";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconButton } from "@lenscape/ui/icon-button";
import { formatRelative, wireTimeOf } from "@lenscape/ui/lib/time";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { FileText, Trash } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { apiQuery } from "#lib/query.ts";
import { RoutedLink } from "#lib/routed-link.tsx";
import { localStore } from "#lib/storage.ts";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { draftListText as text } from "./text.ts";
import { type Draft, type DraftKind, listStoredDrafts, removeStoredDraft } from "./thread-draft.ts";

/** Page size above the maximum number of drafts, so that the list has one page. */
const PAGE_SIZE = 100;

/** Query of the drafts on the server, the last edited first. */
export const draftListQuery = (api: App["api"]) => ({
  ...apiQuery(api, "draftList", { query: { pageNum: 1, pageSize: PAGE_SIZE } }),
  staleTime: 0,
});

interface DraftRow extends RowOf<"draftList"> {
  /** local: on this device only; unsynced: this device has changes that the server lacks. */
  syncState?: "local" | "unsynced";
}

/** Extracts plain text without loading the sanitizer, because the result is never shown as HTML. */
const extractText = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";

function toRow(kind: DraftKind, draft: Draft): DraftRow {
  const plainText = kind === 0 ? draft.content : extractText(draft.content);
  const [image] = draft.images;
  return {
    id: draft.requestId,
    threadClassify: kind,
    title: draft.title.trim(),
    excerpt: oneLine(plainText).trim().slice(0, 135),
    cover: draft.plan.cover || image?.thumbnailUrl || image?.url || "",
    device: "",
    revision: draft.revision,
    savedAt: wireTimeOf(draft.savedAt),
    syncState: draft.revision === 0 ? "local" : "unsynced",
  };
}

/** Merges the drafts of the server with the local ones that have unsent changes. */
export function mergeDrafts(rows: readonly DraftRow[], userId: string): DraftRow[] {
  const local = ([0, 1, 2] as const).flatMap((kind) =>
    listStoredDrafts(localStore, kind, userId)
      .filter(({ unsent }) => unsent)
      .map((draft) => toRow(kind, draft)),
  );
  const ids = new Set(local.map(({ id }) => id));
  return [...local, ...rows.filter(({ id }) => !ids.has(id))].sort((a, b) =>
    a.savedAt < b.savedAt ? 1 : -1,
  );
}

/** List of the unpublished drafts of a member, on this device and on the server. */
export function DraftList({ userId }: { userId: string }) {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(draftListQuery(api));
  // A removed local draft changes no state, so that this count renders the list again.
  const [, setRemoveCount] = useState(0);
  const rows = mergeDrafts(data?.rows ?? [], userId);
  if (!data && !isError) {
    return (
      <Card role="status" aria-busy="true" className="grid gap-5 p-5">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="h-14 w-full" />
        ))}
      </Card>
    );
  }
  if (rows.length === 0) {
    return (
      <Card>
        {isError ? (
          <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            title={text.empty}
            description={text.emptyHint}
            actionText={text.write}
            actionHref={paths.publish(1)}
          />
        )}
      </Card>
    );
  }
  return (
    <>
      {isError && <Alert tone="warning">{text.serverUnreachable}</Alert>}
      <Card asChild className="overflow-clip">
        <ul aria-label={text.title}>
          {rows.map((row) => (
            <DraftListRow
              key={row.id}
              row={row}
              userId={userId}
              onRemoved={() => setRemoveCount((count) => count + 1)}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

function DraftListRow({ row, userId, onRemoved }: { row: DraftRow; userId: string; onRemoved: () => void }) {
  const { api, queries } = useApp();
  const now = useNow();
  const { id, threadClassify: kind, title, excerpt, cover, circle, device, savedAt, syncState } = row;
  const name = title.trim() || excerpt || (kind === 0 ? text.noText : text.untitled);
  const [remove, removing] = useAction(async () => {
    const isConfirmed = await confirm({
      title: text.removeTitle,
      content: text.removeQuestion,
      okText: text.remove,
      tone: "danger",
    });
    if (!isConfirmed) return;
    if (syncState !== "local") await api.call("draftDel", { body: { draftId: id } });
    removeStoredDraft(localStore, kind, userId, id);
    await invalidateAfter(queries, "draftDel");
    onRemoved();
    toast(text.removed, { tone: "success" });
  });
  const details = [formatRelative(savedAt, now), device, circle?.groupName].filter(Boolean).join(" · ");
  return (
    <li className="flex items-center gap-1 border-border not-first:border-t hover:bg-surface-hover">
      <RoutedLink
        href={paths.publish(kind, { draftId: id })}
        state={{ resumed: true }}
        className="flex min-w-0 grow items-center gap-3.5 py-3.5 pl-4 max-xs:flex-wrap outline-offset-[-2px] md:gap-4 md:pl-5"
      >
        <Cover
          src={cover}
          fallback={<FileText aria-hidden="true" size="1.375rem" strokeWidth={1.4} />}
          className="grid size-14 flex-none place-items-center rounded-control text-text-disabled md:size-16"
        />
        <span className="grid min-w-0 grow gap-0.5 max-xs:basis-full">
          <span className="flex min-w-0 items-baseline gap-2 max-xs:flex-wrap">
            <Tag>{text.kinds[kind]}</Tag>
            <b className="line-clamp-2 font-semibold">{name}</b>
          </span>
          {title.trim() && (
            <span className="truncate text-meta text-text-secondary">{excerpt || text.noText}</span>
          )}
          <span className="flex min-w-0 items-center gap-2 max-xs:flex-wrap text-text-muted text-meta tabular-nums">
            <span className="truncate max-xs:whitespace-normal">{details}</span>
            {syncState && <Tag tone="accent">{text[syncState]}</Tag>}
          </span>
        </span>
      </RoutedLink>
      <IconButton
        aria-label={`${text.remove}：${name}`}
        disabled={removing}
        onClick={remove}
        className="mr-2 md:mr-3"
      >
        <Trash aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </li>
  );
}
