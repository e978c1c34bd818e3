import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../../../core/services.ts";
import { findToken } from "./account-token.queries.ts";
import { findMailAddress, setMailNotices } from "./mail.queries.ts";

const page = (text: string, form = "") => `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>退订</title></head><body><main><h1>${text}</h1>${form}</main></body></html>`;

const FORM = `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">
<button>不再寄这类信</button></form>`;

const DONE_TEXT = "已经退订，系统通知只在站内给你看。";
const EXPIRED_TEXT = "链接过期了。要改，请登录后到设置里改。";

const send = (reply: FastifyReply, html: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);

/**
 * Serves the unsubscribe link of notice mails (RFC 8058). A mail client posts to the URL by itself. A GET
 * shows a form instead of unsubscribing, because link scanners follow links too, or the result if it is done.
 */
export function serveUnsubscribe(app: FastifyInstance, { db }: Services): void {
  app.register(async (plain) => {
    // Ignore the posted body: the token in the URL is sufficient.
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser("*", { bodyLimit: 1024, parseAs: "string" }, (_request, _body, done) =>
      done(null, undefined),
    );
    plain.get<{ Params: { token: string } }>("/mail/unsubscribe/:token", async (request, reply) => {
      const found = await findToken(db, "unsubscribe", request.params.token);
      if (!found?.userId) return send(reply, page(EXPIRED_TEXT));
      const address = await findMailAddress(db, found.userId);
      return send(reply, address?.notices ? page("不再把系统通知寄到邮箱？", FORM) : page(DONE_TEXT));
    });
    // The token stays valid, so that a repeated request and the opened link have the same result.
    plain.post<{ Params: { token: string } }>("/mail/unsubscribe/:token", async (request, reply) => {
      const found = await findToken(db, "unsubscribe", request.params.token);
      if (found?.userId) await setMailNotices(db, found.userId, false);
      return send(reply, page(found ? DONE_TEXT : EXPIRED_TEXT));
    });
  });
}
