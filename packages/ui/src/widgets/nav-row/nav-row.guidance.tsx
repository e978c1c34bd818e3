import { Globe } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { NavRow } from "./nav-row.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <NavRow href="https://example.com" external icon={<Globe aria-hidden="true" />}>
        官网
      </NavRow>
    ),
    do: "去站外的给 external：有箭头，开在新窗口",
    bad: (
      <NavRow href="https://example.com" icon={<Globe aria-hidden="true" />}>
        官网（点击跳转到官方网站）
      </NavRow>
    ),
    dont: "用括号解释：一按就离开，写了一半的帖子也没了",
  },
];
