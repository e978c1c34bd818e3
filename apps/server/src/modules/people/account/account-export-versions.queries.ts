import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { posts, postVersions, threads, threadVersions } from "../../../db/schema/index.ts";
import type { Batch } from "./account-export.queries.ts";

/** The number of what a version is of and of the version, as the id of its row: "12:1". */
const versionId = (of: SQLWrapper, revision: SQLWrapper) => sql<string>`${of} || ':' || ${revision}`;

/** Rows after such an id; "0" is before all. */
function afterVersion(of: SQLWrapper, revision: SQLWrapper, after: string): SQL {
  const [id, number = "0"] = after.split(":");
  return sql`(${of}, ${revision}) > (${id}::bigint, ${number}::int)`;
}

/** What a member's threads said before they were edited. */
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

/** What a member's comments said before they were edited. */
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
