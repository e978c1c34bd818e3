import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { and, asc, eq, gt, inArray, like } from "drizzle-orm";
import { trusted } from "../../core/screened.ts";
import type { Db } from "../../db/client.ts";
import { importedRows, posts, threads } from "../../db/schema/index.ts";
import { excerptOf } from "../../modules/content/index.ts";
import type { Imported } from "./imported.ts";
import { addressOfThread, LINK_MARK, type LinkTarget, markedTargets, replaceMarks } from "./links.ts";
import type { Report } from "./report.ts";

const BATCH_SIZE = 200;
const TABLES = { thread: threads, comment: posts } as const;

/** Returns the new addresses of link targets by kind and ID at the source. */
async function findAddresses(
  db: Db,
  imported: Imported,
  targets: readonly LinkTarget[],
): Promise<Map<string, string>> {
  const idsOf = (kind: LinkTarget["kind"]) =>
    targets.filter((target) => target.kind === kind).map(({ id }) => id);
  const threadIds = await imported.find(db, "thread", idsOf("thread"));
  const commentIds = await imported.find(db, "comment", idsOf("comment"));
  const comments =
    commentIds.size === 0
      ? []
      : await db
          .select({ id: posts.id, threadId: posts.threadId })
          .from(posts)
          .where(inArray(posts.id, [...commentIds.values()]));
  const threadOfComment = new Map(comments.map(({ id, threadId }) => [id, threadId]));
  return new Map([
    ...[...threadIds].map(([id, threadId]) => [`thread:${id}`, addressOfThread(threadId)] as const),
    ...[...commentIds].flatMap(([id, commentId]) => {
      const threadId = threadOfComment.get(commentId);
      return threadId ? [[`comment:${id}`, addressOfThread(threadId, commentId)] as const] : [];
    }),
  ]);
}

/**
 * Replaces the marked links of imported threads and comments by links to the imported targets. Links whose target was
 * not imported get their former address and are reported.
 * @param locations places of the records in the source, by kind and ID; those of an interrupted import are missing
 */
export async function writeLinks(
  db: Db,
  source: string,
  imported: Imported,
  report: Report,
  locations: ReadonlyMap<string, string>,
): Promise<void> {
  for (const kind of ["thread", "comment"] as const) {
    const table = TABLES[kind];
    for (let after = "0"; ; ) {
      const rows = await db
        .select({ id: table.id, content: table.content, sourceId: importedRows.sourceId })
        .from(importedRows)
        .innerJoin(table, eq(table.id, importedRows.ownId))
        .where(
          and(
            ...[eq(importedRows.source, source), eq(importedRows.kind, kind)],
            ...[like(table.content, `%${LINK_MARK}%`), gt(table.id, after)],
          ),
        )
        .orderBy(asc(table.id))
        .limit(BATCH_SIZE);
      const targets = rows.flatMap(({ content }) => markedTargets(content));
      const addresses = await findAddresses(db, imported, targets);
      for (const { id, content, sourceId } of rows) {
        let missing = 0;
        const replaced = replaceMarks(content, (target) => {
          const address = addresses.get(`${target.kind}:${target.id}`);
          if (!address) missing += 1;
          return address;
        });
        // The policy gives links to other sites their attributes.
        const html = sanitizeHtml(replaced);
        const change = { content: trusted(html), excerpt: trusted(excerptOf(html)) };
        await db.update(table).set(change).where(eq(table.id, id));
        const at = locations.get(`${kind}:${sourceId}`) ?? sourceId;
        if (missing > 0) report.change(kind, at, "链接指向的内容没有导入，链接没有改");
      }
      if (rows.length < BATCH_SIZE) break;
      after = rows.at(-1)!.id;
    }
  }
}
