import type { Pair } from "../../docs/guidance.ts";
import { CircleCard, JoinButton } from "./circle-card.tsx";

const circle = {
  id: "2",
  groupName: "配镜与佩戴",
  brief: "验光、镜片、鼻托、镜腿",
  picUrl: "img/orient.jpg",
  memberCount: 16_000,
  trendsCount: 8204,
};

export const guidance: Pair[] = [
  {
    good: <CircleCard circle={circle} href="#circle" action={<JoinButton state="apply" />} />,
    do: "要审核的写「申请」",
    bad: <CircleCard circle={circle} href="#circle" action={<JoinButton state="join" />} />,
    dont: "要审核也写「加入」：按了以为进来了，却发不了帖",
  },
];
