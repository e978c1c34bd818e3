import { BadgeCheck } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { NoticeRow, NoticeTile } from "./notice-row.tsx";

const notice = {
  lead: (
    <NoticeTile tone="brand">
      <BadgeCheck aria-hidden="true" />
    </NoticeTile>
  ),
  time: "2026-11-21 10:42:00",
  timeText: "10:42",
  href: "#notice",
  unread: true,
};

export const guidance: Pair[] = [
  {
    good: (
      <NoticeRow
        {...notice}
        title="设备认证已通过"
        content="送你 100 积分和机主标识"
        linkLabel="查看设备认证"
      />
    ),
    do: "标题写结果，链接的名字写去哪里",
    bad: <NoticeRow {...notice} title="您有一条新的系统通知" content="请点击查看详情" linkLabel="详情" />,
    dont: "每条都叫「新的系统通知」：要一条条点开",
  },
];
