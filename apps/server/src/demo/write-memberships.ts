import * as schema from "../db/schema/index.ts";
import { demoAccounts } from "./accounts.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson, later } from "./context.ts";
import { idAt } from "./stored.ts";

const DAY = 24 * 3600 * 1000;
/** Minimum age of topics in days. */
const TOPIC_DAYS = 91;

/**
 * Writes topic follows and pending circle applications. Follows were last seen yesterday, so that every account sees
 * new content after login.
 */
export async function writeMemberships(context: DemoContext): Promise<void> {
  const { db, content, draw, now, people, circleMembers } = context;
  const { applications, circles, topics } = content;
  const topicStart = new Date(now.getTime() - (TOPIC_DAYS - 1) * DAY);
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
          createdAt: draw.momentAfter(later(person.joinedAt, topicStart)),
          seenAt: new Date(now.getTime() - DAY),
        })),
    ),
  );
  await insertAll(
    db,
    schema.circleApplications,
    applications.flatMap(({ circle, username, reason, daysAgo }) => {
      const person = findPerson(people, username);
      if (circleMembers.get(circle)?.has(person)) return [];
      return {
        circleId: idAt(circles.findIndex(({ name }) => name === circle)),
        userId: person.id,
        reason,
        createdAt: later(person.joinedAt, new Date(now.getTime() - daysAgo * DAY)),
      };
    }),
  );
}
