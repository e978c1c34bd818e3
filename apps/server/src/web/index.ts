import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { clientAddressOf } from "../core/client-address.ts";
import { originOf } from "../core/origin.ts";
import { SETUP_PATH } from "../modules/site/index.ts";
import { type BuiltWeb, serveBuilt } from "./built.ts";
import { ORIGIN_MARK } from "./cached-page.ts";
import { FailurePages } from "./failure-page.ts";
import { fetchInProcess, type PageParts } from "./in-process.ts";
import { Pages } from "./pages.ts";
import { pageHeaders } from "./security.ts";
import { sendFailure, sendFrame, sendNotOpen, sendPage } from "./send-page.ts";

/** Whether a path is a page, not a missing file or an unknown API address. */
export const isPage = (pathname: string, apiBase: string) =>
  !pathname.startsWith(`${apiBase}/`) && !pathname.startsWith("/.") && !/\.[a-z0-9]+$/i.test(pathname);

/** Serves the files and the server-rendered pages of the built web app. Call it after `buildApp`, before listening. */
export async function serveBuiltPages(app: FastifyInstance, config: Config, built: BuiltWeb): Promise<void> {
  await serveBuilt(app, built, config);
  const { entry, assets, styles } = built;
  const { render, renderFrame, policySources, pageAddress } = entry;
  const time = new Intl.DateTimeFormat("zh-CN", {
    timeZone: config.timeZone,
    dateStyle: "medium",
    timeStyle: "short",
  });
  const inputOf = (parts: PageParts) => ({
    origin: config.publicOrigin || ORIGIN_MARK,
    fetch: fetchInProcess(app, parts),
    apiBase: config.apiBase,
    timeZone: config.timeZone,
    assets,
  });
  const pages = new Pages({
    styles,
    sharedCaches: app.sharedCaches,
    renderer: (url, parts) => render({ url, ...inputOf(parts) }),
    frame: (parts) => renderFrame(inputOf(parts)),
    timeOf: (moment) => time.format(moment),
    onFault: (error, traceId) => app.log.error({ traceId, err: error }, "page fault"),
  });
  const headers = pageHeaders(policySources);
  const failures = new FailurePages(config.site, policySources.inlineScript);
  app.get("/*", { config: { operation: "page" } }, async (request, reply) => {
    if (!isPage(pathOf(request), config.apiBase)) return reply.callNotFound();
    if (await isClosed(app, request)) return sendUnfounded(reply.headers(headers), failures);
    const target = { reply, styles, origin: originOf(request, config) };
    const frame = (await isNotOpen(app)) ? await pages.frame(request.id).catch(() => undefined) : undefined;
    if (frame) return sendNotOpen(frame, { ...target, reply: reply.headers(headers) });
    const answer = await pages.get(pageAddress(request.url), {
      client: clientAddressOf(request).key,
      traceId: request.id,
      hasFiles: styles.hasCookie(request.headers.cookie),
    });
    if ("redirect" in answer) return reply.redirect(answer.redirect, 302);
    reply.headers(headers);
    if ("failure" in answer) return sendFailure(answer, failures, target);
    if ("frame" in answer) return sendFrame(answer, target);
    return sendPage(answer.page, target);
  });
}

/** Whether a page is not available because the community has not been founded. */
export const isClosed = async (app: FastifyInstance, request: FastifyRequest) =>
  pathOf(request) !== SETUP_PATH && !(await app.founding.isFounded());

/** Whether the community is founded but not open. False if its settings cannot be read, because pages then show the error. */
const isNotOpen = async (app: FastifyInstance) =>
  (await Promise.resolve(app.access.current()).catch(() => undefined))?.mode === "notOpen";

/** Sends the page for the time before the founding. */
export const sendUnfounded = (reply: FastifyReply, failures: FailurePages) =>
  reply
    .status(503)
    .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
    .type("text/html; charset=utf-8")
    .send(failures.unfounded());

export const pathOf = (request: FastifyRequest) => request.url.split("?", 1)[0] ?? "/";
