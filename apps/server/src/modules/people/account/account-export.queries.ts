import { and, asc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import {
  activitySignups,
  addresses,
  circles,
  deviceModels,
  devices,
  dialogMembers,
  drafts,
  exportTickets,
  feedbackReplies,
  feedbacks,
  follows,
  mailAddresses,
  messages,
  noticeGroups,
  orders,
  pointEntries,
  posts,
  systemNotices,
  threadFavorites,
  threads,
  users,
} from "../../../db/schema/index.ts";
import { columnsByName } from "../../../db/schema/thread-fields.ts";
import { maskSn } from "../device/device.rules.ts";

/** Stores a ticket for one download and deletes expired tickets. Returns the expiry of the new ticket. */
export async function saveTicket(db: Db, ticketHash: string, userId: string, seconds: number): Promise<Date> {
  await db.execute(sql`delete from export_tickets where expires_at < now()`);
  const row = oneRow(
    await db
      .insert(exportTickets)
      .values({ ticketHash, userId, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
      .returning({ expiresAt: exportTickets.expiresAt }),
    "saveTicket",
  );
  return row.expiresAt;
}

/** Redeems a ticket once, also in concurrent calls. Returns the member's ID, or undefined for an invalid ticket. */
export async function redeemTicket(db: Db, ticketHash: string): Promise<string | undefined> {
  const [row] = await db
    .delete(exportTickets)
    .where(eq(exportTickets.ticketHash, ticketHash))
    .returning({ userId: exportTickets.userId, isValid: sql<boolean>`${exportTickets.expiresAt} > now()` });
  return row?.isValid ? row.userId : undefined;
}

/** Whether a ticket is valid. */
export const isTicket = async (db: Db, ticketHash: string): Promise<boolean> =>
  (await db.$count(
    exportTickets,
    and(eq(exportTickets.ticketHash, ticketHash), sql`${exportTickets.expiresAt} > now()`),
  )) > 0;

/** Reads the profile and account data of a member. */
export async function exportProfile(db: Db, userId: string) {
  return oneRow(
    await db
      .select({
        userId: users.id,
        username: users.username,
        nickname: users.nickname,
        avatar: users.avatar,
        cover: users.cover,
        signature: users.signature,
        gender: users.gender,
        birthday: users.birthday,
        region: users.region,
        email: mailAddresses.email,
        exp: users.exp,
        verifiedDevice: users.verifiedDevice,
        invitationCode: users.invitationCode,
        fansCount: users.fansCount,
        followCount: users.followCount,
        createdAt: users.createdAt,
      })
      .from(users)
      .leftJoin(mailAddresses, eq(mailAddresses.userId, users.id))
      .where(eq(users.id, userId)),
    "exportProfile",
  );
}

/** Reads a batch of rows of one exported list, after an ID and in the order of the IDs. */
export type Batch = (db: Db, userId: string, after: string, limit: number) => Promise<{ id: string }[]>;

export const exportThreads: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: threads.id,
      classify: threads.classify,
      status: threads.status,
      ...columnsByName(),
      images: threads.images,
      videos: threads.videos,
      circleId: threads.circleId,
      circle: circles.name,
      topics: sql<string[]>`array(select o.content from thread_topics x join topics o on o.id = x.topic_id
        where x.thread_id = ${threads.id} order by x.position)`,
      lat: threads.lat,
      lng: threads.lng,
      poll: sql<
        string[]
      >`array(select p.content from poll_options p where p.thread_id = ${threads.id} order by p.position)`,
      revision: threads.revision,
      editedAt: threads.editedAt,
      likeCount: threads.likeCount,
      replyCount: threads.replyCount,
      postedAt: threads.postedAt,
    })
    .from(threads)
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .where(and(eq(threads.authorId, userId), gt(threads.id, after)))
    .orderBy(asc(threads.id))
    .limit(limit);

/** A member's drafts. */
export const exportDrafts: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: drafts.id,
      classify: drafts.classify,
      title: drafts.title,
      content: drafts.content,
      form: drafts.form,
      savedAt: drafts.savedAt,
    })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), gt(drafts.id, after)))
    .orderBy(asc(drafts.id))
    .limit(limit);

