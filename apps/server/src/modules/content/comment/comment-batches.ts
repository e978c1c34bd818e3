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

/** Writes together what many members comment on one thread at the same time: its row lets only one statement write anyway. */
export class CommentBatches {
  private readonly batcher = new WriteBatcher<string, NewComment, WrittenPost>(
    policy.comments,
    (threadId, comments) => this.writeBatch(threadId, comments),
  );

  constructor(private readonly db: Db) {}

  /**
   * A member's comment on a thread, or their reply.
   * @throws QueueFullError when too many wait; a unique violation when its author has sent the request id before
   */
  run(threadId: string, comment: NewComment): Promise<WrittenPost> {
    return this.batcher.run(threadId, comment);
  }

  private async writeBatch(
    threadId: string,
    comments: readonly NewComment[],
  ): Promise<(WrittenPost | Promise<WrittenPost>)[]> {
    const first = new Map(comments.toReversed().map((comment) => [comment.actor.userId, comment]));
    const batch = comments.filter((comment) => first.get(comment.actor.userId) === comment);
    const written = await insertPosts(this.db, threadId, batch).catch((error: unknown) => {
      if (!isRefusedValue(error)) throw error;
      return [];
    });
    const results = new Map(batch.map((comment, place) => [comment, written[place]]));
    // By themselves: what else a member has sent at the same time, and all where one has made the statement fail.
    return comments.map((comment) => results.get(comment) ?? this.alone(threadId, comment));
  }

  private async alone(threadId: string, comment: NewComment): Promise<WrittenPost> {
    return oneRow(await insertPosts(this.db, threadId, [comment]), "alone");
  }
}
