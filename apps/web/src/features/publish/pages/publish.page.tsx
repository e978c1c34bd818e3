import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { isId } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { getPublishHrefs } from "#shell/navigation/menu.ts";
import { questionText } from "../attachments/text.ts";
import { DraftPublishForm } from "../drafts/draft-publish-form.tsx";
import { toDraftKind } from "../drafts/thread-draft.ts";
import { ThreadEditForm } from "../form/thread-edit-form.tsx";
import { publishText as text } from "../text.ts";

export const handle: PageHandle = {
  tabBar: false,
  toTop: false,
  offline: text.offlineWriting,
  meta: () => ({ title: pages.publish.title, noindex: true }),
};

/**
 * Publish page (ROUTE-036). `currentContentIndex=1` is an article, 2 an activity for members with the permission, any
 * other value a moment (AMB-025). The address is corrected to the visible form. `id` edits a published thread.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const member = useMember();
  // A session that expires leaves the form as it is. Publishing asks to log in again.
  const [lastSession, setLastSession] = useState({ owner: "", canHost: false });
  const canHostNow = getPublishHrefs(member).activity !== undefined;
  if (member.userId && (member.userId !== lastSession.owner || canHostNow !== lastSession.canHost))
    setLastSession({ owner: member.userId, canHost: canHostNow });
  const { owner, canHost } = lastSession;
  const requestedKind = toDraftKind(search.get("currentContentIndex"));
  const kind = requestedKind === 2 && !canHost ? 0 : requestedKind;
  const presets = {
    circleId: search.get("circleId") ?? undefined,
    topicId: search.get("topicId") ?? undefined,
  };
  const id = search.get("id");
  const threadId = id && isId(id) ? id : undefined;
  const draftId = search.get("draftId") ?? undefined;
  const visibleIndex = threadId ? null : String(kind);
  useEffect(() => {
    if (visibleIndex === null || search.get("currentContentIndex") === visibleIndex) return;
    const next = new URLSearchParams(search);
    next.set("currentContentIndex", visibleIndex);
    setSearch(next, { replace: true, preventScrollReset: true });
  }, [visibleIndex, search, setSearch]);
  const isQuestion = kind === 1 && search.get("ask") === "1";
  const tabs = (
    <LinkTabs
      aria-label={text.kinds}
      current={isQuestion ? paths.ask(presets) : paths.publish(kind, presets)}
      items={[
        { href: paths.publish(0, presets), label: text.moment },
        { href: paths.publish(1, presets), label: text.thread },
        { href: paths.ask(presets), label: questionText.tab },
        ...(canHost ? [{ href: paths.publish(2, presets), label: text.activity }] : []),
      ]}
    />
  );
  return (
    <PageBody className="pt-4 max-md:pt-0 md:pt-5">
      <h1 className="sr-only">{pages.publish.title}</h1>
      {owner && threadId && (
        <ThreadEditForm key={`${threadId}.${owner}`} threadId={threadId} userId={owner} />
      )}
      {owner && !threadId && (
        <DraftPublishForm
          key={`${kind}.${owner}.${draftId}`}
          kind={kind}
          isQuestion={isQuestion}
          owner={owner}
          tabs={tabs}
          draftId={draftId}
          {...presets}
        />
      )}
    </PageBody>
  );
}
