import { Copy, Flag, Link2, Trash2 } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { HoverMenuItem } from "../hover-menu/hover-menu.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Panel className="w-40 gap-1 p-1.5">
        <HoverMenuItem icon={<Link2 aria-hidden="true" />}>复制链接</HoverMenuItem>
        <HoverMenuItem icon={<Flag aria-hidden="true" />}>举报</HoverMenuItem>
        <HoverMenuItem tone="danger" icon={<Trash2 aria-hidden="true" size="1.125rem" />}>
          删除
        </HoverMenuItem>
      </Panel>
    ),
    do: "动词开头；不能撤销的放最后，用红色",
    bad: (
      <Panel className="w-40 gap-1 p-1.5">
        <HoverMenuItem icon={<Trash2 aria-hidden="true" />}>删除</HoverMenuItem>
        <HoverMenuItem icon={<Copy aria-hidden="true" />}>链接</HoverMenuItem>
        <HoverMenuItem icon={<Flag aria-hidden="true" />}>举报</HoverMenuItem>
      </Panel>
    ),
    dont: "删除排第一，和复制一个颜色：手一滑就没了",
  },
];
