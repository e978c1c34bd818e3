import type { FastifyReply } from "fastify";
import { clientAddressOf } from "../core/client-address.ts";
import { encodingOf } from "../core/encoding.ts";
import { policy } from "../policy.ts";
import type { CachedPage } from "./cached-page.ts";
import type { FailurePages } from "./failure-page.ts";
import type { Answer } from "./pages.ts";
import type { StyleSheets } from "./style-sheets.ts";

interface Sending {
  reply: FastifyReply;
  styles: StyleSheets;
  /** The site's address as this visitor uses it. */
  origin: string;
}

const HTML = "text/html; charset=utf-8";

/** Answers with a page as it should be. */
export async function sendPage(page: CachedPage, sending: Sending): Promise<FastifyReply> {
  const { reply, styles, origin } = sending;
  const { request } = reply;
  request.server.views.add(page.views, clientAddressOf(request).key);
  const etag = page.etagOf(styles.areKnown(request.headers.cookie) ? "linked" : "contained", origin);
  reply.headers({ "cache-control": "no-cache", etag });
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return sendBody(page, page.status, sending);
}

/** Answers with what the browser makes a page of; the next time it is a page, so nothing keeps it. */
export function sendFrame(
  { frame }: Extract<Answer, { frame: unknown }>,
  sending: Sending,
): Promise<FastifyReply> {
  sending.reply.headers({ "cache-control": "no-store", "x-page": "frame" });
  return sendBody(frame, frame.status, sending);
}

/** Answers with the frame while the community is not open: the browser lets operators in and tells others so. */
export function sendNotOpen(frame: CachedPage, sending: Sending): Promise<FastifyReply> {
  sending.reply.headers({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "retry-after": policy.pages.notOpenRetrySeconds,
  });
  return sendBody(frame, 503, sending);
}

/** Answers with what stands in for a page that could not be made; nothing on the way may keep it. */
export function sendFailure(
  { failure, status, page, ageSeconds }: Extract<Answer, { failure: unknown }>,
  failures: FailurePages,
  sending: Sending,
): Promise<FastifyReply> | FastifyReply {
  const { reply } = sending;
  reply.header("cache-control", "no-store");
  if (status === 503) reply.header("retry-after", policy.pages.retryAfterSeconds);
  if (status >= 500) reply.header("x-robots-tag", "noindex");
  if (ageSeconds !== undefined) reply.headers({ age: ageSeconds, "x-stale": failure });
  return page ? sendBody(page, status, sending) : reply.status(status).type(HTML).send(failures.of(failure));
}

/** The body in the form and the encoding that the browser takes. */
async function sendBody(
  page: CachedPage,
  status: number,
  { reply, styles, origin }: Sending,
): Promise<FastifyReply> {
  const { cookie, "accept-encoding": accepted } = reply.request.headers;
  const form = styles.areKnown(cookie) ? "linked" : "contained";
  if (form === "contained") reply.header("set-cookie", styles.cookie(origin.startsWith("https:")));
  const { encoding, bytes } = await page.body(form, encodingOf(accepted), origin);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(status).type(HTML).header("vary", "Accept-Encoding, Cookie").send(bytes);
}
