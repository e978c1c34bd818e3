import { Avatar } from "../../widgets/avatar/avatar.tsx";
import { Card } from "../../widgets/card/card.tsx";
import { Divider } from "../../widgets/divider/divider.tsx";
import { PointsMark } from "../../widgets/points-mark/points-mark.tsx";
import { Stat } from "../../widgets/stat/stat.tsx";
import { KindTag, Tag } from "../../widgets/tag/tag.tsx";
import type { Pair } from "./pair.ts";

const row = "flex items-center gap-2";

/** What is shown. */
export const CONTENT: Record<string, Pair[]> = {
  avatar: [
    {
      good: (
        <div className={row}>
          <Avatar name="云野" src={null} />
          云野
        </div>
      ),
      to: "昵称在旁边时不再念一遍头像",
      bad: <Avatar name="云野" src={null} />,
      notTo: "只有头像，认不出的人就不知道是谁",
    },
  ],
  tag: [
    {
      good: (
        <div className={row}>
          <KindTag kind="essence" />
          雪山日出怎么拍
        </div>
      ),
      to: "一行一两个，说的是种类",
      bad: (
        <div className="flex flex-wrap gap-1">
          {["精华", "热门", "推荐", "官方", "新人必看"].map((name) => (
            <Tag key={name} tone="accent">
              {name}
            </Tag>
          ))}
        </div>
      ),
      notTo: "堆一排：等于没有标",
    },
  ],
  card: [
    {
      good: (
        <Card className="grid gap-3 p-4">
          第一行
          <Divider />
          第二行
        </Card>
      ),
      to: "一张卡里用 1 px 分行",
      bad: (
        <Card className="p-4">
          <Card className="p-4">
            <Card className="p-4">内容</Card>
          </Card>
        </Card>
      ),
      notTo: "卡里套卡",
    },
  ],
  "points-mark": [
    {
      good: <PointsMark value={5} />,
      to: "琥珀色只给积分、签到、精华、等级",
      bad: <Tag tone="accent">限时活动</Tag>,
      notTo: "拿积分的颜色做促销",
    },
  ],
  stat: [
    {
      good: <Stat label="帖子" value={128} />,
      to: "数和名字在一起",
      bad: <Stat label="" value={128} />,
      notTo: "只有数，猜不出数的是什么",
    },
  ],
};
