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

/** Writes everything in the caller's transaction, then counts what was written. */
export async function writeCommunity(db: Db, content: DemoContent, now: Date): Promise<void> {
  const draw = createDraw(20_261_121, now);
  const people = createPeople(content, draw);
  const world: DemoContext = {
    db,
    content,
    draw,
    now,
    people,
    belong: assignCircles(content, draw, people),
    ledger: { moves: [], gains: [] },
  };
  await writeMembers(world);
  await writePlaces(world);
  const written = await writeThreads(world);
  await writeInvitations(world, written);
  await writeActivities(world, written);
  await writeComments(world, written);
  await writeReactions(world, written);
  await writeFront(world, written);
  await writeMessages(world);
  await writeNotices(world);
  await writeCheckIns(world);
  await writeTasks(world, written);
  await writeMall(world);
  await writeDevices(world);
  await writeDrafts(world);
  await writeMemberships(world);
  await writeFeedback(world);
  await writeTips(world, written);
  await writeSurveys(world);
  // After everything that moves points.
  await writeLedger(world, written);
  await recount(db);
  await writeBadges(world);
  await writePolls(world, written);
  await writeQuestions(world, written);
  await writeReaders(world);
  await writeHighlights(world, written);
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
  await writeModeration(world);
  // The embedded engine has nobody who would gather statistics later.
  await db.execute(sql`analyze`);
}
