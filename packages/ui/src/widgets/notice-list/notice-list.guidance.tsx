import type { Pair } from "../../docs/guidance.ts";
import { NoticeList } from "./notice-list.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <NoticeList
        kind="pact"
        hrefOf={() => "#pact"}
        items={[
          { id: "1", title: "第一视角拍摄礼仪：先问，再录", note: "10-18" },
          { id: "2", title: "二手交易的三条底线", note: "09-27" },
        ]}
      />
    ),
    do: "不一样的字放最前面",
    bad: (
      <NoticeList
        kind="pact"
        hrefOf={() => "#pact"}
        items={[
          { id: "1", title: "【公告】关于发布镜界社区第一视角拍摄礼仪的通知", note: "10-18" },
          { id: "2", title: "【公告】关于发布镜界社区二手交易底线的通知", note: "09-27" },
        ]}
      />
    ),
    dont: "开头都是「【公告】关于发布」：截断以后一个样",
  },
];
