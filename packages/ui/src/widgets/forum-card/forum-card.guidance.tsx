import type { Pair } from "../../docs/guidance.ts";
import { nothing, small } from "../../docs/guidance-parts.tsx";
import { PEOPLE } from "../thread-card/story-data.ts";
import { ForumCard } from "./forum-card.tsx";

const forum = {
  id: "2",
  groupName: "影像创作",
  brief: "第一视角照片、短片与后期。晒图、挑毛病都欢迎。",
  webPicUrl: "img/forest.jpg",
  trendsCount: 32_000,
  interactCount: 186_000,
  webMaster: PEOPLE.slice(0, 2),
  activeUserCount: 1286,
  activeUsers: PEOPLE.slice(0, 5),
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <ForumCard forum={forum} href="#forum" userHref={() => "#user"} onOpenRank={nothing} />
      </div>
    ),
    do: "简介说这里发什么",
    bad: (
      <div className={small}>
        <ForumCard
          forum={{ ...forum, brief: "官方板块，欢迎各位镜友前来交流，请遵守版规，违者删帖。" }}
          href="#forum"
          userHref={() => "#user"}
          onOpenRank={nothing}
        />
      </div>
    ),
    dont: "客套加警告：看完还是不知道自己的帖子该不该发在这",
  },
];
