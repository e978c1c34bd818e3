import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ZipFile } from "yazl";
import type { Services } from "../../../core/services.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { identitiesOf } from "../../identity/oidc/oidc.queries.ts";
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

const BATCH = 500;

/** The files of an export that are lists. */
const PARTS: readonly [name: string, batch: Batch][] = [
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

/** JSON as a person reads it, moments in the community's zone, however deep they stand. */
const jsonOf = (value: object, clock: Clock) =>
  JSON.stringify(
    value,
    function (this: Record<string, unknown>, name, field) {
      // `field` is what the moment itself would be written as.
      const moment = this[name];
      return moment instanceof Date ? clock.format(moment) : field;
    },
    2,
  );

/** Streams a list as JSON, batch by batch, so that only one batch is in memory. */
async function* listOf(db: Db, clock: Clock, userId: string, batch: Batch): AsyncGenerator<string> {
  yield "[";
  let after = "0";
  for (let first = true; ; ) {
    const rows = await batch(db, userId, after, BATCH);
    for (const row of rows) {
      yield `${first ? "\n" : ",\n"}${jsonOf(row, clock)}`;
      first = false;
    }
    if (rows.length < BATCH) break;
    after = rows.at(-1)!.id;
  }
  yield "\n]\n";
}

/** Everything a member wrote and everything stored about them, as a zip that is streamed. */
export function exportStream({ db, clock }: Pick<Services, "db" | "clock">, userId: string): Readable {
  const zip = new ZipFile();
  const fail = (error: unknown) => zip.outputStream.emit("error", error);
  const add = (name: string, read: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, (give) => {
      const stream = Readable.from(read(), { objectMode: false });
      stream.on("error", fail);
      give(null as never, stream);
    });
  zip.addBuffer(Buffer.from(exportReadme), "说明.txt");
  add("profile.json", async function* () {
    const identities = await identitiesOf(db, userId);
    yield jsonOf({ ...(await exportProfile(db, userId)), identities }, clock);
  });
  for (const [name, batch] of PARTS) add(name, () => listOf(db, clock, userId, batch));
  zip.end();
  return zip.outputStream as Readable;
}

/** A ticket nobody can guess; only its hash is stored. */
export const newTicket = () => randomBytes(24).toString("hex");

export const hashTicket = (ticket: string) => createHash("sha256").update(ticket).digest("hex");

/** Serves an export once to the holder of its ticket: a download is started by a link, which carries no token. */
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
    // Fastify would answer HEAD with this handler, which redeems the ticket.
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
