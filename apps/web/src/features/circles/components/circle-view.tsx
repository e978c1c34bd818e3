import type { Circle } from "@lenscape/api/types";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { GroupHeader } from "@lenscape/ui/group-header";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { Segmented } from "@lenscape/ui/segmented";
import { toast } from "@lenscape/ui/toast";
import { Lock, Plus, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { ActionBar } from "#shell/frame/action-bar.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { useViewerCircle } from "#shell/session/viewer-state.ts";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { type CircleSort, type CircleTab, circleFeed, circleTabs, sortsOf } from "../queries.ts";
import { useSeen } from "../use-circle-seen.ts";
import { CircleAbout } from "./circle-about.tsx";
import { ManageRow } from "./circle-manage-row.tsx";
import { CircleRow } from "./circle-row.tsx";
import { CircleTags } from "./circle-tags.tsx";
import { JoinLarge } from "./join-circle-button.tsx";

const CircleSheet = lazyDialog(() => import("./circle-sheet.tsx"));

/** The way of a phone to what the sidebar holds elsewhere. */
function AboutRow({ circle }: { circle: Circle }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CircleRow
        icon={ShieldCheck}
        label={text.rulesAndModerators}
        onOpen={() => setOpen(true)}
        className="md:hidden"
      />
      {open && <CircleSheet circle={circle} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether a member's standing lets them write in a circle: those that are joined by approval take their members' posts alone. */
function useMayWrite(circle: Circle) {
  const joined = useViewerCircle(circle.id) === "joined";
  return { joined, may: circle.joinType === 0 || joined };
}

/** Writing to the circle; where only members may, somebody else is told so instead. A closed one takes nothing more. */
function Write({ circle }: { circle: Circle }) {
  const { joined, may } = useMayWrite(circle);
  if (circle.isOpen === 0) return null;
  if (!may) {
    return (
      <Button
        tone="secondary"
        aria-disabled="true"
        className="max-md:hidden"
        onClick={() => toast(text.membersOnly, { tone: "error" })}
      >
        <Lock aria-hidden="true" strokeWidth={1.7} />
        {text.write}
      </Button>
    );
  }
  return (
    <Button tone={joined ? "primary" : "secondary"} asChild className="max-md:hidden">
      <Link href={paths.publish(1, { circleId: circle.id })}>
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.write}
      </Link>
    </Button>
  );
}

/** Joining and leaving; where only members write, a phone has it at its foot. */
function Join({ circle }: { circle: Circle }) {
  const { may } = useMayWrite(circle);
  return may || circle.isOpen === 0 ? (
    <JoinLarge circle={circle} />
  ) : (
    <span className="max-md:hidden">
      <JoinLarge circle={circle} />
    </span>
  );
}

/** What a phone offers at its foot: writing here, or first of all joining. */
function PhoneAct({ circle }: { circle: Circle }) {
  const { joined, may } = useMayWrite(circle);
  if (!may) return <JoinLarge circle={circle} />;
  return (
    <Button tone={joined ? "primary" : "secondary"} asChild>
      <Link href={paths.publish(1, { circleId: circle.id })}>
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.writeHere}
      </Link>
    </Button>
  );
}

interface CircleViewProps {
  circle: Circle;
  tab: CircleTab;
  sort?: CircleSort;
}

/** One circle: header with notice, its threads by tab, rules and moderators. */
export function CircleView({ circle, tab, sort }: CircleViewProps) {
  const { api } = useApp();
  const navigate = useNavigate();
  useSeen(circle.id);
  const { may } = useMayWrite(circle);
  const hrefOf = (name: CircleTab) => paths.circle(circle.id, name === "latest" ? undefined : name);
  const sorts = sortsOf[tab];
  const sortBy = (next: CircleSort) =>
    navigate(
      paths.circle(circle.id, tab === "latest" ? undefined : tab, next === sorts?.[0] ? undefined : next),
      { replace: true, preventScrollReset: true },
    );
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
        icon={circle.picUrl}
        tags={<CircleTags circle={circle} />}
        stats={[
          { value: circle.memberCount, label: text.members },
          { value: circle.trendsCount, label: text.posts },
          { value: circle.interactCount, label: text.interactions },
        ]}
        action={
          <>
            <Join circle={circle} />
            <Write circle={circle} />
          </>
        }
        notice={circle.notice}
        noticeTime={circle.noticeAt.slice(5, 10)}
        footer={
          <>
            <ManageRow circle={circle} />
            <AboutRow circle={circle} />
          </>
        }
      />
      <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
        <div className="flex flex-wrap items-center justify-between gap-x-2 border-border border-b pr-4 pl-1 md:pr-6 md:pl-3">
          <StayLinks>
            <LinkTabs
              aria-label={text.threads}
              items={circleTabs.map((name) => ({ href: hrefOf(name), label: text.tabs[name] }))}
              current={hrefOf(tab)}
            />
          </StayLinks>
          {sorts && sort && (
            <Segmented
              aria-label={tab === "questions" ? text.questionState : text.order}
              options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
              value={sort}
              onValueChange={sortBy}
              className="my-2 ml-auto"
            />
          )}
        </div>
        <ThreadFeed
          key={`${circle.id}${tab}${sort}`}
          query={circleFeed(api, circle.id, tab, sort)}
          pinnedLines
          inCircle
          {...(tab !== "questions"
            ? { emptyText: text.noThreads, emptyHref: pageOf("circles") }
            : {
                emptyTitle: text.noQuestions,
                ...(may && circle.isOpen === 1
                  ? { emptyHref: paths.ask({ circleId: circle.id }), emptyAction: text.ask }
                  : { emptyHref: pageOf("circles") }),
              })}
        />
      </Card>
      {circle.isOpen === 1 && (
        <ActionBar>
          <PhoneAct circle={circle} />
        </ActionBar>
      )}
    </PageBody>
  );
}
