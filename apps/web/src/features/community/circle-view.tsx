import type { Circle } from "@lenscape/api/types";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { GroupHeader } from "@lenscape/ui/group-header";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { ChevronRight, Plus, ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { communityText as text } from "#copy/community.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { StayLinks } from "#shell/stay-link.tsx";
import { ThreadFeed } from "#shell/thread-feed.tsx";
import { CircleAbout } from "./circle-about.tsx";
import { type CircleTab, circleFeed, circleTabs } from "./queries.ts";

const CircleSheet = lazy(() => import("./circle-sheet.tsx"));

/** The way of a phone to what the sidebar holds elsewhere. */
function AboutRow({ circle }: { circle: Circle }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2.5 border-border border-t px-4 text-left hover:bg-surface-hover md:hidden"
      >
        <ShieldCheck aria-hidden="true" size={18} strokeWidth={1.7} className="flex-none text-brand-text" />
        {text.rulesAndModerators}
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.7} className="ml-auto text-text-muted" />
      </button>
      {open && (
        <Suspense>
          <CircleSheet circle={circle} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** One circle: header with notice, its threads by tab, rules and moderators. */
export function CircleView({ circle, tab }: { circle: Circle; tab: CircleTab }) {
  const { api } = useApp();
  const hrefOf = (name: CircleTab) => paths.circle(circle.id, name === "latest" ? undefined : name);
  return (
    <PageBody
      className="md:pt-4"
      above={
        <Breadcrumb
          className="mb-3 max-md:hidden"
          items={[{ label: text.circles, href: pageOf("circles") }, { label: circle.groupName }]}
        />
      }
      aside={<CircleAbout circle={circle} />}
    >
      <GroupHeader
        title={circle.groupName}
        brief={circle.brief}
        cover={circle.picUrl}
        stats={[
          { value: circle.memberCount, label: text.members },
          { value: circle.trendsCount, label: text.posts },
          { value: circle.interactCount, label: text.interactions },
        ]}
        action={
          <Button tone="primary" asChild>
            <Link href={paths.publish(1, { circleId: circle.id })}>
              <Plus aria-hidden="true" strokeWidth={1.7} />
              {text.write}
            </Link>
          </Button>
        }
        notice={circle.notice}
        footer={<AboutRow circle={circle} />}
      />
      <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
        <StayLinks>
          <LinkTabs
            aria-label={text.threads}
            className="border-border border-b px-1 md:px-3"
            items={circleTabs.map((name) => ({ href: hrefOf(name), label: text.tabs[name] }))}
            current={hrefOf(tab)}
          />
        </StayLinks>
        <ThreadFeed
          key={tab}
          query={circleFeed(api, circle.id, tab)}
          pinnedLines
          emptyText={text.noThreads}
          emptyHref={pageOf("circles")}
        />
      </Card>
    </PageBody>
  );
}
