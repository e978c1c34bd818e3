import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { clampWhole } from "../../lib/clamp-whole.ts";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { PointsMark } from "../points-mark/points-mark.tsx";
import { Progress } from "../progress/progress.tsx";

/** Fields of a task that the row shows, with wire names. */
export interface TaskView {
  id: string;
  name: string;
  rewardPoints: number;
  completedNum: number;
  /** Required number; values below 1 count as 1. */
  rewardNum: number;
  finish: boolean;
}

export type TaskRowProps = Omit<ComponentProps<"div">, "children"> & {
  /** Task to show, with the field names of the API. */
  task: TaskView;
  /** Tile at the left end, usually an `IconTile`. */
  icon?: ReactNode;
  /** Whether the task is being processed: shows a spinner and ignores clicks. */
  pending?: boolean;
  /** Called for "去完成"; finished tasks have no button. */
  onStart?: () => void;
};

/** Row of a task: tile, name, reward, progress like "3/5", and "去完成" or "已完成". */
export function TaskRow({ task, icon, pending = false, onStart, className, ...props }: TaskRowProps) {
  const text = useGrowthText();
  const buttonRef = useKeptFocus();
  const { name } = task;
  const reward = task.rewardPoints > 0 && { value: task.rewardPoints, signed: true };
  const total = clampWhole(task.rewardNum, 1, Number.MAX_SAFE_INTEGER);
  const completed = clampWhole(task.completedNum, 0, total);
  return (
    <div
      data-slot="task-row"
      data-state={task.finish ? "done" : "open"}
      {...props}
      className={cn(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3.5 md:px-5",
        "[&+&]:border-t [&+&]:border-border [li+li>&]:border-t [li+li>&]:border-border",
        className,
      )}
    >
      <span className="flex">{icon}</span>
      <div className="min-w-0">
        <div className="flex items-center gap-2 font-semibold">
          <span data-slot="task-row-name" className="min-w-0 wrap-anywhere">
            {name}
          </span>
          {reward && <PointsMark {...reward} className="max-md:hidden" />}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-2.5 text-meta text-text-muted tabular-nums">
          <Progress
            value={task.finish ? total : completed}
            max={total}
            aria-label={fillText(text.taskProgress, { name })}
            className="w-18 max-w-full flex-none md:w-30"
          />
          <span data-slot="task-row-progress" className="whitespace-nowrap">{`${completed}/${total}`}</span>
          {/* On phones the reward is here, because the name takes the whole line. */}
          {reward && <PointsMark {...reward} className="md:hidden" />}
        </div>
      </div>
      {task.finish ? (
        <span
          data-slot="task-row-done"
          className="inline-flex h-8 w-21 items-center justify-center gap-1 text-meta text-text-muted"
        >
          <Check aria-hidden="true" size="1rem" strokeWidth={1.7} />
          <span>{text.taskDone}</span>
        </span>
      ) : (
        <Button
          ref={buttonRef}
          tone="soft"
          loading={pending}
          onClick={onStart}
          aria-label={`${pending ? text.taskPending : text.goTask} ${name}`}
          className="h-8 w-21 px-0 text-meta leading-none max-md:h-10"
        >
          {pending ? text.taskPending : text.goTask}
        </Button>
      )}
    </div>
  );
}
