import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import { LinkTabs } from "@lenscape/ui/tabs";
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
  const { userId } = useMember();
  const kind = search.get("currentContentIndex") === "1" ? 1 : 0;
  const from = {
    circleId: search.get("circleId") ?? undefined,
    topicId: search.get("topicId") ?? undefined,
  };
  return (
    <PageBody className="pt-4 md:pt-5">
      <Card>
        <LinkTabs
          aria-label={text.kinds}
          current={paths.publish(kind, from)}
          items={[
            { href: paths.publish(0, from), label: text.moment },
            { href: paths.publish(1, from), label: text.thread },
          ]}
          className="border-border border-b px-3"
        />
        {userId && <PublishForm key={`${kind}.${userId}`} kind={kind} userId={userId} {...from} />}
      </Card>
    </PageBody>
  );
}
