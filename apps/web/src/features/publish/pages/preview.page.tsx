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
import { localStore } from "#lib/storage.ts";
import { getPath, pages, paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import {
  type Draft,
  type DraftKind,
  getEditDraftOwner,
  hasContent,
  readStoredDraft,
  toDraftKind,
} from "../drafts/thread-draft.ts";
import { isNewTopic, previewThread } from "../form/preview-thread.ts";
import { previewText as text } from "../text.ts";

export const handle: PageHandle = {
  tabBar: false,
  meta: () => ({ title: pages.preview.title, noindex: true }),
};

/**
 * Preview of a stored draft (ROUTE-048). In the query, `currentContentIndex` is its kind and `id` the published thread
 * that it changes.
 */
export function Component() {
  const [search] = useSearchParams();
  const { userId } = useMember();
  const kind = toDraftKind(search.get("currentContentIndex"));
  const draftId = search.get("draftId") ?? undefined;
  const id = search.get("id") ?? undefined;
  return userId ? (
    <Preview key={`${kind}.${userId}.${draftId}.${id}`} {...{ kind, userId, draftId, id }} />
  ) : null;
}

interface PreviewProps {
  kind: DraftKind;
  userId: string;
  /** ID of the draft; the last saved one without it. */
  draftId?: string;
  /** ID of the published thread that the draft changes. */
  id?: string;
}

function Preview({ kind, userId, draftId, id }: PreviewProps) {
  const owner = id ? getEditDraftOwner(id, userId) : userId;
  const [draft] = useState(() => readStoredDraft(localStore, kind, owner, draftId));
  const editPath = id ? paths.edit(id) : paths.publish(kind, { draftId });
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { fromForm?: boolean } | null };
  return (
    <PageBody className="pt-4 md:pt-5">
      <h1 className="sr-only">{pages.preview.title}</h1>
      <div className="mx-auto max-w-214">
        {draft && hasContent(draft) ? (
          <>
            <div className="mb-4 flex items-center justify-between gap-3 max-md:px-4">
              <p className="text-meta text-text-muted">{id ? text.editNote : text.note}</p>
              <Button asChild tone="primary">
                <RoutedLink
                  href={editPath}
                  state={{ resumed: true }}
                  onClick={(event) => {
                    // Goes back to the history entry of the form, which has its complete address.
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
            <DraftPreview kind={kind} draft={draft} />
          </>
        ) : (
          <Card>
            <EmptyState
              title={text.empty}
              description={text.emptyHint}
              actionText={text.write}
              actionHref={editPath}
            />
          </Card>
        )}
      </div>
    </PageBody>
  );
}

function DraftPreview({ kind, draft }: { kind: DraftKind; draft: Draft }) {
  const { api } = useApp();
  const { userId, name, avatar } = useMember();
  const now = useNow();
  const { data: profile } = useQuery(apiQuery(api, "ownInfo", { body: {}, silent: true }));
  const { data: circles } = useQuery(apiQuery(api, "filterCircle", { query: {} }));
  const author = {
    userId,
    nickname: profile?.nickname ?? name,
    avatar: profile?.avatar ?? avatar,
    groupName: profile?.group.name ?? "",
    level: profile?.level ?? 1,
    isVerified: profile?.isVerified ?? 0,
  };
  const circle = circles?.rows.find(({ id }) => id === draft.circleId);
  return (
    <ThreadView
      thread={previewThread({ kind, draft, author, circle, now })}
      topicHref={(topic) => (isNewTopic(topic) ? getPath("topicZone") : paths.topic(topic.id))}
      actions={
        // The buttons of readers are visible but inactive.
        <div inert>
          <PostActions likeCount={0} favoriteCount={0} shareCount={0} isLike={false} isFavorite={false} />
        </div>
      }
    />
  );
}
