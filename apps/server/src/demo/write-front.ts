import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContext, WrittenThread } from "./context.ts";
import { idAt, pictureUrl } from "./stored.ts";

const DAY = 24 * 3600 * 1000;

/** Writes 今天的镜界, the home page carousel, and the floors of the search page. */
export async function writeFront(
  { db, content, now }: DemoContext,
  writtenThreads: WrittenThread[],
): Promise<void> {
  const { banners, edition, floors } = content.front;
  const topicId = (name: string) => idAt(content.topics.findIndex((topic) => topic.content === name));
  await insertAll(
    db,
    schema.banners,
    banners.map(({ picture, topic, ...banner }, index) => ({
      ...banner,
      picUrl: pictureUrl(picture),
      linkUrl: `/pages/content/topiclist?topicId=${topicId(topic)}`,
      orderNum: index + 1,
    })),
  );
  const threadId = (title: string) => {
    const target = writtenThreads.find(({ thread }) => thread.title === title);
    if (!target) throw new Error(`no demo thread: ${title}`);
    return target.id;
  };
  await insertAll(db, schema.frontEditions, [
    {
      heroId: threadId(edition.hero),
      picks: edition.picks.map(({ title, note }) => ({ threadId: threadId(title), note })),
      questionId: threadId(edition.question),
      startAt: now,
      endAt: new Date(now.getTime() + edition.days * DAY),
    },
  ]);
  const titledThreads = writtenThreads.filter(({ thread }) => thread.title && thread.pictures?.length);
  await insertAll(
    db,
    schema.floors,
    floors.map(({ title }, index) => ({ id: idAt(index), title, orderNum: index + 1 })),
  );
  await insertAll(
    db,
    schema.floorItems,
    floors.flatMap(({ kinds }, floor) =>
      titledThreads
        .filter(({ thread }) => kinds.includes(thread.kind))
        .slice(-4)
        .map(({ id, thread }, position) => ({
          floorId: idAt(floor),
          position,
          kind: "thread",
          targetId: id,
          note: thread.circle,
        })),
    ),
  );
}
