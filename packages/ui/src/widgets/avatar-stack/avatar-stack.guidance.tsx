import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { AvatarStack } from "./avatar-stack.tsx";

const stack = ["云野", "折光率", "林间电台", "河岸"].map((nickname, at) => ({
  userId: String(at),
  nickname,
  avatar: null,
}));

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        <AvatarStack users={stack} max={3} />
        <span className="text-meta text-text-secondary">128 人在聊</span>
      </div>
    ),
    do: "叠几个，旁边写一共多少",
    bad: <AvatarStack users={stack} />,
    dont: "只有一叠：以为就这几个人",
  },
];
