import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ZipFile } from "yazl";
import type { Services } from "../../../core/services.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { identitiesOf } from "../../identity/index.ts";
import { exportReadme } from "./account.rules.ts";
import {
  type Batch,
  exportAddresses,
  exportDevices,
  exportDrafts,
  exportFavorites,
  exportFeedback,
  exportFeedbackReplies,
  exportFollows,
  exportInteractions,
  exportMessages,
  exportNotices,
  exportOrders,
  exportPoints,
  exportPosts,
  exportProfile,
  exportSignups,
  exportThreads,
  isTicket,
  redeemTicket,
} from "./account-export.queries.ts";
import {
  exportAcceptances,
  exportAnswerVotes,
  exportAppeals,
  exportHelps,
  exportHighlights,
  exportQuestions,
} from "./account-export-questions.queries.ts";
import { exportPostVersions, exportThreadVersions } from "./account-export-versions.queries.ts";

const BATCH_SIZE = 500;

/** Files of an export that contain a list. */
const LIST_FILES: readonly [name: string, batch: Batch][] = [
  ["threads.json", exportThreads],
  ["thread-versions.json", exportThreadVersions],
  ["drafts.json", exportDrafts],
  ["comments.json", exportPosts],
  ["comment-versions.json", exportPostVersions],
  ["questions.json", exportQuestions],
  ["accepted-answers.json", exportAcceptances],
  ["answer-votes.json", exportAnswerVotes],
  ["helped.json", exportHelps],
  ["appeals.json", exportAppeals],
  ["messages.json", exportMessages],
  ["interactions.json", exportInteractions],
  ["notices.json", exportNotices],
  ["points.json", exportPoints],
  ["follows.json", exportFollows],
  ["favorites.json", exportFavorites],
  ["highlights.json", exportHighlights],
  ["addresses.json", exportAddresses],
  ["orders.json", exportOrders],
  ["signups.json", exportSignups],
  ["devices.json", exportDevices],
  ["feedback.json", exportFeedback],
  ["feedback-replies.json", exportFeedbackReplies],
];

/** Formats a value as indented JSON, with dates at any depth in the community's time zone. */
const toJson = (value: object, clock: Clock) =>
  JSON.stringify(
    value,
    function (this: Record<string, unknown>, name, field) {
      // `field` is already a string here, because JSON.stringify calls `Date.prototype.toJSON` first.
      const original = this[name];
      return original instanceof Date ? clock.format(original) : field;
    },
    2,
  );

/** Streams a list as JSON in batches, so that only one batch is in memory. */
async function* streamList(db: Db, clock: Clock, userId: string, batch: Batch): AsyncGenerator<string> {
  yield "[";
  let after = "0";
  for (let first = true; ; ) {
    const rows = await batch(db, userId, after, BATCH_SIZE);
    for (const row of rows) {
      yield `${first ? "\n" : ",\n"}${toJson(row, clock)}`;
      first = false;
    }
    if (rows.length < BATCH_SIZE) break;
    after = rows.at(-1)!.id;
  }
  yield "\n]\n";
}

/** Streams a zip with all content and data of a member. */
export function exportStream({ db, clock }: Pick<Services, "db" | "clock">, userId: string): Readable {
  const zip = new ZipFile();
  const fail = (error: unknown) => zip.outputStream.emit("error", error);
  const add = (name: string, read: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, (callback) => {
      const stream = Readable.from(read(), { objectMode: false });
      stream.on("error", fail);
      callback(null as never, stream);
    });
  zip.addBuffer(Buffer.from(exportReadme), "说明.txt");
  add("profile.json", async function* () {
    const identities = await identitiesOf(db, userId);
    yield toJson({ ...(await exportProfile(db, userId)), identities }, clock);
  });
  for (const [name, batch] of LIST_FILES) add(name, () => streamList(db, clock, userId, batch));
  zip.end();
  return zip.outputStream as Readable;
}

/** Creates a random ticket, of which only the hash is stored. */
export const newTicket = () => randomBytes(24).toString("hex");

export const hashTicket = (ticket: string) => createHash("sha256").update(ticket).digest("hex");

/**
 * Registers the route that serves an export once per ticket. A ticket is needed because a download link sends no token.
 */
export function serveExports(app: FastifyInstance, services: Services): void {
  const asZip = (reply: FastifyReply) => {
    const day = services.clock.day(services.clock.now());
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="lenscape-${day}.zip"`);
  };
  const url = "/exports/:ticket";
  app.route<{ Params: { ticket: string } }>({
    method: "GET",
    url,
    // Fastify would route HEAD to this handler, which redeems the ticket.
    exposeHeadRoute: false,
    async handler(request, reply) {
      const userId = await redeemTicket(services.db, hashTicket(request.params.ticket));
      return userId ? asZip(reply).send(exportStream(services, userId)) : reply.callNotFound();
    },
  });
  app.head<{ Params: { ticket: string } }>(url, async (request, reply) =>
    (await isTicket(services.db, hashTicket(request.params.ticket)))
      ? asZip(reply).send()
      : reply.callNotFound(),
  );
}
