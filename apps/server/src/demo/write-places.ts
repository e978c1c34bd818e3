import { nameKey } from "../core/names.ts";
import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson } from "./context.ts";
import { idAt, pictureUrl } from "./stored.ts";

const DAY = 24 * 3600 * 1000;

/** Writes the circles with their moderators and members, and the topics. */
export async function writePlaces({
  db,
  content,
  draw,
  now,
  people,
  circleMembers,
}: DemoContext): Promise<void> {
  const { circles, topics } = content;
  await insertAll(
    db,
    schema.circles,
    circles.map(({ name, category, brief, notice, rule, picture, joinType = 0 }, index) => ({
      id: idAt(index),
      name,
      category,
      brief,
      notice,
      noticeAt: new Date(now.getTime() - (index + 2) * DAY),
      rule,
      joinType: joinType as 0 | 1,
      picUrl: pictureUrl(picture),
      orderNum: index + 1,
      createdAt: draw.momentBetween(300, 290),
    })),
  );
  await insertAll(
    db,
    schema.circleModerators,
    circles.flatMap(({ moderators }, index) =>
      moderators.map((username, position) => ({
        circleId: idAt(index),
        userId: findPerson(people, username).id,
        position,
      })),
    ),
  );
  await insertAll(
    db,
    schema.circleMembers,
    circles.flatMap(({ name }, index) =>
      [...(circleMembers.get(name) ?? [])].map((person) => ({
        circleId: idAt(index),
        userId: person.id,
        createdAt: draw.momentAfter(person.joinedAt),
        // Every account sees new content after login.
        seenAt: new Date(now.getTime() - DAY),
      })),
    ),
  );
  await insertAll(
    db,
    schema.topics,
    topics.map((topic, index) => ({
      id: idAt(index),
      content: topic.content,
      contentKey: nameKey(topic.content),
      intro: topic.intro,
      cover: pictureUrl(topic.picture),
      viewCount: Math.floor(128_000 / (index + 1) ** 0.8 + draw.random() * 900),
      // Before the first thread with the topic.
      createdAt: draw.momentBetween(200, 91),
    })),
  );
}
