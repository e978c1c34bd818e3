import { inArray } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { invitationTexts } from "../modules/rewards/index.ts";
import { policy } from "../policy.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson, type WrittenThread } from "./context.ts";

/** Writes the invitations of the first demo account: all newcomers, rewarded after their first post. */
export async function writeInvitations(
  { db, people, ledger }: DemoContext,
  writtenThreads: WrittenThread[],
): Promise<void> {
  const host = findPerson(people, "member");
  const { points } = policy.invitation;
  const rows = people
    .filter(({ member }) => member.joinedDaysAgo !== undefined)
    .map((guest) => {
      const posts = writtenThreads
        .filter(({ author }) => author === guest)
        .map(({ postedAt }) => postedAt.getTime());
      const firstPostAt = posts.length > 0 ? new Date(Math.min(...posts)) : null;
      return {
        inviteeId: guest.id,
        inviterId: host.id,
        status: firstPostAt ? (3 as const) : (1 as const),
        points: firstPostAt ? points : 0,
        joinedAt: guest.joinedAt,
        firstPostAt,
      };
    });
  await insertAll(db, schema.invitations, rows);
  await db
    .update(schema.users)
    .set({ invitedBy: host.id })
    .where(
      inArray(
        schema.users.id,
        rows.map(({ inviteeId }) => inviteeId),
      ),
    );
  for (const { inviteeId, firstPostAt } of rows) {
    if (!firstPostAt) continue;
    const move = {
      points,
      source: "invitation" as const,
      cause: `invitation:${inviteeId}`,
      sourceId: inviteeId,
      at: firstPostAt,
    };
    ledger.moves.push(
      { ...move, userId: host.id, remark: invitationTexts.inviterRemark },
      { ...move, userId: inviteeId, remark: invitationTexts.inviteeRemark },
    );
  }
}
