import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { FollowButton } from "./follow-button.tsx";

const spaced = "flex items-center gap-3";

export const guidance: Pair[] = [
  {
    good: (
      <div className={spaced}>
        <Avatar name="折光率" src={null} />
        <span className="flex-1">折光率</span>
        <FollowButton isFollow={false} name="折光率" onToggle={nothing} />
      </div>
    ),
    do: "放在行尾，同一列对齐，每行一个",
    bad: (
      <div className={spaced}>
        <Avatar name="折光率" src={null} />
        <span className="flex-1">折光率</span>
        <Button tone="primary">立即关注！</Button>
      </div>
    ),
    dont: "用实心大按钮催人，一屏会有很多个",
  },
];
