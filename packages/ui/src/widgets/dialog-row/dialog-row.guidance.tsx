import type { Pair } from "../../docs/guidance.ts";
import { DialogRow } from "./dialog-row.tsx";

const talk = {
  href: "#31",
  user: { nickname: "苏木木", avatar: "img/av-02.svg" },
  time: "2026-11-21 10:20:00",
  timeText: "10:20",
};

export const guidance: Pair[] = [
  {
    good: <DialogRow {...talk} summary="[图片]" unread={2} />,
    do: "图片写「[图片]」",
    bad: <DialogRow {...talk} summary="https://example.com/u/2026/11/8f3c2b.jpg" unread={2} />,
    dont: "把图片的地址当成一句话",
  },
];
