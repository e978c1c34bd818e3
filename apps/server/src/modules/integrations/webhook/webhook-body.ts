import type { Config } from "../../../config.ts";
import type { Db } from "../../../db/client.ts";
import { publicComment, publicFeedback, publicReport, publicThread } from "./webhook.queries.ts";

interface Subject {
  event: string;
  subjectId: string;
  createdAt: Date;
}

/** Returns the public data of the subject of an event; only its ID if the subject is removed or not public. */
async function dataOf(db: Db, { event, subjectId }: Subject, origin: string): Promise<object> {
  const [kind] = event.split(".");
  switch (kind) {
    case "thread": {
      const thread = await publicThread(db, subjectId);
      const url = `${origin}/pages/content/postdetail?threadId=${subjectId}`;
      return thread ? { ...thread, url } : { id: subjectId };
    }
    case "comment": {
      const comment = await publicComment(db, subjectId);
      if (!comment) return { id: subjectId };
      const url = `${origin}/pages/content/postdetail?threadId=${comment.threadId}#comment-${subjectId}`;
      return { ...comment, url };
    }
    case "feedback":
      return (await publicFeedback(db, subjectId)) ?? { id: subjectId };
    case "report":
      return (await publicReport(db, subjectId)) ?? { id: subjectId };
    default:
      return {};
  }
}

/** Builds the body of a delivery from the current state of its subject. */
export async function bodyOf(
  db: Db,
  subject: Subject,
  { publicOrigin, port }: Pick<Config, "publicOrigin" | "port">,
): Promise<string> {
  const data = await dataOf(db, subject, publicOrigin || `http://localhost:${port}`);
  return JSON.stringify({ type: subject.event, timestamp: subject.createdAt.toISOString(), data });
}
