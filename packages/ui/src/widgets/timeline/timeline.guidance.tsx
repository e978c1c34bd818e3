import type { Pair } from "../../docs/guidance.ts";
import { Timeline } from "./timeline.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Timeline
        events={[
          { id: "1", state: "done", title: "提交申请", time: "2026-11-20 21:08:16" },
          { id: "2", state: "now", title: "人工审核", time: "进行中", note: "工作日 10:00–18:00" },
          { id: "3", state: "todo", title: "认证完成" },
        ]}
      />
    ),
    do: "发生了的写到秒，没发生的不写时间",
    bad: (
      <Timeline
        events={[
          { id: "1", state: "done", title: "提交申请", time: "昨天" },
          { id: "2", state: "now", title: "审核中", time: "请耐心等待" },
          { id: "3", state: "todo", title: "认证完成", time: "2026-11-22 18:00:00" },
        ]}
      />
    ),
    dont: "「昨天」过一天就不对；替没发生的事许一个钟点",
  },
];
