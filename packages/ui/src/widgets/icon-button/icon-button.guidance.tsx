import { Trash2, X } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { IconButton } from "./icon-button.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <IconButton aria-label="关闭">
        <X aria-hidden="true" />
      </IconButton>
    ),
    do: "图标人人看得懂，名字写给读屏",
    bad: (
      <IconButton aria-label="收回内容">
        <Trash2 aria-hidden="true" />
      </IconButton>
    ),
    dont: "少见而且不能撤销的动作只给图标",
  },
];
