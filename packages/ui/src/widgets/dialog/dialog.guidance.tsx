import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";

const foot = "flex justify-end gap-2";

export const guidance: Pair[] = [
  {
    good: (
      <Panel title="改昵称">
        <span className="text-meta text-text-secondary">一个月能改一次。</span>
        <div className={foot}>
          <Button size="sm" tone="primary">
            保存
          </Button>
        </div>
      </Panel>
    ),
    do: "一件小事，一个主按钮",
    bad: (
      <Panel title="欢迎回来！">
        <span className="text-meta text-text-secondary">看看今天有什么新活动吧。</span>
      </Panel>
    ),
    dont: "没人要求时弹出来打断人",
  },
];
