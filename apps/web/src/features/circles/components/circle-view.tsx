import type { Circle } from "@lenscape/api/types";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { GroupHeader } from "@lenscape/ui/group-header";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { Segmented } from "@lenscape/ui/segmented";
import { Sheet } from "@lenscape/ui/sheet";
import { toast } from "@lenscape/ui/toast";
import { Lock, Plus, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { ActionBar } from "#shell/frame/action-bar.tsx";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { useViewerCircle } from "#shell/session/viewer-state.ts";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { type CircleSort, type CircleTab, circleFeed, circleTabs, sortsByTab } from "../queries.ts";
import { circlesText as text } from "../text.ts";
import { useMarkCircleSeen } from "../use-circle-seen.ts";
import { CircleAbout } from "./circle-about.tsx";
import { CircleManageRow } from "./circle-manage-row.tsx";
import { CircleRow } from "./circle-row.tsx";
import { CircleTags } from "./circle-tags.tsx";
import { JoinCircleHeaderButton } from "./join-circle-button.tsx";

/** Row on phones that opens the content of the sidebar in a sheet. */
function AboutRow({ circle }: { circle: Circle }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CircleRow
        icon={ShieldCheck}
        label={text.rulesAndModerators}
        onOpen={() => setOpen(true)}
        className="md:hidden"
      />
      {isOpen && (
        <Sheet
          open
          title={text.rulesAndModerators}
          onOpenChange={(isSheetOpen) => !isSheetOpen && setOpen(false)}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <CircleAbout circle={circle} />
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Whether the viewer is a member and can publish. Circles with approval accept threads of their members only. */
function useCanPublish(circle: Circle) {
  const isJoined = useViewerCircle(circle.id) === "joined";
  return { isJoined, canPublish: circle.joinType === 0 || isJoined };
}

/** Button that publishes in the circle. Explains to others that only members can; absent in a closed circle. */
function PublishButton({ circle }: { circle: Circle }) {
  const { isJoined, canPublish } = useCanPublish(circle);
  if (circle.isOpen === 0) return null;
  if (!canPublish) {
    return (
      <Button
        tone="secondary"
        aria-disabled="true"
        className="max-md:hidden"
        onClick={() => toast(text.membersOnly, { tone: "error" })}
      >
        <Lock aria-hidden="true" strokeWidth={1.7} />
        {text.publish}
      </Button>
    );
  }
  return (
    <Button tone={isJoined ? "primary" : "secondary"} asChild className="max-md:hidden">
      <Link href={paths.publish(1, { circleId: circle.id })}>
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.publish}
      </Link>
    </Button>
  );
}

/** Join button in the header. Hidden on phones if `PhoneAction` has it at the bottom. */
function HeaderJoinButton({ circle }: { circle: Circle }) {
  const { canPublish } = useCanPublish(circle);
  return canPublish || circle.isOpen === 0 ? (
    <JoinCircleHeaderButton circle={circle} />
  ) : (
    <span className="max-md:hidden">
      <JoinCircleHeaderButton circle={circle} />
    </span>
  );
}

/** Action at the bottom of a phone: publish, or join first. */
function PhoneAction({ circle }: { circle: Circle }) {
  const { isJoined, canPublish } = useCanPublish(circle);
  if (!canPublish) return <JoinCircleHeaderButton circle={circle} />;
  return (
    <Button tone={isJoined ? "primary" : "secondary"} asChild>
      <Link href={paths.publish(1, { circleId: circle.id })}>
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.publishInCircle}
      </Link>
    </Button>
  );
}

interface CircleViewProps {
  circle: Circle;
  tab: CircleTab;
  sort?: CircleSort;
}

/** A circle: header with notice, threads in tabs, rules and moderators. */
export function CircleView({ circle, tab, sort }: CircleViewProps) {
  const { api } = useApp();
  const navigate = useNavigate();
  useMarkCircleSeen(circle.id);
  const { canPublish } = useCanPublish(circle);
  const getHref = (name: CircleTab) => paths.circle(circle.id, name === "latest" ? undefined : name);
  const sorts = sortsByTab[tab];
  const setSort = (next: CircleSort) =>
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
          items={[{ label: text.circles, href: getPath("circles") }, { label: circle.groupName }]}
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
          { value: circle.memberCount, label: text.memberCount },
          { value: circle.trendsCount, label: text.threadCount },
          { value: circle.interactCount, label: text.interactionCount },
        ]}
        action={
          <>
            <HeaderJoinButton circle={circle} />
            <PublishButton circle={circle} />
          </>
        }
        notice={circle.notice}
        noticeTime={circle.noticeAt.slice(5, 10)}
        footer={
          <>
            <CircleManageRow circle={circle} />
            <AboutRow circle={circle} />
          </>
        }
      />
      <section className="mt-4 max-md:mt-2">
        <div className="flex flex-wrap items-center justify-between gap-x-2 border-border border-b pr-4 pl-1 md:-ml-3 md:px-0">
          <KeepScrollLinks>
            <LinkTabs
              aria-label={text.threadTabs}
              items={circleTabs.map((name) => ({ href: getHref(name), label: text.tabs[name] }))}
              current={getHref(tab)}
            />
          </KeepScrollLinks>
          {sorts && sort && (
            <Segmented
              aria-label={tab === "questions" ? text.questionState : text.order}
              options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
              value={sort}
              onValueChange={setSort}
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
            ? { emptyText: text.threadsEmpty, emptyHref: getPath("circles") }
            : {
                emptyTitle: text.questionsEmpty,
                ...(canPublish && circle.isOpen === 1
                  ? { emptyHref: paths.ask({ circleId: circle.id }), emptyAction: text.ask }
                  : { emptyHref: getPath("circles") }),
              })}
        />
      </section>
      {circle.isOpen === 1 && (
        <ActionBar>
          <PhoneAction circle={circle} />
        </ActionBar>
      )}
    </PageBody>
  );
}
