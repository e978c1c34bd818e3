import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { isId } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { publishTargets } from "#shell/navigation/menu.ts";
import { askText } from "../ask-text.ts";
import { OpenedForm } from "../drafts/opened-draft.tsx";
import { kindOf } from "../drafts/thread-draft.ts";
import { publishText as text } from "../text.ts";

const EditForm = lazySection(() => import("../form/thread-edit-form.tsx"));

export const handle: PageHandle = {
  tabBar: false,
  toTop: false,
  offline: text.offlineWriting,
  meta: () => ({ title: pages.publish.title, noindex: true }),
};

/** The publish page (ROUTE-036): `currentContentIndex=1` is a thread, 2 an activity for anyone who may hold one, anything else a dynamic (AMB-025); the address is corrected to the form that is shown. `id` edits what is published. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const member = useMember();
  // A session that ends while one writes leaves the form as it is: it is asked for again on publishing.
  const owner = useRef("");
  if (member.userId) owner.current = member.userId;
  // As with the owner: who may hold activities is known while there is a session.
  const host = useRef(false);
  if (member.userId) host.current = publishTargets(member).activity !== undefined;
  const asked = kindOf(search.get("currentContentIndex"));
  const kind = asked === 2 && !host.current ? 0 : asked;
  const from = {
    circleId: search.get("circleId") ?? undefined,
    topicId: search.get("topicId") ?? undefined,
  };
  const id = search.get("id");
  const threadId = id && isId(id) ? id : undefined;
  const draftId = search.get("draftId") ?? undefined;
  const shownIndex = threadId ? null : String(kind);
  useEffect(() => {
    if (shownIndex === null || search.get("currentContentIndex") === shownIndex) return;
    const next = new URLSearchParams(search);
    next.set("currentContentIndex", shownIndex);
    setSearch(next, { replace: true, preventScrollReset: true });
  }, [shownIndex, search, setSearch]);
  const asks = kind === 1 && search.get("ask") === "1";
  const tabs = (
    <LinkTabs
      aria-label={text.kinds}
      current={asks ? paths.ask(from) : paths.publish(kind, from)}
      items={[
        { href: paths.publish(0, from), label: text.moment },
        { href: paths.publish(1, from), label: text.thread },
        { href: paths.ask(from), label: askText.tab },
        ...(host.current ? [{ href: paths.publish(2, from), label: text.activity }] : []),
      ]}
    />
  );
  return (
    <PageBody className="pt-4 max-md:pt-0 md:pt-5">
      <h1 className="sr-only">{pages.publish.title}</h1>
      {owner.current && threadId && (
        <EditForm
          key={`${threadId}.${owner.current}`}
          threadId={threadId}
          userId={owner.current}
          waiting={null}
        />
      )}
      {owner.current && !threadId && (
        <OpenedForm
          key={`${kind}.${owner.current}.${draftId}`}
          kind={kind}
          asks={asks}
          userId={owner.current}
          tabs={tabs}
          draftId={draftId}
          {...from}
        />
      )}
    </PageBody>
  );
}
