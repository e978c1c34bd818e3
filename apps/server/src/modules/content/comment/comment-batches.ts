import { WriteBatcher } from "../../../cache/write-batcher.ts";
import { isRefusedValue, oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { insertPosts, type NewComment, type WrittenPost } from "./comment.queries.ts";

declare module "fastify" {
  interface FastifyInstance {
    comments: CommentBatches;
  }
}

/** Writes concurrent comments on a thread in batches, because the row lock of the thread lets one statement write. */
export class CommentBatches {
  private readonly batcher = new WriteBatcher<string, NewComment, WrittenPost>(
    policy.comments,
    (threadId, comments) => this.writeBatch(threadId, comments),
  );

  constructor(private readonly db: Db) {}

  /**
   * Writes a member's comment or reply on a thread.
   * @throws QueueFullError if too many comments wait; a unique violation if the author used the request ID before
   */
  run(threadId: string, comment: NewComment): Promise<WrittenPost> {
    return this.batcher.run(threadId, comment);
  }

  private async writeBatch(
    threadId: string,
    comments: readonly NewComment[],
  ): Promise<(WrittenPost | Promise<WrittenPost>)[]> {
    // A batch has at most one comment per author, because `insertPosts` joins its rows by author.
    const firstByAuthor = new Map(comments.toReversed().map((comment) => [comment.actor.userId, comment]));
    const batch = comments.filter((comment) => firstByAuthor.get(comment.actor.userId) === comment);
    const posts = await insertPosts(this.db, threadId, batch).catch((error: unknown) => {
      if (!isRefusedValue(error)) throw error;
      return [];
    });
    const results = new Map(batch.map((comment, place) => [comment, posts[place]]));
    // Written separately: further comments of an author, and the whole batch if a value of one comment was refused.
    return comments.map((comment) => results.get(comment) ?? this.writeSingle(threadId, comment));
  }

  private async writeSingle(threadId: string, comment: NewComment): Promise<WrittenPost> {
    return oneRow(await insertPosts(this.db, threadId, [comment]), "writeSingle");
  }
}
