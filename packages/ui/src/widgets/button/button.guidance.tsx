import type { Pair } from "../../docs/guidance.ts";
import { Button } from "./button.tsx";

const spaced = "flex items-center gap-3";

export const guidance: Pair[] = [
  {
    good: (
      <div className={spaced}>
        <Button tone="primary">发布</Button>
        <Button>存草稿</Button>
      </div>
    ),
    do: "一屏一个主按钮，其余用普通的",
    bad: (
      <div className={spaced}>
        <Button tone="primary">发布</Button>
        <Button tone="primary">存草稿</Button>
      </div>
    ),
    dont: "两个主按钮并排，看不出该按哪个",
  },
  {
    good: <Button tone="primary">兑换</Button>,
    do: "动词开头，两到四个字",
    bad: <Button tone="primary">立即点击这里马上兑换！</Button>,
    dont: "长句和感叹号",
  },
];
