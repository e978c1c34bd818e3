import type { Task } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ListFooter } from "@lenscape/ui/list-footer";
import { Skeleton } from "@lenscape/ui/skeleton";
import { TaskRow } from "@lenscape/ui/task-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useApp } from "#lib/app.tsx";
import { getListStatus, isUnauthorizedError } from "#lib/query.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { type TaskKind, taskList } from "../queries.ts";
import { tasksText as text } from "../text.ts";
import { useStart } from "../use-start-task.ts";
import { TaskIcon } from "./task-icons.tsx";

/** How many rows stand in for those on their way: as many as the kind has where nobody has changed it. */
const LINES = { day: "abcde", week: "abc", month: "abc", starter: "abc" };

/** What is to be done stands first, then what is under way, and what is done last. */
const placeOf = ({ finish, completedNum }: Task) => (finish ? 2 : completedNum > 0 ? 1 : 0);

interface TaskRowsProps {
  kind: TaskKind;
  /** Hears of a task that is gone to, before the page changes. */
  onGo?: () => void;
}

/** The tasks of a kind; the next page comes when one reaches the bottom (TASK-010). */
export function TaskRows({ kind, onGo }: TaskRowsProps) {
  const { api } = useApp();
  const list = useInfiniteQuery(taskList(api, kind));
  const [start] = useStart(onGo);
  const bottom = useRef<HTMLDivElement>(null);
  const rows = (list.data?.pages.flatMap((page) => page.data) ?? []).sort((a, b) => placeOf(a) - placeOf(b));
  const status = getListStatus(list);
  const more = useEffectEvent(() => void list.fetchNextPage());
  const count = rows.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shorter than the window must go on
  useEffect(() => {
    const element = bottom.current;
    if (status !== "more" || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more(),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [status, count]);

  if (count === 0) {
    if (status === "loading") {
      return (
        <div role="status" aria-busy="true">
          {[...LINES[kind]].map((key) => (
            <div key={key} className="flex h-18 items-center gap-3 px-5">
              <Skeleton className="size-10 rounded-lg" />
              <Skeleton className="h-8 w-1/2" />
            </div>
          ))}
        </div>
      );
    }
    const again = () => void list.refetch();
    if (status === "error" || isUnauthorizedError(list.error))
      return <LoadError error={list.error} size="sm" loading={list.isFetching} onRetry={again} />;
    // What the server refused ends the list without a word of it (ERR-017, ERR-018), but not for good.
    return (
      <EmptyState
        size="sm"
        title={text.none}
        actionText={text.again}
        onAction={list.isError ? again : undefined}
      />
    );
  }
  return (
    <>
      <ul>
        {rows.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} icon={<TaskIcon work={task.work} />} onStart={() => start(task)} />
          </li>
        ))}
      </ul>
      <div ref={bottom} aria-hidden="true" />
      {status !== "over" && <ListFooter status={status} onLoadMore={() => list.fetchNextPage()} />}
    </>
  );
}
