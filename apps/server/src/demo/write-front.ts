import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContext, Written } from "./context.ts";
import { idAt, pictureUrl } from "./stored.ts";

const DAY = 24 * 3600 * 1000;

/** Writes 今天的镜界 and the carousel of the home page, and the floors of the search page. */
export async function writeFront({ db, content, now }: DemoContext, written: Written[]): Promise<void> {
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
    const found = written.find(({ thread }) => thread.title === title);
    if (!found) throw new Error(`no demo thread: ${title}`);
    return found.id;
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
  const titled = written.filter(({ thread }) => thread.title && thread.pictures?.length);
  await insertAll(
    db,
    schema.floors,
    floors.map(({ title }, index) => ({ id: idAt(index), title, orderNum: index + 1 })),
  );
  await insertAll(
    db,
    schema.floorItems,
    floors.flatMap(({ kinds }, floor) =>
      titled
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
