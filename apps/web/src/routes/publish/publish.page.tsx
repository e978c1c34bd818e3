import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { publishText as text } from "#copy/publish.ts";
import { PublishForm } from "#features/publish/publish-form.tsx";
import { useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";

export const handle: PageHandle = {
  tabBar: false,
  meta: () => ({ title: pages.publish.title, noindex: true }),
};

/** The publish page (ROUTE-036): `currentContentIndex=1` is a thread, anything else a dynamic. */
export function Component() {
  const [search] = useSearchParams();
  const member = useMember();
  // A session that ends while one writes leaves the form as it is: it is asked for again on publishing.
  const owner = useRef("");
  if (member.userId) owner.current = member.userId;
  const kind = search.get("currentContentIndex") === "1" ? 1 : 0;
  const from = {
    circleId: search.get("circleId") ?? undefined,
    topicId: search.get("topicId") ?? undefined,
  };
  const tabs = (
    <LinkTabs
      aria-label={text.kinds}
      current={paths.publish(kind, from)}
      items={[
        { href: paths.publish(0, from), label: text.moment },
        { href: paths.publish(1, from), label: text.thread },
      ]}
    />
  );
  return (
    <PageBody className="pt-4 max-md:pt-0 md:pt-5">
      <h1 className="sr-only">{pages.publish.title}</h1>
      {owner.current && (
        <PublishForm
          key={`${kind}.${owner.current}`}
          kind={kind}
          userId={owner.current}
          tabs={tabs}
          {...from}
        />
      )}
    </PageBody>
  );
}
