import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";
import { FilterChips } from "../filter-chips/filter-chips.tsx";

const options = ["全部", "最新", "最热"].map((label) => ({ value: label, label }));

export const guidance: Pair[] = [
  {
    good: (
      <Panel title="筛选">
        <FilterChips aria-label="排序" value="最新" options={options} />
        <Button tone="primary">看 86 条结果</Button>
      </Panel>
    ),
    do: "按钮放进 footer，写按下去得到什么",
    bad: (
      <Panel title="筛选">
        <FilterChips aria-label="排序" value="最新" options={options} />
        <Button tone="primary">确定</Button>
        <Button>重置</Button>
        <Button>取消</Button>
      </Panel>
    ),
    dont: "「确定」不知道会剩几条，三个按钮占了半屏",
  },
];
