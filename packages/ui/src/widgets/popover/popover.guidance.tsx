import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { FilterChips } from "../filter-chips/filter-chips.tsx";
import { Input } from "../input/input.tsx";

const foot = "flex justify-end gap-2";

const options = ["全部", "最新", "最热"].map((label) => ({ value: label, label }));

export const guidance: Pair[] = [
  {
    good: (
      <Panel>
        <FilterChips aria-label="排序" value="最新" options={options} />
      </Panel>
    ),
    do: "一小块，选完就走，页面还看得见",
    bad: (
      <Panel title="编辑资料">
        <Field label="昵称">
          <Input defaultValue="云野" />
        </Field>
        <Field label="签名">
          <Input defaultValue="拍山，也拍山里的信号塔" />
        </Field>
        <Field label="所在地">
          <Input defaultValue="杭州" />
        </Field>
        <div className={foot}>
          <Button size="sm" tone="primary">
            保存
          </Button>
        </div>
      </Panel>
    ),
    dont: "装一张长表单：点到外面就关了，写的全没了。那用 Dialog",
  },
];
