import type { Pair } from "../../docs/guidance.ts";
import { TopicRow } from "./topic-row.tsx";

const topic = { id: "3", content: "第一视角的秋天", viewCount: 128_000 };

export const guidance: Pair[] = [
  {
    good: <TopicRow topic={topic} href="#topic" rank={1} />,
    do: "content 只给名字，井号由组件写",
    bad: <TopicRow topic={{ ...topic, content: "#第一视角的秋天#" }} href="#topic" rank={1} />,
    dont: "自己带上井号：变成两个",
  },
];
