import { createHash, randomBytes, randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import svgCaptcha from "svg-captcha";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { hashCodes, hashPassword } from "../../../core/passwords.ts";
import { rowsOf } from "../../../core/sql.ts";
import { captchas, sessions } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type Answer, startServer, type TestServer } from "../../../test/support.ts";
import { setPassword } from "../recovery/set-password.ts";

/** Number of addresses that guess at one account. */
const GUESSING_ADDRESSES = 4;

const createSpy = vi.spyOn(svgCaptcha, "create");
/** Answer of the last captcha. */
const lastAnswer = (): string => createSpy.mock.results.at(-1)?.value.text;
afterAll(() => createSpy.mockRestore());

let open: TestServer;
let guarded: TestServer;

beforeAll(async () => {
  [open, guarded] = await Promise.all([startServer(), startServer({ CAPTCHA: "on" })]);
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

test("API-022 only one of several concurrent registrations gets a username", async () => {
  const names = ["Rival", "rival", "RIVAL", "rIVAL", "riVAL"];
  const answers = await Promise.all(
    names.map((username, n) =>
      open.post("/register", { username, password: "Lenscape2026", nickname: `对手${n}` }),
    ),
  );
  expect(answers.map((answer) => answer.code).sort()).toEqual([200, 400, 400, 400, 400]);
  for (const { code, msg } of answers) if (code === 400) expect(msg).toContain("注册账号已存在");
});

test("API-022 only one of several concurrent registrations gets a nickname", async () => {
  const answers = await Promise.all(
    ["one", "two", "three", "four"].map((username) =>
      open.post("/register", {
        username: `nick-${username}`,
        password: "Lenscape2026",
        nickname: "同名的人",
      }),
    ),
  );
  expect(answers.map((answer) => answer.code).sort()).toEqual([200, 400, 400, 400]);
});

test("API-015 a captcha can be used once, even concurrently", async () => {
  const { uuid } = await guarded.get("/captchaImage");
  const body = { username: "nobody", password: "Lenscape2026", uuid, code: lastAnswer() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => guarded.post("/login", body)));
  expect(answers.filter((answer) => answer.msg === "用户不存在/密码错误")).toHaveLength(1);
  expect(answers.filter((answer) => answer.msg === "验证码已失效")).toHaveLength(7);
});

test("API-015 concurrent guesses cannot exceed the limit", async () => {
  const guess = () => open.post("/login", { username: "prey", password: "guess-number" });
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  expect(answers.filter((answer) => answer.msg === "用户不存在/密码错误")).toHaveLength(5);
});

/** Inserts a captcha with a known answer, like a bot that solves every captcha. */
async function insertSolvedCaptcha() {
  const uuid = randomUUID().replaceAll("-", "");
  const answerHash = createHash("sha256").update(`${uuid}:7k2m`).digest("hex");
  await open.db.insert(captchas).values({ uuid, answerHash, expiresAt: sql`now() + interval '1 hour'` });
  return { uuid, code: "7k2m" };
}

async function loginFrom(remoteAddress: string, username: string, password: string): Promise<Answer> {
  const payload = { username, password, ...(await insertSolvedCaptcha()) };
  const response = await open.inject({ method: "POST", url: "/api/login", payload, remoteAddress });
  return { status: response.statusCode, ...response.json() };
}

test("API-015 addresses that solve every captcha get at most 70 guesses an hour each, and the owner can log in from a new one", async () => {
  const addresses = Array.from({ length: GUESSING_ADDRESSES }, (_, n) => `10.1.0.${n}`);
  await open.member("hunted");
  // A cheap hash keeps the test fast and does not affect the limits.
  const cheap = await hash("Lenscape2026", { memoryCost: 8, timeCost: 1 });
  await open.db.execute(sql`update users set password_hash = ${cheap} where username = 'hunted'`);
  let checkedGuesses = 0;
  let movedSeconds = 0;
  const startedAt = Date.now();
  // The duration of the test counts as part of the hour.
  while (movedSeconds + (Date.now() - startedAt) / 1000 < 3600) {
    const guesses = addresses.flatMap((address) =>
      [1, 2].map(() => loginFrom(address, "hunted", "guess-number")),
    );
    const answers = await Promise.all(guesses);
    checkedGuesses += answers.filter(({ msg }) => msg === "用户不存在/密码错误").length;
    const waits = answers.flatMap(({ retryAfter }) => (retryAfter ? [Number(retryAfter)] : []));
    const seconds = waits.length > 0 ? Math.max(...waits) : 0;
    await open.db.execute(
      sql`update rate_counters set reset_at = reset_at - make_interval(secs => ${seconds})`,
    );
    movedSeconds += seconds;
  }
  console.info(`${addresses.length} addresses: ${checkedGuesses} guesses in an hour`);
  expect(checkedGuesses).toBeLessThanOrEqual(addresses.length * 70);
  expect(checkedGuesses).toBeGreaterThan(addresses.length * 50);
  expect((await loginFrom("10.2.0.1", "hunted", "Lenscape2026")).code).toBe(200);
});

test("API-015 a hundred concurrent logins all succeed", async () => {
  await open.member("popular");
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => loginFrom(`10.3.0.${n}`, "popular", "Lenscape2026")),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
});

test("API-015 a login is refused with retryAfter while the hashing queue is full", async () => {
  await open.member("late");
  const salt = randomBytes(16);
  const { atOnce, waiting } = policy.hashing;
  let isRefused = false;
  onTestFinished(() => {
    isRefused = true;
  });
  /** Yields codes until the login is refused, so that the queue is full when it reaches its password check. */
  function* endlessCodes() {
    while (!isRefused) yield "code";
  }
  const running = Array.from({ length: atOnce }, () => hashCodes(endlessCodes(), salt));
  const queued = Array.from({ length: waiting }, () => hashCodes([], salt));
  const late = await loginFrom("10.3.1.0", "late", "Lenscape2026");
  isRefused = true;
  expect(late).toMatchObject({ code: 503, msg: "登录的人太多，请稍后再试", retryAfter: 3 });
  await Promise.all([...running, ...queued]);
  expect((await loginFrom("10.3.1.0", "late", "Lenscape2026")).code).toBe(200);
});

test("a login with the old password fails if the password changes meanwhile", async () => {
  const { userId } = await open.member("recovering");
  const passwordHash = await hashPassword("mountains-at-dawn");
  let answer: Answer | undefined;
  let loggingIn: Promise<void> | undefined;
  await open.db.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash, { title: "登录密码已重设", content: "" });
    loggingIn = loginFrom("10.4.0.1", "recovering", "Lenscape2026").then((response) => {
      answer = response;
    });
    await vi.waitFor(async () => {
      const waits = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for share'`;
      expect(answer ? 1 : rowsOf(await open.db.execute(waits)).length).toBe(1);
    }, 20_000);
  });
  await loggingIn;
  expect(answer).toMatchObject({ code: 400, reason: "CREDENTIALS_WRONG", msg: "用户不存在/密码错误" });
  expect(await open.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
});