export const exportPosts: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: posts.id,
      threadId: posts.threadId,
      status: posts.status,
      content: posts.content,
      images: posts.images,
      replyTo: posts.rootId,
      replyToUserId: posts.replyToUserId,
      likeCount: posts.likeCount,
      revision: posts.revision,
      createdAt: posts.createdAt,
      editedAt: posts.editedAt,
    })
    .from(posts)
    .where(and(eq(posts.authorId, userId), gt(posts.id, after)))
    .orderBy(asc(posts.id))
    .limit(limit);

/** Messages that a member sees. Excludes cleared and hidden messages; recalled ones have no content. */
export const exportMessages: Batch = (db, userId, after, limit) => {
  const isLowMember: SQL = sql`${dialogMembers.userId} < ${dialogMembers.peerId}`;
  return db
    .select({
      id: messages.id,
      dialogId: messages.dialogId,
      peerId: dialogMembers.peerId,
      peer: users.nickname,
      sentByMe: sql<boolean>`${messages.senderId} = ${userId}::bigint`,
      content: sql<string>`case when ${messages.recalledAt} is null then ${messages.content} else '' end`,
      images: sql<unknown>`case when ${messages.recalledAt} is null then ${messages.images} else '[]'::jsonb end`,
      recalledAt: messages.recalledAt,
      createdAt: messages.createdAt,
    })
    .from(dialogMembers)
    .innerJoin(messages, eq(messages.dialogId, dialogMembers.dialogId))
    .leftJoin(users, eq(users.id, dialogMembers.peerId))
    .where(
      and(
        eq(dialogMembers.userId, userId),
        gt(messages.id, after),
        gt(messages.id, dialogMembers.clearedId),
        or(
          and(isLowMember, sql`not ${messages.hiddenLow}`),
          and(sql`not (${isLowMember})`, sql`not ${messages.hiddenHigh}`),
        ),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(limit);
};

export const exportInteractions: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: noticeGroups.id,
      kind: noticeGroups.kind,
      threadId: noticeGroups.threadId,
      postId: noticeGroups.postId,
      count: noticeGroups.actorCount,
      excerpt: noticeGroups.excerpt,
      updatedAt: noticeGroups.updatedAt,
    })
    .from(noticeGroups)
    .where(and(eq(noticeGroups.userId, userId), gt(noticeGroups.id, after)))
    .orderBy(asc(noticeGroups.id))
    .limit(limit);

export const exportNotices: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: systemNotices.id,
      kind: systemNotices.kind,
      title: systemNotices.title,
      content: systemNotices.content,
      createdAt: systemNotices.createdAt,
      readAt: systemNotices.readAt,
    })
    .from(systemNotices)
    .where(and(eq(systemNotices.userId, userId), gt(systemNotices.id, after)))
    .orderBy(asc(systemNotices.id))
    .limit(limit);

export const exportPoints: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: pointEntries.id,
      points: pointEntries.points,
      balanceAfter: pointEntries.balanceAfter,
      source: pointEntries.source,
      remark: pointEntries.remark,
      createdAt: pointEntries.createdAt,
    })
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), gt(pointEntries.id, after)))
    .orderBy(asc(pointEntries.id))
    .limit(limit);

/** Members whom a member follows. */
export const exportFollows: Batch = (db, userId, after, limit) =>
  db
    .select({ id: follows.toId, nickname: users.nickname, createdAt: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.toId))
    .where(and(eq(follows.fromId, userId), gt(follows.toId, after)))
    .orderBy(asc(follows.toId))
    .limit(limit);

