import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { posts, postVersions, threads, threadVersions } from "../../../db/schema/index.ts";
import type { Batch } from "./account-export.queries.ts";

/** SQL expression for the ID of a version, such as "12:1" for revision 1 of row 12. */
const versionId = (of: SQLWrapper, revision: SQLWrapper) => sql<string>`${of} || ':' || ${revision}`;

/** SQL condition for the versions after an ID. "0" precedes all IDs. */
function afterVersion(of: SQLWrapper, revision: SQLWrapper, after: string): SQL {
  const [id, number = "0"] = after.split(":");
  return sql`(${of}, ${revision}) > (${id}::bigint, ${number}::int)`;
}

/** Earlier versions of a member's threads. */
export const exportThreadVersions: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: versionId(threadVersions.threadId, threadVersions.revision),
      threadId: threadVersions.threadId,
      title: threadVersions.title,
      content: threadVersions.content,
      images: threadVersions.images,
      videos: threadVersions.videos,
      about: threadVersions.about,
      writtenAt: threadVersions.writtenAt,
    })
    .from(threadVersions)
    .innerJoin(threads, eq(threads.id, threadVersions.threadId))
    .where(
      and(
        eq(threads.authorId, userId),
        afterVersion(threadVersions.threadId, threadVersions.revision, after),
      ),
    )
    .orderBy(asc(threadVersions.threadId), asc(threadVersions.revision))
    .limit(limit);

/** Earlier versions of a member's comments. */
export const exportPostVersions: Batch = (db, userId, after, limit) =>
  db
    .select({
      id: versionId(postVersions.postId, postVersions.revision),
      postId: postVersions.postId,
      content: postVersions.content,
      images: postVersions.images,
      writtenAt: postVersions.writtenAt,
    })
    .from(postVersions)
    .innerJoin(posts, eq(posts.id, postVersions.postId))
    .where(and(eq(posts.authorId, userId), afterVersion(postVersions.postId, postVersions.revision, after)))
    .orderBy(asc(postVersions.postId), asc(postVersions.revision))
    .limit(limit);
