import { Eye } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { IconTile } from "../icon-tile/icon-tile.tsx";
import { TaskRow } from "./task-row.tsx";

const task = {
  task: { id: "1", name: "浏览 5 篇帖子", rewardPoints: 5, completedNum: 3, rewardNum: 5, finish: false },
  icon: (
    <IconTile tone="brand">
      <Eye aria-hidden="true" />
    </IconTile>
  ),
  onStart: nothing,
};

export const guidance: Pair[] = [
  {
    good: <TaskRow {...task} />,
    do: "动词开头，写清做几个",
    bad: <TaskRow {...task} task={{ ...task.task, name: "每日活跃任务" }} />,
    dont: "起一个名目：不知道要做什么",
  },
];
