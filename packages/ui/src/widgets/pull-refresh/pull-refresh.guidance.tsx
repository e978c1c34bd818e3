import { RotateCw } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { PullRefresh } from "./pull-refresh.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <PullRefresh onRefresh={async () => {}}>
        <div className="flex items-center justify-between bg-surface px-4 py-2">
          最新
          <IconButton aria-label="刷新">
            <RotateCw aria-hidden="true" />
          </IconButton>
        </div>
      </PullRefresh>
    ),
    do: "旁边另放一个按钮，鼠标和键盘也刷得了",
    bad: (
      <PullRefresh onRefresh={async () => {}}>
        <p className="bg-surface px-4 py-3 text-center text-text-muted">请下拉刷新</p>
      </PullRefresh>
    ),
    dont: "只写一句「请下拉」：没有触屏就刷不了",
  },
];
