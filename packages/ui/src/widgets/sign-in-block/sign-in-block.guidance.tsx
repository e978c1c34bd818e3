import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { SignInBlock } from "./sign-in-block.tsx";

/** Days in the arc, today last. */
const DAYS = ["17", "18", "19", "20", "21", "22"];

export const guidance: Pair[] = [
  {
    good: (
      <SignInBlock
        greeting="早上好，云野"
        points={2480}
        days={DAYS.map((name) => ({ name, signed: name !== "22" }))}
        reward={5}
        signed={false}
        onSignIn={nothing}
        note="再签 2 天得「一周不落」徽章"
      />
    ),
    do: "按钮说得到什么，下面说离下一样还差多少",
    bad: (
      <SignInBlock
        greeting="请先登录"
        points={0}
        days={DAYS.map((name) => ({ name, signed: false }))}
        signed={false}
        note="登录后即可签到"
      />
    ),
    dont: "给游客放一个空壳：按下去什么也没有",
  },
];
