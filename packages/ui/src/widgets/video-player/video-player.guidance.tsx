import type { Pair } from "../../docs/guidance.ts";
import { VideoPlayer } from "./video-player.tsx";

export const guidance: Pair[] = [
  {
    good: <VideoPlayer sources={["img/one.mp4"]} poster="img/rain.jpg" preload="none" />,
    do: "给 poster：没播也看得出是什么",
    bad: <VideoPlayer sources={["img/one.mp4"]} preload="none" autoPlay={false} />,
    dont: "一块黑：要先花流量才知道值不值得看",
  },
];
