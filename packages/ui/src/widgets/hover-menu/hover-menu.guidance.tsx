import { PencilLine, Zap } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { HoverMenuItem } from "./hover-menu.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Panel className="w-54 gap-1 p-1.5">
        <HoverMenuItem href="#moment" icon={<Zap size="1.25rem" />} hint="几句话，几张图">
          动态
        </HoverMenuItem>
        <HoverMenuItem href="#thread" icon={<PencilLine size="1.25rem" />} hint="写一篇长文">
          帖子
        </HoverMenuItem>
      </Panel>
    ),
    do: "放去处：路过打开了也没有损失",
    bad: (
      <Panel className="w-54 gap-1 p-1.5">
        <HoverMenuItem>设为版主</HoverMenuItem>
        <HoverMenuItem tone="danger">封禁这个账号</HoverMenuItem>
      </Panel>
    ),
    dont: "放改变别人的动作：鼠标路过就摊开，那用 DropdownMenu",
  },
];
