import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../../../core/services.ts";
import { consumeToken, findToken } from "./account-token.queries.ts";
import { setMailNotices } from "./mail.queries.ts";

const page = (text: string, form = "") => `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>退订</title></head><body><main><h1>${text}</h1>${form}</main></body></html>`;

const FORM = `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">
<button>不再寄这类信</button></form>`;

const EXPIRED_TEXT = "链接已经用过或过期了。要改，请登录后到设置里改。";

const send = (reply: FastifyReply, html: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);

/**
 * Serves the unsubscribe link of notice mails (RFC 8058). A mail client posts to the URL by itself. A GET
 * shows a form instead of unsubscribing, because link scanners follow links too.
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
      return send(reply, found ? page("不再把系统通知寄到邮箱？", FORM) : page(EXPIRED_TEXT));
    });
    plain.post<{ Params: { token: string } }>("/mail/unsubscribe/:token", async (request, reply) => {
      const isOff = await db.transaction(async (tx) => {
        const owner = await consumeToken(tx, "unsubscribe", request.params.token);
        if (!owner?.userId) return false;
        await setMailNotices(tx, owner.userId, false);
        return true;
      });
      return send(reply, page(isOff ? "已经退订，系统通知只在站内给你看。" : EXPIRED_TEXT));
    });
  });
}
