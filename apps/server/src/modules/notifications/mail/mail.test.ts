import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../../../config.ts";
import { GROUP } from "../../../db/base.ts";
import { accountTokens, mailAddresses, mails } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type MailServer, mailSettings, sendDueMails, startMailServer } from "../../../test/mail-fixtures.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";
import { exportProfile } from "../../people/account/account-export.queries.ts";
import { closeAccount } from "../../site/account/account-closing.queries.ts";
import { sendSystemNotice } from "../notice/notice.queries.ts";
import { claimDueMails, enqueueMail, saveAddress } from "./mail.queries.ts";
import { checkEmail, maskEmail } from "./mail.rules.ts";
import { MailWorker } from "./mail.worker.ts";
import { sendMail } from "./mail-transport.ts";

const PASSWORD = "Lenscape2026";

let post: MailServer;
let server: TestServer;
let member: { token: string; userId: string };
let operator: { token: string; userId: string };

beforeAll(async () => {
  post = await startMailServer();
  server = await startServer(mailSettings(post.url));
  member = await server.member("yunye");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(async () => {
  post.received.length = 0;
  post.refuse(undefined);
  post.afterData("answer");
  await deleteAll(server, "mails", "mail_addresses", "account_tokens", "rate_counters", "system_notices");
});
afterAll(async () => {
  await server.close();
  await post.close();
});

const bind = (email: string, { token } = member) =>
  server.post("/api/bbs/account/mail/bind", { email, password: PASSWORD }, token);
const verify = (token: string) => server.post("/api/without/mail/verify", { token });
const security = async ({ token } = member) => (await server.get("/api/bbs/account/security", token)).data;
const tokenIn = (text: string, name: string) => new RegExp(`${name}=([\\w-]{32})`).exec(text)?.[1] ?? "";
const rows = () => server.db.select().from(mails);
const list = async (query = "") =>
  (await server.get(`/api/bbs/console/mail/list${query}`, operator.token)).rows;

test("an address is bound after its link is followed, and responses show it masked", async () => {
  expect((await bind("Yun.Ye@Lenscape.example")).code).toBe(200);
  expect(await security()).toMatchObject({ canMail: 1, email: "" });
  await sendDueMails(server);
  const [mail] = post.received;
  expect(mail!.to).toEqual(["Yun.Ye@lenscape.example"]);
  expect(mail!.headers.get("list-unsubscribe")).toBeUndefined();
  expect(mail!.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail!.text).toContain("https://lenscape.example/pages/recover?verify=");
  expect(mail!.html).toContain("确认邮箱</a>");
  const token = tokenIn(mail!.text, "verify");
  expect(JSON.stringify(await rows())).not.toContain(token);
  expect(await verify(token)).toMatchObject({ code: 200, data: { email: "Y***e@Lenscape.example" } });
  expect(await verify(token)).toMatchObject({ code: 400, reason: "LINK_INVALID" });
  expect(await security()).toMatchObject({ email: "Y***e@Lenscape.example" });
  expect(JSON.stringify(await list())).not.toContain("Yun.Ye");
  expect(await exportProfile(server.db, member.userId)).toMatchObject({ email: "Yun.Ye@Lenscape.example" });
});

test("only the owner of a mailbox learns that its address is bound to another account", async () => {
  const other = await server.member("other");
  await saveAddress(server.db, other.userId, "shared@lenscape.example");
  expect((await bind("SHARED@lenscape.example")).code).toBe(200);
  await sendDueMails(server);
  const token = tokenIn(post.received[0]!.text, "verify");
  expect(await verify(token)).toMatchObject({ code: 409, reason: "ALREADY_BOUND" });
  expect(await security()).toMatchObject({ email: "" });
});

test("changing the address needs the password and notifies the old address", async () => {
  await saveAddress(server.db, member.userId, "old@lenscape.example");
  expect(await bind("old@lenscape.example")).toMatchObject({ code: 400, msg: "这就是你现在的邮箱" });
  const wrong = { email: "new@lenscape.example", password: "wrong-password" };
  expect(await server.post("/api/bbs/account/mail/bind", wrong, member.token)).toMatchObject({
    code: 400,
    reason: "PASSWORD_WRONG",
  });
  await bind("new@lenscape.example");
  await sendDueMails(server);
  await verify(tokenIn(post.received[0]!.text, "verify"));
  await sendDueMails(server);
  expect(post.received.map(({ to }) => to[0])).toEqual(["new@lenscape.example", "old@lenscape.example"]);
  expect(post.received[1]!.text).toContain("n***w@lenscape.example 现在可以用来找回账号");
});

test.each([
  "no-at.example",
  "@lenscape.example",
  "two@@lenscape.example",
  "a@b",
  "a@lenscape..example",
  "a@lenscape.example\r\nBcc: everybody@lenscape.example",
  "a@lenscape.example\nBcc: x@y.example",
  "a@lenscape.example,b@lenscape.example",
  "云野 <a@lenscape.example>",
  '"a b"@lenscape.example',
  "a b@lenscape.example",
])("the address %j is refused", async (email) => {
  expect(() => checkEmail(email)).toThrow("请输入正确的邮箱");
  expect(await bind(email)).toMatchObject({ code: 400, msg: "请输入正确的邮箱" });
  expect(await rows()).toEqual([]);
});

test("line breaks in a title do not add mail headers", async () => {
  await saveAddress(server.db, member.userId, "a@lenscape.example");
  await server.db.update(mailAddresses).set({ notices: true });
  const title = "你好\r\nBcc: everybody@lenscape.example\r\n\r\n正文";
  await sendSystemNotice(server.db, { userId: member.userId, kind: "news", title, content: "<b>粗</b>" });
  await sendDueMails(server);
  const [mail] = post.received;
  expect(mail!.to).toEqual(["a@lenscape.example"]);
  expect(mail!.headers.has("bcc")).toBe(false);
  expect(mail!.html).toContain("&#60;b&#62;粗");
});

test("notices are mailed to members who opted in, with a one-click unsubscribe link", async () => {
  const notices = (isOn: 0 | 1) => server.post("/api/bbs/account/mail/notices", { isOn }, member.token);
  const notify = () =>
    sendSystemNotice(server.db, {
      userId: member.userId,
      kind: "order",
      title: "已发货",
      link: "/pages/mall/index",
    });
  expect(await notices(1)).toMatchObject({ code: 400, msg: "你还没有绑定邮箱" });
  await saveAddress(server.db, member.userId, "a@lenscape.example");
  await notify();
  expect(await rows()).toEqual([]);
  await notices(1);
  await notify();
  await sendDueMails(server);
  const { headers, text } = post.received[0]!;
  expect(text).toContain("https://lenscape.example/pages/mall/index");
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const url = /<https:\/\/lenscape\.example(\/mail\/unsubscribe\/[\w-]+)>/.exec(
    headers.get("list-unsubscribe") ?? "",
  )![1]!;
  const form = await server.inject({ url });
  expect(form.body).toContain("<form");
  expect(await security()).toMatchObject({ mailNotices: 1 });
  const unsubscribed = await server.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(unsubscribed.body).toContain("已经退订");
  expect(await security()).toMatchObject({ mailNotices: 0 });
  const opened = (await server.inject({ url })).body;
  expect(opened).toContain("已经退订");
  expect(opened).not.toContain("<form");
  expect((await server.inject({ method: "POST", url })).body).toContain("已经退订");
  // A link of an earlier mail works again after the member has turned mails on.
  await notices(1);
  expect((await server.inject({ url })).body).toContain("<form");
  await server.db.execute(sql`update account_tokens set expires_at = now() - interval '1 second'`);
  expect((await server.inject({ url })).body).toContain("过期了");
  expect((await server.inject({ method: "POST", url })).body).toContain("过期了");
  expect(await security()).toMatchObject({ mailNotices: 1 });
});

test("a wrong SMTP password is reported in the console, and the mail stays pending without a counted attempt", async () => {
  const wrong = await startServer(mailSettings(post.url.replace("right", "wrong")));
  try {
    const staff = await wrong.member("staff");
    await moveTo(wrong, staff.userId, GROUP.operator);
    await wrong.post("/api/bbs/account/mail/bind", { email: "a@b.example", password: PASSWORD }, staff.token);
    await sendDueMails(wrong);
    const { data } = await wrong.get("/api/bbs/console/mail/status", staff.token);
    expect(data).toMatchObject({
      isConfigured: 1,
      host: "127.0.0.1",
      pending: 1,
      failed: 0,
      trouble: "账号或密码不对（服务器答复 535）",
    });
    expect(JSON.stringify(data)).not.toContain("pass");
    expect(await wrong.db.select().from(mails)).toMatchObject([{ state: "pending", attempts: 0 }]);
    const testMail = await wrong.post("/api/bbs/console/mail/test", { email: "a@b.example" }, staff.token);
    expect(testMail.data).toEqual({ isSent: 0, answer: "账号或密码不对（服务器答复 535）" });
    // The mail is sent once the password is corrected.
    await wrong.db.execute(sql`update mails set next_at = now()`);
    await sendDueMails({ db: wrong.db, config: server.config });
    expect(post.received).toHaveLength(1);
  } finally {
    await wrong.close();
  }
});

test("a temporary rejection is retried, a permanent one fails until an operator retries it", async () => {
  await bind("busy@lenscape.example");
  post.refuse(451);
  await sendDueMails(server);
  expect(await list()).toMatchObject([
    {
      state: "pending",
      attempts: 1,
      email: "b***y@lenscape.example",
      answer: "对方服务器忙（服务器答复 451）",
    },
  ]);
  for (let attempt = 0; attempt < policy.mail.retrySeconds.length; attempt++) {
    await server.db.execute(sql`update mails set next_at = now()`);
    await sendDueMails(server);
  }
  expect(await list()).toMatchObject([{ state: "failed", attempts: 5, nextAt: "" }]);
  const [{ id }] = (await list("?state=failed")) as [{ id: string }];
  const retry = () => server.post("/api/bbs/console/mail/retry", { id }, operator.token);
  expect((await retry()).code).toBe(200);
  expect((await retry()).code).toBe(409);
  post.refuse(552);
  await sendDueMails(server);
  expect(await list()).toMatchObject([
    { state: "failed", attempts: 1, answer: "邮箱已满（服务器答复 552）" },
  ]);
  await retry();
  post.refuse(undefined);
  await sendDueMails(server);
  expect(await list()).toMatchObject([{ state: "sent", answer: "" }]);
  expect((await server.get("/api/bbs/console/mail/status", operator.token)).data).toMatchObject({
    sentToday: 1,
  });
});

test("mails that a member is waiting for are claimed before notices that were due earlier", async () => {
  const { userId } = member;
  const notice = { kind: "notice", userId, details: { title: "公告" } } as const;
  for (let n = 0; n < 6; n++) await enqueueMail(server.db, notice);
  await server.db.execute(sql`update mails set next_at = now() - interval '1 hour'`);
  await enqueueMail(server.db, { kind: "changed", userId, details: {} });
  const claim = async (notices: number) =>
    (await claimDueMails(server.db, 2, notices)).map(({ kind }) => kind).sort();
  expect(await claim(2)).toEqual(["changed", "notice"]);
  expect(await claim(1)).toEqual(["notice"]);
  expect(await claim(0)).toEqual([]);
  await enqueueMail(server.db, { kind: "changed", userId, details: {} });
  expect(await claim(0)).toEqual(["changed"]);
});

test("the next mail is claimed as soon as one is sent", async () => {
  await saveAddress(server.db, member.userId, "a@lenscape.example");
  await server.db.update(mailAddresses).set({ notices: true });
  const many = 2 * policy.mail.atOnce;
  for (let n = 0; n < many; n++)
    await sendSystemNotice(server.db, { userId: member.userId, kind: "news", title: `第 ${n} 条` });
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const worker = new MailWorker(
    { db: server.db, config: server.config, mail: server.config.mail! },
    { warn() {} },
  );
  vi.useRealTimers();
  await worker.turn();
  await vi.waitFor(() => expect(post.received).toHaveLength(many), 10_000);
  await worker.close();
});

test("failed attempts to reach the SMTP server neither count nor issue tokens, and the mail is sent once it works", async () => {
  await saveAddress(server.db, member.userId, "a@lenscape.example");
  const closed = await startMailServer();
  await closed.close();
  const down = readConfig(mailSettings(closed.url));
  await server.post("/api/without/recover/mail", { account: "yunye" });
  for (let attempt = 0; attempt < policy.mail.resets.max + 2; attempt++) {
    await server.db.execute(sql`update mails set next_at = now()`);
    await sendDueMails({ db: server.db, config: down });
  }
  expect(await rows()).toMatchObject([{ state: "pending", attempts: 0 }]);
  expect(await server.db.$count(accountTokens)).toBe(0);
  await server.db.execute(sql`update mails set next_at = now()`);
  await sendDueMails(server);
  expect(post.received.map(({ to }) => to[0])).toEqual(["a@lenscape.example"]);
  expect(await server.db.$count(accountTokens)).toBe(1);
});

test("a mail that the SMTP server received but did not confirm counts as an attempt, and its link works", async () => {
  await bind("a@lenscape.example");
  post.afterData("hang up");
  await sendDueMails(server);
  expect(await rows()).toMatchObject([{ state: "pending", attempts: 1 }]);
  expect((await verify(tokenIn(post.received[0]!.text, "verify"))).code).toBe(200);
  // A reply that takes longer than the timeout counts in the same way.
  post.afterData("keep silent");
  const letter = { to: "a@lenscape.example", subject: "a", text: "b", html: "c" };
  expect(await sendMail(server.config.mail!, letter, 300)).toMatchObject({ result: "unanswered" });
  // A server that is silent before it has the mail counts as a server failure.
  const mute = createServer().listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as AddressInfo;
  mute.on("connection", (socket) => socket.write("220 here\r\n"));
  expect(await sendMail({ ...server.config.mail!, port }, letter, 300)).toMatchObject({ result: "server" });
  mute.close();
});

test("an operator can send a test mail", async () => {
  const testMail = await server.post(
    "/api/bbs/console/mail/test",
    { email: "zhou@b.example" },
    operator.token,
  );
  expect(testMail.data).toEqual({ isSent: 1, answer: "" });
  expect(post.received[0]).toMatchObject({ to: ["zhou@b.example"] });
});

test("closing an account deletes its mail addresses", async () => {
  const closed = await server.member("gone");
  await saveAddress(server.db, closed.userId, "gone@lenscape.example");
  await bind("other@lenscape.example", closed);
  await server.db.transaction((tx) => closeAccount(tx, closed.userId, "用户已注销"));
  const left = await server.db.select().from(mailAddresses);
  expect(JSON.stringify([left, await rows()])).not.toContain("lenscape.example");
});

test("calls that need mail are refused with a sentence if no mail server is configured", async () => {
  const plain = await startServer();
  try {
    const one = await plain.member("one");
    const msg = "社区还没有开通邮件，请用手机或恢复码找回账号";
    const bound = await plain.post(
      "/api/bbs/account/mail/bind",
      { email: "a@b.example", password: PASSWORD },
      one.token,
    );
    expect(bound).toMatchObject({ status: 503, reason: "NOT_CONFIGURED", msg });
    expect(await plain.post("/api/without/recover/mail", { account: "one" })).toMatchObject({
      status: 503,
      msg,
    });
    expect((await plain.get("/api/without/recover/ways")).data).toEqual({ mail: 0, sms: 0 });
  } finally {
    await plain.close();
  }
});

test("an address is masked except for its first and last letter", () => {
  expect(["yunye@a.example", "y@a.example", ""].map(maskEmail)).toEqual([
    "y***e@a.example",
    "y***@a.example",
    "",
  ]);
});
