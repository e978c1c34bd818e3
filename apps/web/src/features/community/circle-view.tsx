import type { Circle } from "@lenscape/api/types";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { GroupHeader } from "@lenscape/ui/group-header";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { SideCard } from "@lenscape/ui/side-card";
import { LinkTabs } from "@lenscape/ui/tabs";
import { UserRow } from "@lenscape/ui/user-row";
import { Plus } from "lucide-react";
import { communityText as text } from "#copy/community.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { Follow } from "#shell/follow.tsx";
import { StayLinks } from "#shell/stay-link.tsx";
import { ThreadFeed } from "#shell/thread-feed.tsx";
import { type CircleTab, circleFeed, circleTabs } from "./queries.ts";

/** The rules of a circle are sentences; each is a point of its own. */
const sentences = (rule: string) =>
  rule
    .split(/\n|(?<=。)/)
    .map((part) => part.trim())
    .filter(Boolean);

function Rules({ rule }: { rule: string }) {
  if (!rule) return null;
  return (
    <SideCard title={text.rules}>
      <ol className="grid list-inside list-decimal gap-2.5 px-4 pb-2 text-sm text-text-secondary">
        {sentences(rule).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </SideCard>
  );
}

function Moderators({ users }: { users: Circle["webMaster"] }) {
  if (users.length === 0) return null;
  return (
    <SideCard title={text.moderators}>
      {users.map((user) => (
        <UserRow
          key={user.userId}
          user={user}
          href={paths.profile(user.userId)}
          action={<Follow userId={user.userId} name={user.nickname} />}
        />
      ))}
    </SideCard>
  );
}

/** One circle: header with notice, its threads by tab, rules and moderators. */
export function CircleView({ circle, tab }: { circle: Circle; tab: CircleTab }) {
  const { api } = useApp();
  const hrefOf = (name: CircleTab) => paths.circle(circle.id, name === "latest" ? undefined : name);
  return (
    <PageBody
      className="md:pt-4"
      aside={
        <>
          <Rules rule={circle.rule} />
          <Moderators users={circle.webMaster} />
        </>
      }
    >
      <Breadcrumb
        className="mb-3 max-md:hidden"
        items={[{ label: text.circles, href: pageOf("circles") }, { label: circle.groupName }]}
      />
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
          emptyText={text.noThreads}
          emptyHref={pageOf("circles")}
        />
      </Card>
    </PageBody>
  );
}
