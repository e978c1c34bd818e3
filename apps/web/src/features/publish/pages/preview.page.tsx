import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { PageBody } from "@lenscape/ui/page-body";
import { PostActions } from "@lenscape/ui/post-actions";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { ThreadView } from "#features/threads/components/thread-article.tsx";
import { useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { apiQuery } from "#lib/query.ts";
import { RoutedLink } from "#lib/routed-link.tsx";
import { pageOf, pages, paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import {
  type Draft,
  type DraftKind,
  editStorageKey,
  isWritten,
  kindOf,
  readDraft,
} from "../drafts/thread-draft.ts";
import { isNewTopic, previewThread } from "../form/preview-thread.ts";
import { previewText as text } from "../preview-text.ts";

export const handle: PageHandle = {
  tabBar: false,
  meta: () => ({ title: pages.preview.title, noindex: true }),
};

/** The kept draft as it would look when published (ROUTE-048): `currentContentIndex` says of which kind, `id` of which thread it is a change. */
export function Component() {
  const [search] = useSearchParams();
  const { userId } = useMember();
  const kind = kindOf(search.get("currentContentIndex"));
  const draftId = search.get("draftId") ?? undefined;
  const id = search.get("id") ?? undefined;
  return userId ? (
    <Preview key={`${kind}.${userId}.${draftId}.${id}`} {...{ kind, userId, draftId, id }} />
  ) : null;
}

interface PreviewProps {
  kind: DraftKind;
  userId: string;
  /** Which of the kept drafts; the last kept one when none is named. */
  draftId?: string;
  /** The published thread that it changes. */
  id?: string;
}

function Preview({ kind, userId, draftId, id }: PreviewProps) {
  const shelf = id ? editStorageKey(id, userId) : userId;
  const [draft] = useState(() => readDraft(localStorage, kind, shelf, draftId));
  const edit = id ? paths.edit(id) : paths.publish(kind, { draftId });
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { fromForm?: boolean } | null };
  return (
    <PageBody className="pt-4 md:pt-5">
      <h1 className="sr-only">{pages.preview.title}</h1>
      <div className="mx-auto max-w-214">
        {draft && isWritten(draft) ? (
          <>
            <div className="mb-4 flex items-center justify-between gap-3 max-md:px-4">
              <p className="text-sm text-text-muted">{id ? text.editNote : text.note}</p>
              <Button asChild tone="primary">
                <RoutedLink
                  href={edit}
                  state={{ resumed: true }}
                  onClick={(event) => {
                    // Back to the very entry of the form, with whatever its address asked for.
                    if (!state?.fromForm) return;
                    event.preventDefault();
                    void navigate(-1);
                  }}
                >
                  <ArrowLeft aria-hidden="true" strokeWidth={1.7} />
                  {text.back}
                </RoutedLink>
              </Button>
            </div>
            <DraftView kind={kind} draft={draft} />
          </>
        ) : (
          <Card>
            <EmptyState
              title={text.nothing}
              description={text.nothingHint}
              actionText={text.write}
              actionHref={edit}
            />
          </Card>
        )}
      </div>
    </PageBody>
  );
}

function DraftView({ kind, draft }: { kind: DraftKind; draft: Draft }) {
  const { api } = useApp();
  const { userId, name, avatar } = useMember();
  const now = useNow();
  const { data: own } = useQuery(apiQuery(api, "ownInfo", { body: {}, silent: true }));
  const { data: circles } = useQuery(apiQuery(api, "filterCircle", { query: {} }));
  const author = {
    userId,
    nickname: own?.nickname ?? name,
    avatar: own?.avatar ?? avatar,
    groupName: own?.group.name ?? "",
    level: own?.level ?? 1,
    isVerified: own?.isVerified ?? 0,
  };
  const circle = circles?.rows.find(({ id }) => id === draft.circleId);
  return (
    <ThreadView
      thread={previewThread({ kind, draft, author, circle, now })}
      topicHref={(topic) => (isNewTopic(topic) ? pageOf("topicZone") : paths.topic(topic.id))}
      actions={
        // What readers will do with it is shown, not done.
        <div inert>
          <PostActions likeCount={0} favoriteCount={0} shareCount={0} isLike={false} isFavorite={false} />
        </div>
      }
    />
  );
}