/** Favorite threads of a member. */
export const exportFavorites: Batch = (db, userId, after, limit) =>
  db
    .select({ id: threadFavorites.threadId, createdAt: threadFavorites.createdAt })
    .from(threadFavorites)
    .where(and(eq(threadFavorites.userId, userId), gt(threadFavorites.threadId, after)))
    .orderBy(asc(threadFavorites.threadId))
    .limit(limit);

/** Delivery addresses of a member. */
export const exportAddresses: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: addresses.id,
      name: addresses.name,
      tel: addresses.tel,
      province: addresses.province,
      city: addresses.city,
      county: addresses.county,
      addressDetail: addresses.addressDetail,
      tag: addresses.tag,
      isDefault: addresses.isDefault,
      createdAt: addresses.createdAt,
    })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), gt(addresses.id, after)))
    .orderBy(asc(addresses.id))
    .limit(limit);

/** Orders of a member with their receiver. */
export const exportOrders: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      goodsName: orders.goodsName,
      spec: orders.spec,
      quantity: orders.quantity,
      totalPoints: orders.totalPoints,
      status: orders.status,
      receiver: orders.receiver,
      remark: orders.remark,
      company: orders.company,
      trackingNo: orders.trackingNo,
      createdAt: orders.createdAt,
      completedAt: orders.completedAt,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit);

/** A member's devices and applications, with masked serial numbers. */
export const exportDevices: Batch = async (db, userId, after, limit) => {
  const rows = await db
    .select({
      id: devices.id,
      model: deviceModels.name,
      sn: devices.sn,
      nickname: devices.nickname,
      channel: devices.channel,
      orderNo: devices.orderNo,
      purchaseAt: devices.purchaseAt,
      images: devices.images,
      status: devices.status,
      createdAt: devices.createdAt,
    })
    .from(devices)
    .innerJoin(deviceModels, eq(deviceModels.id, devices.modelId))
    .where(and(eq(devices.userId, userId), gt(devices.id, after)))
    .orderBy(asc(devices.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, sn: maskSn(row.sn) }));
};

/** A member's feedback reports. */
export const exportFeedback: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: feedbacks.id,
      no: feedbacks.no,
      kind: feedbacks.kind,
      title: feedbacks.title,
      content: feedbacks.content,
      steps: feedbacks.steps,
      expected: feedbacks.expected,
      actual: feedbacks.actual,
      phone: feedbacks.phone,
      contact: feedbacks.contact,
      images: feedbacks.images,
      status: feedbacks.status,
      createdAt: feedbacks.createdAt,
    })
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), gt(feedbacks.id, after)))
    .orderBy(asc(feedbacks.id))
    .limit(limit);

/** Replies to a member's feedback reports, from the member and from operators. */
export const exportFeedbackReplies: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: feedbackReplies.id,
      feedbackId: feedbackReplies.feedbackId,
      isStaff: feedbackReplies.isStaff,
      content: feedbackReplies.content,
      images: feedbackReplies.images,
      createdAt: feedbackReplies.createdAt,
    })
    .from(feedbackReplies)
    .innerJoin(feedbacks, eq(feedbacks.id, feedbackReplies.feedbackId))
    .where(and(eq(feedbacks.userId, userId), gt(feedbackReplies.id, after)))
    .orderBy(asc(feedbackReplies.id))
    .limit(limit);

/** A member's activity signups with the submitted name and phone number. */
export const exportSignups: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: activitySignups.activityId,
      title: threads.title,
      status: activitySignups.status,
      name: activitySignups.name,
      phone: activitySignups.phone,
      answers: activitySignups.answers,
      createdAt: activitySignups.createdAt,
      checkedAt: activitySignups.checkedAt,
    })
    .from(activitySignups)
    .innerJoin(threads, eq(threads.id, activitySignups.activityId))
    .where(and(eq(activitySignups.userId, userId), gt(activitySignups.activityId, after)))
    .orderBy(asc(activitySignups.activityId))
    .limit(limit);
