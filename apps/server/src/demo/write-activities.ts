import { trusted } from "../core/screened.ts";
import { SIGNUP } from "../db/base.ts";
import * as schema from "../db/schema/index.ts";
import { deposit } from "../modules/content/index.ts";
import { demoAccounts } from "./accounts.ts";
import { insertAll } from "./bulk.ts";
import type { DemoActivity } from "./content-schemas.ts";
import { type DemoContext, findPerson, later, type Person, type WrittenThread } from "./context.ts";
import { pictureUrl } from "./stored.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** UTC offset of Shanghai in milliseconds. The demo supports no other time zone. */
const UTC_OFFSET = 8 * HOUR;

/** Returns a time of day, a number of days from today, in the community's time zone. */
function momentAt(now: Date, day: number, clock: string): Date {
  const [hour, minute] = clock.split(":").map(Number) as [number, number];
  const midnight = Math.floor((now.getTime() + UTC_OFFSET) / DAY) * DAY - UTC_OFFSET;
  return new Date(midnight + day * DAY + hour * HOUR + minute * 60_000);
}

/** Demo accounts, which sign up only where the content says so. */
const ownAccounts = new Set<string>(demoAccounts.map(({ username }) => username));

/** Returns the participants, in the order of their signups. */
function guestsOf(activity: DemoActivity, host: Person, { draw, people }: DemoContext): Person[] {
  const required = (activity.joins ?? []).map((username) => findPerson(people, username));
  const others = people.filter(
    (person) => person.id !== host.id && !person.member.staff && !ownAccounts.has(person.member.username),
  );
  return [...required, ...draw.sample(others, activity.signups)].slice(0, activity.signups);
}

/** Writes the activities and their signups. */
export async function writeActivities(context: DemoContext, writtenThreads: WrittenThread[]): Promise<void> {
  const {
    db,
    draw,
    now,
    ledger: { moves },
  } = context;
  const activities: (typeof schema.activities.$inferInsert)[] = [];
  const signups: (typeof schema.activitySignups.$inferInsert)[] = [];
  for (const { id, author, thread, postedAt } of writtenThreads) {
    const { activity } = thread;
    if (!activity) continue;
    const startAt = momentAt(now, activity.day, activity.from);
    const endAt = momentAt(now, activity.lastDay ?? activity.day, activity.until);
    const signStartAt = momentAt(now, activity.signFrom, "10:00");
    const signEndAt = new Date(
      Math.min(momentAt(now, activity.signUntil, "18:00").getTime(), startAt.getTime()),
    );
    const { cancelled, place } = activity;
    const cancelledAt = cancelled ? later(postedAt, momentAt(now, cancelled.day, "12:00")) : null;
    const guests = guestsOf(activity, author, context);
    const last = Math.min(now.getTime(), signEndAt.getTime(), cancelledAt?.getTime() ?? now.getTime());
    const statusOf = (index: number) => {
      if (cancelled) return SIGNUP.cancelled;
      if (activity.needAudit && index >= guests.length - 6) return SIGNUP.waiting;
      if (endAt < now) return index % 8 === 7 ? SIGNUP.approved : SIGNUP.checkedIn;
      return SIGNUP.approved;
    };
    activities.push({
      threadId: id,
      organiserId: author.id,
      cover: pictureUrl(activity.cover),
      startAt,
      endAt,
      signStartAt,
      signEndAt,
      isOnline: place === undefined,
      onlineUrl: activity.onlineUrl ?? "",
      placeName: trusted(place?.name ?? ""),
      address: trusted(place?.address ?? ""),
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      maxNum: activity.maxNum,
      joinedNum: cancelled ? 0 : guests.length,
      needAudit: activity.needAudit ?? false,
      costPoints: activity.costPoints ?? 0,
      agenda: activity.agenda.map(([time, title, note]) => ({ time, title, note })),
      fields: activity.fields,
      cancelledAt,
      cancelReason: cancelled?.reason ?? "",
      overAt: cancelledAt ?? endAt,
    });
    for (const [index, guest] of guests.entries()) {
      const from = later(signStartAt, guest.joinedAt).getTime();
      const status = statusOf(index);
      const createdAt = new Date(
        from + (Math.max(last, from + HOUR) - from) * ((index + 1) / (guests.length + 1)),
      );
      signups.push({
        activityId: id,
        userId: guest.id,
        status,
        name: guest.member.nickname,
        phone: `1380000${guest.id.padStart(4, "0")}`,
        answers: activity.fields.map(({ options }) => (options.length > 0 ? draw.pick(options) : "")),
        // Six digits, different for each member.
        code: String((Number(guest.id) * 7919 + Number(id) * 104_729) % 1_000_000).padStart(6, "0"),
        reason: cancelled?.reason ?? "",
        createdAt,
        checkedAt: status === SIGNUP.checkedIn ? startAt : null,
      });
      if (!activity.costPoints) continue;
      const { charge, refund } = deposit;
      moves.push({ ...charge(id, guest.id, 1, activity.costPoints), at: createdAt });
      if (status === SIGNUP.checkedIn)
        moves.push({ ...refund(id, guest.id, 1, activity.costPoints, "到场签到，返还积分"), at: startAt });
      else if (cancelledAt)
        moves.push({
          ...refund(id, guest.id, 1, activity.costPoints, "活动取消，退回积分"),
          at: later(createdAt, cancelledAt),
        });
    }
  }
  await insertAll(db, schema.activities, activities);
  await insertAll(db, schema.activitySignups, signups);
}
