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
import { type TaskKind, taskListQuery } from "../queries.ts";
import { tasksText as text } from "../text.ts";
import { useStartTask } from "../use-start-task.ts";
import { TaskIcon } from "./task-icons.tsx";

/** Keys of the skeleton rows, as many as the default tasks of each kind. */
const SKELETON_KEYS = { day: "abcde", week: "abc", month: "abc", starter: "abc" };

/** Sort order: open tasks, then started ones, then finished ones. */
const getSortOrder = ({ finish, completedNum }: Task) => (finish ? 2 : completedNum > 0 ? 1 : 0);

interface TaskRowsProps {
  kind: TaskKind;
  /** Called before the page changes to that of a task. */
  onLeave?: () => void;
}

/** Rows of the tasks of a kind, with infinite scrolling (TASK-010). */
export function TaskRows({ kind, onLeave }: TaskRowsProps) {
  const { api } = useApp();
  const list = useInfiniteQuery(taskListQuery(api, kind));
  const [start] = useStartTask(onLeave);
  const sentinel = useRef<HTMLDivElement>(null);
  const rows = (list.data?.pages.flatMap((page) => page.data) ?? []).sort(
    (a, b) => getSortOrder(a) - getSortOrder(b),
  );
  const status = getListStatus(list);
  const loadMore = useEffectEvent(() => void list.fetchNextPage());
  const count = rows.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each page, because a page may be shorter than the viewport
  useEffect(() => {
    const element = sentinel.current;
    if (status !== "more" || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [status, count]);

  if (count === 0) {
    if (status === "loading") {
      return (
        <div role="status" aria-busy="true">
          {[...SKELETON_KEYS[kind]].map((key) => (
            <div key={key} className="flex h-18 items-center gap-3 px-5">
              <Skeleton className="size-10 rounded-media" />
              <Skeleton className="h-8 w-1/2" />
            </div>
          ))}
        </div>
      );
    }
    const retry = () => void list.refetch();
    if (status === "error" || isUnauthorizedError(list.error))
      return <LoadError error={list.error} size="sm" loading={list.isFetching} onRetry={retry} />;
    // A rejected request shows as an empty list (ERR-017, ERR-018), with a retry.
    return (
      <EmptyState
        size="sm"
        title={text.none}
        actionText={text.again}
        onAction={list.isError ? retry : undefined}
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
      <div ref={sentinel} aria-hidden="true" />
      {status !== "over" && <ListFooter status={status} onLoadMore={() => list.fetchNextPage()} />}
    </>
  );
}
