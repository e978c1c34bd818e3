import type { Pair } from "../../docs/guidance.ts";
import { Banner } from "./banner.tsx";

const banner = {
  id: "1",
  title: "日出之前，先戴上眼镜",
  subtitle: "优秀作品奖励 500 积分",
  tag: "第 6 期共创",
  picUrl: "img/banner-dawn.jpg",
  linkUrl: "#banner",
  buttonText: "参加活动",
};

export const guidance: Pair[] = [
  {
    good: <Banner banner={banner} className="rounded-media" />,
    do: "字写在 title 里，图上不带字",
    bad: (
      <Banner
        banner={{ ...banner, title: "点击图片查看活动详情", subtitle: "", tag: "" }}
        className="rounded-media"
      />
    ),
    dont: "把活动名印在图上，title 只写「点击」：读屏和搜索都不知道是什么活动",
  },
];
