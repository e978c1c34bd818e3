import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";

const foot = "flex justify-end gap-2";

export const guidance: Pair[] = [
  {
    good: (
      <Panel title="删除这条评论？">
        <div className={foot}>
          <Button size="sm">取消</Button>
          <Button size="sm" tone="danger">
            删除
          </Button>
        </div>
      </Panel>
    ),
    do: "问的是哪件事，按钮就写哪个动词",
    bad: (
      <Panel title="确定要执行此操作吗？">
        <div className={foot}>
          <Button size="sm">否</Button>
          <Button size="sm" tone="primary">
            是
          </Button>
        </div>
      </Panel>
    ),
    dont: "「是」和「否」：要回头读一遍才敢按",
  },
];
