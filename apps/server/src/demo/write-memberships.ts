import * as schema from "../db/schema/index.ts";
import { demoAccounts } from "./accounts.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson, later } from "./context.ts";
import { idAt } from "./stored.ts";

const DAY = 24 * 3600 * 1000;
/** Topics are younger than this many days. */
const TOPIC_DAYS = 91;

/**
 * Writes who follows which topics and who waits to be let into a circle. All were looked at yesterday, so that
 * something is new for anyone who signs in.
 */
export async function writeMemberships(world: DemoContext): Promise<void> {
  const { db, content, draw, now, people, belong } = world;
  const { applications, circles, topics } = content;
  const topicsThere = new Date(now.getTime() - (TOPIC_DAYS - 1) * DAY);
  const accounts = new Set<string>(demoAccounts.map(({ username }) => username));
  await insertAll(
    db,
    schema.topicFollows,
    people.flatMap((person) =>
      draw
        .sample(
          topics.map((_, index) => index),
          accounts.has(person.member.username) ? 6 : 4 + Math.floor(draw.random() * 12),
        )
        .map((index) => ({
          userId: person.id,
          topicId: idAt(index),
          createdAt: draw.momentAfter(later(person.joinedAt, topicsThere)),
          seenAt: new Date(now.getTime() - DAY),
        })),
    ),
  );
  await insertAll(
    db,
    schema.circleApplications,
    applications.flatMap(({ circle, username, reason, daysAgo }) => {
      const person = findPerson(people, username);
      if (belong.get(circle)?.has(person)) return [];
      return {
        circleId: idAt(circles.findIndex(({ name }) => name === circle)),
        userId: person.id,
        reason,
        createdAt: later(person.joinedAt, new Date(now.getTime() - daysAgo * DAY)),
      };
    }),
  );
}
