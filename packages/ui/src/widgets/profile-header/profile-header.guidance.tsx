import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { ProfileHeader } from "./profile-header.tsx";

const numbers = [
  { label: "帖子", value: 128 },
  { label: "获赞", value: 32_000 },
  { label: "粉丝", value: 8640 },
];

const profile = {
  userId: "2",
  nickname: "苏木木",
  avatar: "img/av-02.svg",
  cover: "img/cover-lake.jpg",
  signature: "慢慢走，慢慢拍",
  level: 7,
  isVerified: 1,
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <ProfileHeader
          profile={profile}
          stats={numbers}
          actions={
            <>
              <FollowButton isFollow={false} name="苏木木" />
              <Button>私信</Button>
            </>
          }
        />
      </div>
    ),
    do: "别人的主页：关注在前，私信在后，其余进「更多」",
    bad: (
      <div className={small}>
        <ProfileHeader
          profile={{ ...profile, signature: "" }}
          stats={numbers}
          actions={
            <>
              <Button tone="primary">编辑资料</Button>
              <Button tone="primary">设置</Button>
              <Button tone="primary">私信</Button>
            </>
          }
        />
      </div>
    ),
    dont: "自己的主页也留着私信，三个都是主按钮",
  },
];
