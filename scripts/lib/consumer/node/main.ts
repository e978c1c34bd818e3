import { readFileSync } from "node:fs";
import { createApi } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { createSession } from "@lenscape/api/session";
import type { Thread } from "@lenscape/api/types";
import { excerpt } from "@lenscape/richtext/excerpt";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { formatCount } from "@lenscape/ui/lib/count";

const [origin, ...entries] = process.argv.slice(2);

for (const entry of entries) await import(entry);
console.log(`${entries.length} entries loaded`);

const session = createSession();
const api = createApi({ baseUrl: `${origin}/api`, session });

const page = await api.call("threadList", { query: { pageNum: 1, pageSize: 2 } });
const first: Thread | undefined = page.rows[0];
if (!first) throw new Error("The demo community has no threads.");
console.log(`${formatCount(page.total)} threads, the first: ${excerpt(first.content, 20)}`);

const { token } = await api.call("login", { body: { username: "member", password: "Lenscape2026" } });
session.signIn(token);
const { user } = await api.call("getInfo", {});
console.log(`signed in as ${user.userName}`);

const refusal = await api
  .call("login", { body: { username: "member", password: "wrong" } })
  .catch((error) => error);
if (!(refusal instanceof ApiError)) throw new Error("A wrong password was not refused.");
console.log(`refused: ${refusal.message}`);

const clean = sanitizeHtml('<p onclick="steal()">你好<script>steal()</script></p>');
if (clean !== "<p>你好</p>") throw new Error(`Not sanitised: ${clean}`);

/** Whether a server component leaves a module to the browser. */
const isClient = (entry: string) =>
  readFileSync(new URL(import.meta.resolve(entry)), "utf8").startsWith('"use client";');
if (!isClient("@lenscape/ui/button") || !isClient("@lenscape/ui/locale"))
  throw new Error("A widget is not marked.");
if (isClient("@lenscape/ui") || isClient("@lenscape/ui/lib/cn")) throw new Error("Plain code is marked.");
