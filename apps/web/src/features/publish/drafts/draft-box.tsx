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
import { apiQuery } from "#lib/query.ts";
import { RoutedLink } from "#lib/routed-link.tsx";
import { touched } from "#lib/touched.ts";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { draftBoxText as text } from "./draft-box-text.ts";
import { type Draft, type DraftKind, dropDraft, keptDrafts } from "./thread-draft.ts";

/** More than a member may have: the box is one page. */
const ALL = 100;

/** What the server keeps of my drafts, the last edited first. */
export const draftList = (api: App["api"]) => ({
  ...apiQuery(api, "draftList", { query: { pageNum: 1, pageSize: ALL } }),
  staleTime: 0,
});

interface BoxRow extends RowOf<"draftList"> {
  /** here: on this device alone; ahead: this device has more than the server. */
  standing?: "here" | "ahead";
}

/** The words of a text without the code that judges texts: nothing of it is shown as HTML. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";

function rowOf(kind: DraftKind, draft: Draft): BoxRow {
  const words = kind === 0 ? draft.content : wordsOf(draft.content);
  const [image] = draft.images;
  return {
    id: draft.requestId,
    threadClassify: kind,
    title: draft.title.trim(),
    excerpt: oneLine(words).trim().slice(0, 135),
    cover: draft.plan.cover || image?.thumbnailUrl || image?.url || "",
    device: "",
    revision: draft.revision,
    savedAt: wireTimeOf(draft.keptAt),
    standing: draft.revision === 0 ? "here" : "ahead",
  };
}

/** The server's drafts and what this browser has beyond them. */
export function gather(rows: readonly BoxRow[], userId: string): BoxRow[] {
  const own = ([0, 1, 2] as const).flatMap((kind) =>
    keptDrafts(localStorage, kind, userId)
      .filter(({ unsent }) => unsent)
      .map((draft) => rowOf(kind, draft)),
  );
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...rows.filter(({ id }) => !ids.has(id))].sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}

/** Everything a member has written and not published, here and on the server. */
export function DraftBox({ userId }: { userId: string }) {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(draftList(api));
  const [, setRemoved] = useState(0);
  const rows = gather(data?.rows ?? [], userId);
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
          <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            title={text.none}
            description={text.noneHint}
            actionText={text.write}
            actionHref={paths.publish(1)}
          />
        )}
      </Card>
    );
  }
  return (
    <>
      {isError && <Alert tone="warning">{text.unreachable}</Alert>}
      <Card asChild className="overflow-clip">
        <ul aria-label={text.box}>
          {rows.map((row) => (
            <Row key={row.id} row={row} userId={userId} onRemoved={() => setRemoved((count) => count + 1)} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Row({ row, userId, onRemoved }: { row: BoxRow; userId: string; onRemoved: () => void }) {
  const { api, queries } = useApp();
  const now = useNow();
  const { id, threadClassify: kind, title, excerpt, cover, circle, device, savedAt, standing } = row;
  const name = title.trim() || excerpt || (kind === 0 ? text.wordless : text.untitled);
  const [remove, removing] = useAction(async () => {
    const sure = await confirm({
      title: text.removeTitle,
      content: text.removeQuestion,
      okText: text.remove,
      tone: "danger",
    });
    if (!sure) return;
    if (standing !== "here") await api.call("draftDel", { body: { draftId: id } });
    dropDraft(localStorage, kind, userId, id);
    await touched(queries, "draftDel");
    onRemoved();
    toast(text.removed, { tone: "success" });
  });
  const facts = [formatRelative(savedAt, now), device, circle?.groupName].filter(Boolean).join(" · ");
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
          className="grid size-14 flex-none place-items-center rounded-md text-text-disabled md:size-16"
        />
        <span className="grid min-w-0 grow gap-0.5 max-xs:basis-full">
          <span className="flex min-w-0 items-baseline gap-2 max-xs:flex-wrap">
            <Tag>{text.kinds[kind]}</Tag>
            <b className="line-clamp-2 font-semibold">{name}</b>
          </span>
          {title.trim() && (
            <span className="truncate text-sm text-text-secondary">{excerpt || text.wordless}</span>
          )}
          <span className="flex min-w-0 items-center gap-2 max-xs:flex-wrap text-text-muted text-xs tabular-nums">
            <span className="truncate max-xs:whitespace-normal">{facts}</span>
            {standing && <Tag tone="accent">{standing === "here" ? text.local : text.unsynced}</Tag>}
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
