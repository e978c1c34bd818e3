import { Award } from "lucide-react";
import { AvatarStack } from "../../widgets/avatar-stack/avatar-stack.tsx";
import { BadgeItem } from "../../widgets/badge-mark/badge-mark.tsx";
import { CalendarMonth } from "../../widgets/calendar-month/calendar-month.tsx";
import { CircleTile } from "../../widgets/circle-tile/circle-tile.tsx";
import { FollowButton } from "../../widgets/follow-button/follow-button.tsx";
import { HighlightCount } from "../../widgets/highlight-count/highlight-count.tsx";
import { HotRank } from "../../widgets/hot-rank/hot-rank.tsx";
import { LevelCurve } from "../../widgets/level-curve/level-curve.tsx";
import { LevelMark } from "../../widgets/level-mark/level-mark.tsx";
import { MessageBubble, MessageText } from "../../widgets/message-bubble/message-bubble.tsx";
import { MilestoneList } from "../../widgets/milestone-list/milestone-list.tsx";
import { RelativeTime } from "../../widgets/relative-time/relative-time.tsx";
import { StaffMark } from "../../widgets/staff-mark/staff-mark.tsx";
import { Tag } from "../../widgets/tag/tag.tsx";
import { UserRow } from "../../widgets/user-row/user-row.tsx";
import { nothing, row, small } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const user = { userId: "12", nickname: "林间电台", avatar: "img/av-08.svg", signature: "周末在山里录声音" };

const stack = ["云野", "折光率", "林间电台", "河岸"].map((nickname, at) => ({
  userId: String(at),
  nickname,
  avatar: null,
}));

const days = (...given: number[]) => given.map((day) => `2026-11-${String(day).padStart(2, "0")}`);

const SIGNED = days(1, 2, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 20);

const month = { month: "2026-11", today: "2026-11-21", onMonthChange: nothing, onMakeUp: nothing };

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
          <span className="text-meta text-text-secondary">128 人在聊</span>
        </div>
      ),
      to: "叠几个，旁边写一共多少",
      bad: <AvatarStack users={stack} />,
      notTo: "只有一叠：以为就这几个人",
    },
  ],
  "staff-mark": [
    {
      good: (
        <div className={row}>
          林间电台
          <StaffMark isStaff={1} />
          <LevelMark level={7} />
        </div>
      ),
      to: "紧跟昵称，按权限给",
      bad: (
        <div className={row}>
          林间电台
          <Tag>官方运营</Tag>
        </div>
      ),
      notTo: "拿用户组的名字当标：名字谁都能照着起",
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
  "hot-rank": [
    {
      good: (
        <div className={row}>
          苏木木
          <HotRank rank={2} />
        </div>
      ),
      to: "跟在昵称右边，说这个人在活跃榜第几",
      bad: (
        <div className="grid gap-2">
          {[1, 2, 3].map((place) => (
            <div key={place} className={row}>
              <HotRank rank={place} />
              {["积分商城", "任务专区", "设备认证"][place - 1]}
            </div>
          ))}
        </div>
      ),
      notTo: "拿来给别的清单编号：读屏念「活跃榜第 1」。那用 HotList",
    },
  ],
  "level-curve": [
    {
      good: (
        <div className={small}>
          <LevelCurve level={9} max={12} progress={0.7} aria-label="等级曲线，现在 Lv.9" />
        </div>
      ),
      to: "progress 是 0 到 1：走了七成写 0.7",
      bad: (
        <div className={small}>
          <LevelCurve level={9} max={12} progress={70} aria-label="曲线" />
        </div>
      ),
      notTo: "给百分数 70：直接画到下一级",
    },
  ],
  "milestone-list": [
    {
      good: (
        <div className={small}>
          <MilestoneList
            items={[
              { id: "1", name: "3 天", reward: "10 积分", note: "已领取", reached: true },
              { id: "2", name: "7 天", reward: "徽章", note: "领取", reached: true, onClaim: nothing },
              { id: "3", name: "15 天", reward: "80 积分", note: "还差 3 天" },
            ]}
          />
        </div>
      ),
      to: "没到的写还差几天",
      bad: (
        <div className={small}>
          <MilestoneList
            items={[
              { id: "1", name: "初级", reward: "礼包", note: "已达成", reached: true },
              { id: "2", name: "中级", reward: "礼包", note: "已达成", reached: true },
              { id: "3", name: "高级", reward: "大礼包", note: "未达成" },
            ]}
          />
        </div>
      ),
      notTo: "「高级」是几天、「礼包」里有什么、领没领过，都没说",
    },
  ],
  "calendar-month": [
    {
      good: <CalendarMonth {...month} signed={SIGNED} open={days(15)} rewards={days(22)} />,
      to: "只有还补得了的那天能按",
      bad: (
        <CalendarMonth {...month} signed={[]} open={days(...Array.from({ length: 20 }, (_, at) => at + 1))} />
      ),
      notTo: "天天能按，拿它选日期：这里按下去是补签",
    },
  ],
  "circle-tile": [
    {
      good: (
        <div className="w-38">
          <CircleTile
            circle={{ groupName: "影像创作", picUrl: "img/forest.jpg" }}
            href="#circle"
            note="今天 48 帖"
          />
        </div>
      ),
      to: "第二行写今天有没有新的",
      bad: (
        <div className="w-38">
          <CircleTile
            circle={{ groupName: "影像创作", picUrl: "img/forest.jpg" }}
            href="#circle"
            note="把看见的留下来，欢迎晒图，也欢迎挑毛病"
          />
        </div>
      ),
      notTo: "抄一遍简介：截断了，而且已经加入的人早看过",
    },
  ],
  "relative-time": [
    {
      good: <RelativeTime value="2026-11-22 20:55:00" now={new Date("2026-11-22T21:00:00+08:00")} />,
      to: "说多久以前，完整的时刻留给指到的人",
      bad: <span>2026-11-22 20:55:00</span>,
      notTo: "每条评论写到秒：一屏数字，还得自己减",
    },
  ],
  "highlight-count": [
    {
      good: (
        <p className="relative w-60">
          先站定两秒，让防抖安静下来。
          <HighlightCount count={86} />
        </p>
      ),
      to: "放在划过的那一段里，人数来去都不占位置",
      bad: (
        <p className="relative w-60">
          先站定两秒，让防抖安静下来。
          <HighlightCount count={0} />
        </p>
      ),
      notTo: "没有人划过也写 0：一页都是零，划过的反而看不见",
    },
  ],
};
