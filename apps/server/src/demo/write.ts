import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { DemoContent } from "./content-schemas.ts";
import { assignCircles, createPeople, type DemoContext } from "./context.ts";
import { createDraw } from "./draw.ts";
import { recount } from "./recount.ts";
import { writeActivities } from "./write-activities.ts";
import { writeBadges } from "./write-badges.ts";
import { writeCheckIns } from "./write-checkins.ts";
import { writeComments } from "./write-comments.ts";
import { writeDevices } from "./write-devices.ts";
import { writeDrafts } from "./write-drafts.ts";
import { writeFeedback } from "./write-feedback.ts";
import { writeFront } from "./write-front.ts";
import { writeHighlights } from "./write-highlights.ts";
import { writeInvitations } from "./write-invitations.ts";
import { writeLedger } from "./write-ledger.ts";
import { writeMall } from "./write-mall.ts";
import { writeMembers, writeReaders } from "./write-members.ts";
import { writeMemberships } from "./write-memberships.ts";
import { writeMessages, writeNotices } from "./write-messages.ts";
import { writeModeration } from "./write-moderation.ts";
import { writePlaces } from "./write-places.ts";
import { writePolls } from "./write-polls.ts";
import { writeQuestions } from "./write-questions.ts";
import { writeReactions } from "./write-reactions.ts";
import { writeSurveys } from "./write-surveys.ts";
import { writeTasks } from "./write-tasks.ts";
import { writeThreads } from "./write-threads.ts";
import { writeTips } from "./write-tips.ts";

/** Writes the community in the caller's transaction, and then its counters. */
export async function writeCommunity(db: Db, content: DemoContent, now: Date): Promise<void> {
  const draw = createDraw(20_261_121, now);
  const people = createPeople(content, draw);
  const context: DemoContext = {
    db,
    content,
    draw,
    now,
    people,
    circleMembers: assignCircles(content, draw, people),
    ledger: { moves: [], gains: [] },
  };
  await writeMembers(context);
  await writePlaces(context);
  const writtenThreads = await writeThreads(context);
  await writeInvitations(context, writtenThreads);
  await writeActivities(context, writtenThreads);
  await writeComments(context, writtenThreads);
  await writeReactions(context, writtenThreads);
  await writeFront(context, writtenThreads);
  await writeMessages(context);
  await writeNotices(context);
  await writeCheckIns(context);
  await writeTasks(context, writtenThreads);
  await writeMall(context);
  await writeDevices(context);
  await writeDrafts(context);
  await writeMemberships(context);
  await writeFeedback(context);
  await writeTips(context, writtenThreads);
  await writeSurveys(context);
  // The ledger needs all point moves.
  await writeLedger(context, writtenThreads);
  await recount(db);
  await writeBadges(context);
  await writePolls(context, writtenThreads);
  await writeQuestions(context, writtenThreads);
  await writeReaders(context);
  await writeHighlights(context, writtenThreads);
  for (const table of [
    "users",
    "circles",
    "topics",
    "threads",
    "posts",
    "poll_options",
    "question_acceptances",
    "floors",
    "dialogs",
    "messages",
    "thread_tips",
    "goods",
    "orders",
    "addresses",
  ]) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
  await writeModeration(context);
  // The embedded engine does not gather statistics by itself.
  await db.execute(sql`analyze`);
}
