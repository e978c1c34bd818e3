import { excerpt } from "@lenscape/richtext/excerpt";
import { SECTION } from "../db/base.ts";
import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoThread } from "./content-schemas.ts";
import { type DemoContext, findPerson, type Person, type WrittenThread } from "./context.ts";
import { idAt, pictureUrl, storedImage, threadHtml } from "./stored.ts";

const DAYS = 90;

/** Maximum age in days of threads with these topics, which are about recent events. */
const TOPIC_AGE_DAYS: Record<string, number> = { 第六期共创: 6.5, "固件1.1.0": 72 };

const placeOf = (names: { name: string }[], target: string) => {
  const index = names.findIndex(({ name }) => name === target);
  if (index < 0) throw new Error(`no demo circle or topic: ${target}`);
  return idAt(index);
};

/** Returns the author of a thread: the one in the content, else a member with its device. */
function authorOf(thread: DemoThread, { draw, people }: DemoContext): Person {
  if (thread.author) return findPerson(people, thread.author);
  const candidates = people.filter(
    ({ member }) =>
      !member.staff &&
      member.joinedDaysAgo === undefined &&
      (thread.device === undefined || member.device === thread.device),
  );
  return draw.weighted(candidates, ({ member }) => member.weight);
}

function momentOf(thread: DemoThread, author: Person, { draw }: DemoContext): Date {
  if (thread.ago) return draw.momentBetween(...thread.ago);
  const limits = (thread.topics ?? []).map((topic) => TOPIC_AGE_DAYS[topic] ?? DAYS);
  return draw.momentWithin(Math.min(DAYS, (author.member.joinedDaysAgo ?? DAYS) * 0.95, ...limits));
}

/** Writes the threads with their topics. IDs follow time. */
export async function writeThreads(context: DemoContext): Promise<WrittenThread[]> {
  const { db, draw } = context;
  const { circles, threads, topics } = context.content;
  const topicNames = topics.map(({ content }) => ({ name: content }));
  const writtenThreads: WrittenThread[] = threads
    .map((thread) => {
      const author = authorOf(thread, context);
      return { thread, author, postedAt: momentOf(thread, author, context) };
    })
    .sort((a, b) => a.postedAt.getTime() - b.postedAt.getTime())
    .map((drawn, index) => ({
      ...drawn,
      id: idAt(index),
      heat: (drawn.thread.heat ?? 0) * 3 + draw.random() * 1.6 + 0.4,
    }));
  const idOf = (title: string) => {
    const linked = writtenThreads.find(({ thread }) => thread.title === title);
    if (!linked) throw new Error(`no demo thread: ${title}`);
    return linked.id;
  };
  await insertAll(
    db,
    schema.threads,
    writtenThreads.map(({ id, author, thread, postedAt, heat }) => {
      const content = threadHtml(thread.body, idOf);
      const marks = thread.marks ?? [];
      const markedAt = (mark: (typeof marks)[number]) =>
        marks.includes(mark) ? draw.momentAfter(postedAt) : null;
      return {
        id,
        authorId: author.id,
        classify: thread.activity ? 2 : thread.title ? 1 : 0,
        title: thread.title ?? "",
        content,
        excerpt: excerpt(content),
        images: (thread.pictures ?? []).map(storedImage),
        videos: thread.video
          ? [{ url: `/static/demo/${thread.video.file}`, picUrl: pictureUrl(thread.video.cover) }]
          : [],
        hasImage: Boolean(thread.pictures?.length) || content.includes("<img"),
        deviceName: thread.device ?? "",
        placeName: thread.place?.name ?? "",
        lat: thread.place?.lat ?? null,
        lng: thread.place?.lng ?? null,
        circleId: placeOf(circles, thread.circle),
        groupId: thread.activity ? SECTION.activity : marks.includes("pick") ? SECTION.picks : null,
        essenceAt: markedAt("essence"),
        pactAt: markedAt("pact"),
        guideAt: markedAt("guide"),
        cherrypickAt: markedAt("pick"),
        siteSticky: marks.includes("sticky"),
        circleSticky: marks.includes("circleSticky"),
        viewCount: Math.floor(40 + heat ** 2.2 * 60 * (0.5 + draw.random())),
        postedAt,
        lastReplyAt: postedAt,
      };
    }),
  );
  await insertAll(
    db,
    schema.threadTopics,
    writtenThreads.flatMap(({ id, thread, postedAt }) =>
      (thread.topics ?? []).map((content, position) => ({
        threadId: id,
        topicId: placeOf(topicNames, content),
        position,
        postedAt,
      })),
    ),
  );
  return writtenThreads;
}
