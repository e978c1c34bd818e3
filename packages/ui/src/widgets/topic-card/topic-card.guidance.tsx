import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { TopicCard } from "./topic-card.tsx";

const topic = {
  id: "3",
  content: "第一视角的秋天",
  intro: "落叶、雾、晚霞，把今年的秋天留一份",
  cover: "img/forest.jpg",
  viewCount: 128_000,
  threadCount: 3204,
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <TopicCard
          topic={topic}
          href="#topic"
          rank={1}
          action={<FollowButton isFollow={false} name={topic.content} />}
        />
      </div>
    ),
    do: "名次只给前三名",
    bad: (
      <div className={small}>
        <TopicCard topic={topic} href="#topic" rank={28} action={<Button tone="primary">参与讨论</Button>} />
      </div>
    ),
    dont: "每张都编号，再放一个主按钮：第 28 名没人要看",
  },
];
