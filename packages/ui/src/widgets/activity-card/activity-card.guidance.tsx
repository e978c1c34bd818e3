import type { Pair } from "../../docs/guidance.ts";
import { ActivityCard } from "./activity-card.tsx";

const activity = {
  activity: {
    id: "301",
    title: "城北林场夜拍",
    cover: "img/camp.jpg",
    startAt: "2026-11-28 17:30:00",
    endAt: "2026-11-28 22:00:00",
    isOnline: 0,
    maxNum: 120,
    joinedNum: 120,
  },
  href: "#activity",
  where: "城北林场东门",
  joinedText: "已报名 120 / 120",
  seatsLabel: "名额",
};

export const guidance: Pair[] = [
  {
    good: <ActivityCard {...activity} tone="over" stateText="名额已满" note="有人退出会空出来" />,
    do: "状态、颜色、名额说的是同一件事",
    bad: <ActivityCard {...activity} tone="open" stateText="火热报名中" note="欲报从速！" />,
    dont: "满了还写报名中、催人快点：点进去才知道不行",
  },
];
