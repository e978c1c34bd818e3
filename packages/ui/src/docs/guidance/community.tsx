import { Award } from "lucide-react";
import { AvatarStack } from "../../widgets/avatar-stack/avatar-stack.tsx";
import { BadgeItem } from "../../widgets/badge-mark/badge-mark.tsx";
import { FollowButton } from "../../widgets/follow-button/follow-button.tsx";
import { LevelMark } from "../../widgets/level-mark/level-mark.tsx";
import { MessageBubble, MessageText } from "../../widgets/message-bubble/message-bubble.tsx";
import { Tag } from "../../widgets/tag/tag.tsx";
import { UserRow } from "../../widgets/user-row/user-row.tsx";
import type { Pair } from "./pair.ts";

const nothing = () => {};

const user = { userId: "12", nickname: "林间电台", avatar: "img/av-08.svg", signature: "周末在山里录声音" };

const stack = ["云野", "折光率", "林间电台", "河岸"].map((nickname, at) => ({
  userId: String(at),
  nickname,
  avatar: null,
}));

const row = "flex items-center gap-2";

/** What is particular to a community. */
export const COMMUNITY: Record<string, Pair[]> = {
  "user-row": [
    {
      good: (
        <UserRow
          user={user}
          href="#user"
          action={<FollowButton isFollow={false} name="林间电台" onToggle={nothing} />}
        />
      ),
      to: "整行通往主页，右端只放一个动作",
      bad: (
        <UserRow
          user={user}
          href="#user"
          action={
            <div className="flex gap-1">
              <FollowButton isFollow={false} name="林间电台" onToggle={nothing} />
              <Tag>私信</Tag>
              <Tag>拉黑</Tag>
            </div>
          }
        />
      ),
      notTo: "把能做的都摆出来，名字没地方了",
    },
  ],
  "avatar-stack": [
    {
      good: (
        <div className={row}>
          <AvatarStack users={stack} max={3} />
          <span className="text-sm text-text-secondary">128 人在聊</span>
        </div>
      ),
      to: "叠几个，旁边写一共多少",
      bad: <AvatarStack users={stack} />,
      notTo: "只有一叠：以为就这几个人",
    },
  ],
  "level-mark": [
    {
      good: (
        <div className={row}>
          林间电台
          <LevelMark level={7} />
        </div>
      ),
      to: "跟在昵称后面，一处一个",
      bad: (
        <div className={row}>
          <LevelMark level={7} />
          <LevelMark level={8} />
          还差 120 经验
        </div>
      ),
      notTo: "拿它画升级的进度：那用 LevelCurve",
    },
  ],
  "badge-mark": [
    {
      good: (
        <BadgeItem href="#badge" name="连续签到" icon={<Award aria-hidden="true" />} value={23} max={30} />
      ),
      to: "没得到的写还差多少",
      bad: <BadgeItem href="#badge" name="神秘徽章" icon={<Award aria-hidden="true" />} />,
      notTo: "灰着不说怎么得到",
    },
  ],
  "message-bubble": [
    {
      good: (
        <MessageBubble own status="failed" reason="对方只收互相关注的人的私信" onRetry={nothing}>
          <MessageText own>周末去林场吗？</MessageText>
        </MessageBubble>
      ),
      to: "没送到就写原因，话还在，能重发",
      bad: (
        <MessageBubble own status="failed">
          <MessageText own>周末去林场吗？</MessageText>
        </MessageBubble>
      ),
      notTo: "不写原因：重发几次也不知道为什么",
    },
  ],
};
