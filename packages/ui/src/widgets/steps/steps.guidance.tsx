import type { Pair } from "../../docs/guidance.ts";
import { Steps } from "./steps.tsx";

export const guidance: Pair[] = [
  {
    good: <Steps current={1} steps={[{ title: "选机型" }, { title: "拍序列号" }, { title: "等核对" }]} />,
    do: "三到五步，写要做的事",
    bad: <Steps current={0} steps={[{ title: "第一步" }, { title: "第二步" }, { title: "第三步" }]} />,
    dont: "名字只是序号，猜不出后面要准备什么",
  },
];
