import type { FastifyReply } from "fastify";
import { clientAddressOf } from "../core/client-address.ts";
import { encodingOf } from "../core/encoding.ts";
import { policy } from "../policy.ts";
import type { CachedPage } from "./cached-page.ts";
import type { FailurePages } from "./failure-page.ts";
import type { Answer } from "./pages.ts";
import type { StyleSheets } from "./style-sheets.ts";

interface Target {
  reply: FastifyReply;
  styles: StyleSheets;
  /** Origin of the site that the visitor uses. */
  origin: string;
}

const HTML = "text/html; charset=utf-8";

/** Sends a page. */
export async function sendPage(page: CachedPage, target: Target): Promise<FastifyReply> {
  const { reply, styles, origin } = target;
  const { request } = reply;
  request.server.views.add(page.views, clientAddressOf(request).key);
  const etag = page.etagOf(styles.hasCookie(request.headers.cookie) ? "linked" : "contained", origin);
  reply.headers({ "cache-control": "no-cache", etag });
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return sendBody(page, page.status, target);
}

/** Sends the frame, which must not be cached, because the next response may be the page. */
export function sendFrame(
  { frame }: Extract<Answer, { frame: unknown }>,
  target: Target,
): Promise<FastifyReply> {
  target.reply.headers({ "cache-control": "no-store", "x-page": "frame" });
  return sendBody(frame, frame.status, target);
}

/** Sends the frame while the community is not open. The web app admits operators and informs other visitors. */
export function sendNotOpen(frame: CachedPage, target: Target): Promise<FastifyReply> {
  target.reply.headers({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "retry-after": policy.pages.notOpenRetrySeconds,
  });
  return sendBody(frame, 503, target);
}

/** Sends the fallback for a page that could not be rendered. It must not be cached. */
export function sendFailure(
  { failure, status, page, ageSeconds }: Extract<Answer, { failure: unknown }>,
  failures: FailurePages,
  target: Target,
): Promise<FastifyReply> | FastifyReply {
  const { reply } = target;
  reply.header("cache-control", "no-store");
  if (status === 503) reply.header("retry-after", policy.pages.retryAfterSeconds);
  if (status >= 500) reply.header("x-robots-tag", "noindex");
  if (ageSeconds !== undefined) reply.headers({ age: ageSeconds, "x-stale": failure });
  return page ? sendBody(page, status, target) : reply.status(status).type(HTML).send(failures.of(failure));
}

/** Sends the body in the form and encoding that the browser supports. */
async function sendBody(
  page: CachedPage,
  status: number,
  { reply, styles, origin }: Target,
): Promise<FastifyReply> {
  const { cookie, "accept-encoding": accepted } = reply.request.headers;
  const form = styles.hasCookie(cookie) ? "linked" : "contained";
  if (form === "contained") reply.header("set-cookie", styles.cookie(origin.startsWith("https:")));
  const { encoding, bytes } = await page.body(form, encodingOf(accepted), origin);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(status).type(HTML).header("vary", "Accept-Encoding, Cookie").send(bytes);
}
