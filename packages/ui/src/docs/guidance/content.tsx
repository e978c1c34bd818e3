import { CalendarCheck } from "lucide-react";
import { Avatar } from "../../widgets/avatar/avatar.tsx";
import { Banner } from "../../widgets/banner/banner.tsx";
import { Card } from "../../widgets/card/card.tsx";
import { Carousel } from "../../widgets/carousel/carousel.tsx";
import { Divider } from "../../widgets/divider/divider.tsx";
import { IconTile } from "../../widgets/icon-tile/icon-tile.tsx";
import { PointsMark } from "../../widgets/points-mark/points-mark.tsx";
import { Stat } from "../../widgets/stat/stat.tsx";
import { KindTag, Tag } from "../../widgets/tag/tag.tsx";
import { row } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const banner = {
  id: "1",
  title: "日出之前，先戴上眼镜",
  subtitle: "优秀作品奖励 500 积分",
  tag: "第 6 期共创",
  picUrl: "img/banner-dawn.jpg",
  linkUrl: "#banner",
  buttonText: "参加活动",
};

const slides = (names: string[]) =>
  names.map((name) => (
    <img key={name} src={`img/${name}.jpg`} alt={name} className="size-full object-cover" />
  ));

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
  banner: [
    {
      good: <Banner banner={banner} className="rounded-media" />,
      to: "字写在 title 里，图上不带字",
      bad: (
        <Banner
          banner={{ ...banner, title: "点击图片查看活动详情", subtitle: "", tag: "" }}
          className="rounded-media"
        />
      ),
      notTo: "把活动名印在图上，title 只写「点击」：读屏和搜索都不知道是什么活动",
    },
  ],
  carousel: [
    {
      good: (
        <Carousel aria-label="首页推荐" interval={0} className="h-36">
          {slides(["banner-dawn", "lake", "forest"])}
        </Carousel>
      ),
      to: "两到六张，最要紧的放第一张",
      bad: (
        <Carousel aria-label="轮播" interval={0} className="h-36">
          {slides(["banner-dawn", "lake", "forest", "camp", "rain", "sea", "snow", "tea", "night", "metro"])}
        </Carousel>
      ),
      notTo: "十张轮着来：没人等得到第四张",
    },
  ],
  "icon-tile": [
    {
      good: (
        <div className={row}>
          <IconTile tone="amber">
            <CalendarCheck aria-hidden="true" />
          </IconTile>
          每日签到
        </div>
      ),
      to: "站在名字前面，整行可以按",
      bad: (
        <IconTile tone="amber">
          <CalendarCheck aria-hidden="true" />
        </IconTile>
      ),
      notTo: "单独拿来当按钮：没有名字，键盘也到不了。那用 IconButton",
    },
  ],
};
