import type { Pair } from "../../docs/guidance.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { PEOPLE } from "../thread-card/story-data.ts";
import { UserResult } from "./user-result.tsx";

const [, su] = PEOPLE;

export const guidance: Pair[] = [
  {
    good: su && <UserResult user={su} href="#user" action={<FollowButton isFollow name={su.nickname} />} />,
    do: "关注带上 name：读屏念「已关注 苏木木」",
    bad: su && (
      <UserResult
        user={{ ...su, signature: "" }}
        href="#user"
        action={<FollowButton isFollow={false} aria-label="关注按钮" />}
      />
    ),
    dont: "一列都念「关注按钮」，听不出是谁的",
  },
];
