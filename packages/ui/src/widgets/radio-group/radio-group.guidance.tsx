import type { Pair } from "../../docs/guidance.ts";
import { Radio, RadioGroup } from "./radio-group.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <RadioGroup legend="谁可以给我发私信" defaultValue="mutual">
        <Radio value="all">所有人</Radio>
        <Radio value="mutual">互相关注的人</Radio>
        <Radio value="none">关闭</Radio>
      </RadioGroup>
    ),
    do: "先选好最常用的一项，各项不重叠",
    bad: (
      <RadioGroup legend="私信设置">
        <Radio value="on">开</Radio>
        <Radio value="off">关</Radio>
      </RadioGroup>
    ),
    dont: "只有开和关：那用开关",
  },
];
