import svgCaptcha from "svg-captcha";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";

const drawn = vi.spyOn(svgCaptcha, "create");
/** What the captcha that was drawn last says. */
const lastDrawn = (): string => drawn.mock.results.at(-1)?.value.text;
afterAll(() => drawn.mockRestore());

let open: TestServer;
let guarded: TestServer;

beforeAll(async () => {
  [open, guarded] = await Promise.all([startServer(), startServer({ CAPTCHA: "on" })]);
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

test("API-022 the same name registered at once is given to one", async () => {
  const names = ["Rival", "rival", "RIVAL", "rIVAL", "riVAL"];
  const answers = await Promise.all(
    names.map((username, n) =>
      open.post("/register", { username, password: "Lenscape2026", nickname: `对手${n}` }),
    ),
  );
  expect(answers.map((answer) => answer.code).sort()).toEqual([200, 400, 400, 400, 400]);
  for (const { code, msg } of answers) if (code === 400) expect(msg).toContain("注册账号已存在");
});

test("API-022 the same nickname registered at once is given to one", async () => {
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

test("API-015 a captcha used in parallel serves once", async () => {
  const { uuid } = await guarded.get("/captchaImage");
  const body = { username: "nobody", password: "Lenscape2026", uuid, code: lastDrawn() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => guarded.post("/login", body)));
  expect(answers.filter((answer) => answer.msg === "用户不存在/密码错误")).toHaveLength(1);
  expect(answers.filter((answer) => answer.msg === "验证码已失效")).toHaveLength(7);
});

test("API-015 parallel guesses do not pass the limit together", async () => {
  const guess = () => open.post("/login", { username: "prey", password: "guess-number" });
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  expect(answers.filter((answer) => answer.msg === "用户不存在/密码错误")).toHaveLength(5);
});
