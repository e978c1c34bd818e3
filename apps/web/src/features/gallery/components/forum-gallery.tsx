import { GoodsCard } from "@lenscape/ui/goods-card";
import { HotRank } from "@lenscape/ui/hot-rank";
import { IconTile } from "@lenscape/ui/icon-tile";
import { LevelMark } from "@lenscape/ui/level-mark";
import { PointsMark } from "@lenscape/ui/points-mark";
import { TopicTag } from "@lenscape/ui/tag";
import { TaskRow } from "@lenscape/ui/task-row";
import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { tabBarIndex } from "#paths";
import { galleryText as text } from "../text.ts";
import { GallerySection } from "./gallery-section.tsx";

/** Gallery of the forum components (ruling 18). `threads` shows real threads, because their appearance depends on their content. */
export function ForumGallery({ threads }: { threads: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <GallerySection title={text.goods}>
        <GoodsCard
          goods={{ id: "1", name: text.goodsName, points: 260, stock: 42 }}
          href={tabBarIndex.extUI}
          className="w-60"
        />
      </GallerySection>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <GallerySection title={text.tasks}>
          <TaskRow
            task={{
              id: "1",
              name: text.taskName,
              rewardPoints: 10,
              completedNum: 1,
              rewardNum: 3,
              finish: false,
            }}
            icon={
              <IconTile tone="brand">
                <PenLine aria-hidden="true" />
              </IconTile>
            }
            className="w-full"
          />
        </GallerySection>
        <GallerySection title={text.badges}>
          <PointsMark value={1284} size="md" />
          <PointsMark value={30} signed />
          <LevelMark level={7} />
          <HotRank rank={1} />
          <HotRank rank={2} />
        </GallerySection>
        <GallerySection title={text.circles}>
          {text.topicNames.map((name) => (
            <TopicTag key={name} name={name} />
          ))}
        </GallerySection>
      </div>
      <div className="lg:col-span-2">{threads}</div>
    </div>
  );
}
