import { eq, sql } from "drizzle-orm";
import svgCaptcha from "svg-captcha";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sessions, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type Answer, startServer, type TestServer } from "../../../test/support.ts";
import { invalidateStaffNames } from "./nickname.ts";

const createSpy = vi.spyOn(svgCaptcha, "create");
/** Answer of the last captcha. */
const lastAnswer = (): string => createSpy.mock.results.at(-1)?.value.text;
afterAll(() => createSpy.mockRestore());

let server: TestServer;

async function postFrom(remoteAddress: string, path: string, body: object, on = server): Promise<Answer> {
  const response = await on.inject({ method: "POST", url: `/api${path}`, payload: body, remoteAddress });
  return { status: response.statusCode, ...response.json() };
}

describe("without a captcha", () => {
  beforeAll(async () => {
    server = await startServer();
    await server.post("/register", { username: "owner", password: "Lenscape2026", nickname: "机主" });
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.execute(sql`delete from rate_counters`));

  const login = (username: string, password: string, ip = "10.0.0.1") =>
    postFrom(ip, "/login", { username, password });

  test("API-013 captchaImage reports that captchas are switched off", async () => {
    expect(await server.get("/captchaImage")).toMatchObject({ code: 200, captchaEnabled: false });
  });

  test("API-015 correct credentials return a token that getInfo accepts", async () => {
    const { code, token } = await login("owner", "Lenscape2026");
    expect(code).toBe(200);
    expect((await server.get("/getInfo", token)).code).toBe(200);
  });

  test("API-015 a wrong password and an unknown account get the same response", async () => {
    const wrong = await login("owner", "Lenscape2027");
    const unknown = await login("nobody-here", "Lenscape2026");
    expect(wrong).toMatchObject({ status: 200, code: 400, msg: "用户不存在/密码错误" });
    expect(unknown).toEqual(wrong);
  });

  test("API-016 API-017 API-018 API-019 API-020 getInfo returns user, roles and permissions", async () => {
    const { token } = await login("owner", "Lenscape2026");
    const info = await server.get("/getInfo", token);
    expect(info.user).toEqual({
      userId: expect.any(String),
      userName: "owner",
      nickName: "机主",
      avatar: "",
    });
    expect(info.roles).toEqual([]);
    expect(info.permissions).toContain("thread.create");
    expect((await server.get("/getInfo")).code).toBe(401);
  });

  test("API-021 logout ends its session and no other", async () => {
    const first = (await login("owner", "Lenscape2026")).token;
    const second = (await login("owner", "Lenscape2026")).token;
    expect((await server.post("/logout", undefined, first)).code).toBe(200);
    expect((await server.get("/getInfo", first)).code).toBe(401);
    expect((await server.post("/logout", undefined, first)).code).toBe(401);
    expect((await server.get("/getInfo", second)).code).toBe(200);
  });

  test("API-016 an expired session gives 401", async () => {
    const { token } = await login("owner", "Lenscape2026");
    await server.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect((await server.get("/getInfo", token)).code).toBe(401);
  });

  test("API-016 using a session extends it up to its maximum age", async () => {
    const { token } = await login("owner", "Lenscape2026");
    const daysLeftAfterUse = async (age: number) => {
      await server.db.execute(sql`update sessions set last_seen_at = now() - interval '1 hour',
        expires_at = now() + interval '1 hour', created_at = now() - make_interval(days => ${age})`);
      expect((await server.get("/getInfo", token)).code).toBe(200);
      await server.app.sessionUses.flush();
      const ends = (await server.db.select().from(sessions)).map(({ expiresAt }) => expiresAt.getTime());
      return Math.round((Math.max(...ends) - Date.now()) / 86_400_000);
    };
    expect(await daysLeftAfterUse(1)).toBe(30);
    expect(await daysLeftAfterUse(170)).toBe(10);
  });

  test("API-015 the database does not contain the session token", async () => {
    const { token } = await login("owner", "Lenscape2026");
    const dump = JSON.stringify(await server.db.select().from(sessions));
    expect(dump).not.toContain(token);
  });

  test("API-088 a public call with a stale token gets the response of a visitor (ruling 24)", async () => {
    const asStale = await server.get("/api/without/user/query?keyWord=机主", "stale");
    expect(asStale).toMatchObject({ code: 200, total: 1 });
    expect(asStale.rows[0].isFollow).toBe(false);
  });

  /** Solves a captcha on a server where captchas are optional. */
  async function solveCaptcha() {
    const { uuid } = await server.get("/captchaImage?wanted=1");
    return { uuid, code: lastAnswer() };
  }
  const guess = (ip: string, proof: object = {}) =>
    postFrom(ip, "/login", { username: "owner", password: "guess-number", ...proof });
  const logInFrom = (ip: string, proof: object = {}) =>
    postFrom(ip, "/login", { username: "owner", password: "Lenscape2026", ...proof });
  /** Ends the running waits. */
  const endWaits = () =>
    server.db.execute(sql`update rate_counters set reset_at = now() where key like 'login:wait:%'`);

  test("API-015 five failures require a captcha from that address only, and the owner can log in with it", async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await guess("10.9.9.9")).msg).toBe("用户不存在/密码错误");
    expect(await logInFrom("10.9.9.9")).toEqual({
      status: 200,
      code: 400,
      msg: "登录失败次数过多，请输入图形验证码",
      reason: "CAPTCHA_REQUIRED",
      needsCaptcha: 1,
      field: "code",
    });
    expect((await logInFrom("10.0.0.2")).code).toBe(200);
    expect(await guess("10.9.9.9", await solveCaptcha())).toMatchObject({
      code: 400,
      msg: "用户不存在/密码错误",
    });
    const proof = await solveCaptcha();
    const early = await logInFrom("10.9.9.9", proof);
    expect(early).toMatchObject({
      status: 429,
      code: 429,
      msg: `登录失败次数过多，请 ${early.retryAfter} 秒后再试`,
    });
    await endWaits();
    // The refused attempt did not use up the captcha.
    expect((await logInFrom("10.9.9.9", proof)).code).toBe(200);
    expect((await logInFrom("10.9.9.9")).code).toBe(200);
  });

  test("API-015 the wait doubles with each failure up to a minute", async () => {
    for (let attempt = 0; attempt < 5; attempt++) await guess("10.9.9.8");
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      expect((await guess("10.9.9.8", await solveCaptcha())).code).toBe(400);
      waits.push((await guess("10.9.9.8", await solveCaptcha())).retryAfter);
      await endWaits();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test("API-015 guesses from many addresses require a captcha for the account, except where its owner is logged in", async () => {
    expect((await logInFrom("10.0.0.3")).code).toBe(200);
    for (let n = 0; n < 50; n++) await guess(`10.8.0.${n}`);
    expect((await logInFrom("10.0.0.3")).code).toBe(200);
    expect(await logInFrom("10.7.0.1")).toMatchObject({ code: 400, needsCaptcha: 1 });
    expect(await guess("10.7.0.2", await solveCaptcha())).toMatchObject({ msg: "用户不存在/密码错误" });
    expect((await guess("10.7.0.2", await solveCaptcha())).status).toBe(429);
    expect((await logInFrom("10.7.0.1", await solveCaptcha())).code).toBe(200);
  });

  test("API-015 an address that fails for many accounts needs a captcha, and members behind it can log in", async () => {
    for (let n = 0; n < 30; n++) await login(`nobody-${n}`, "guess-number", "10.6.0.1");
    expect(await logInFrom("10.6.0.1")).toMatchObject({ code: 400, needsCaptcha: 1 });
    expect((await logInFrom("10.6.0.1", await solveCaptcha())).code).toBe(200);
  });

  test("API-015 an account without a usable password is refused with the same message", async () => {
    await server.post("/register", { username: "no-password", password: "Lenscape2026", nickname: "无密码" });
    await server.db.execute(sql`update users set password_hash = '-' where username = 'no-password'`);
    expect(await login("no-password", "-")).toMatchObject({ code: 400, msg: "用户不存在/密码错误" });
  });

  test("API-015 a successful login clears the failures before it", async () => {
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await login("owner", "guess-number");
      expect((await login("owner", "Lenscape2026")).code).toBe(200);
    }
  });

  test("API-015 closed and banned accounts cannot log in, and only the right password reveals the reason", async () => {
    await server.post("/register", { username: "leaver", password: "Lenscape2026", nickname: "离开的人" });
    const { token } = await login("leaver", "Lenscape2026");
    await server.db.execute(sql`update users set status = 2 where username = 'leaver'`);
    expect((await login("leaver", "Lenscape2026")).msg).toBe("对不起，您的账号已被删除");
    expect((await login("leaver", "guess-number")).msg).toBe("用户不存在/密码错误");
    expect((await server.get("/getInfo", token)).code).toBe(401);
    await server.db.execute(
      sql`update users set status = 1, forbidden_until = now() + interval '1 day' where username = 'leaver'`,
    );
    expect((await login("leaver", "Lenscape2026")).msg).toMatch(/^用户已封禁，请联系管理员（至 .{16}）$/);
    expect((await server.get("/getInfo", token)).code).toBe(401);
  });

  test("API-022 a new member can log in with any case and width of the username", async () => {
    const body = { username: "  Mountain山  ", password: "Lenscape2026", nickname: "  山里人 " };
    const registered = await server.post("/register", body);
    expect(registered.code).toBe(200);
    expect((await server.get("/getInfo", registered.token)).user).toMatchObject({ nickName: "山里人" });
    for (const name of ["Mountain山", "mountain山", "ＭＯＵＮＴＡＩＮ山", " Mountain山 "]) {
      const { token } = await login(name, "Lenscape2026");
      const { user } = await server.get("/getInfo", token);
      expect(user).toMatchObject({ userName: "Mountain山", nickName: "山里人" });
    }
  });

  test.each([
    [{ username: "OWNER", nickname: "另一个" }, "保存用户'OWNER'失败，注册账号已存在"],
    [{ username: "ｏｗｎｅｒ", nickname: "另一个" }, "账号只能含汉字、字母、数字、下划线和连字符"],
    [{ username: "another", nickname: " 机主 " }, "该昵称已被占用"],
    [{ username: "another", nickname: "机 主" }, "该昵称已被占用"],
    [{ username: "", nickname: "另一个" }, "用户名不能为空"],
    [{ username: "a", nickname: "另一个" }, "账户长度必须在2到20个字符之间"],
    [{ username: "a b", nickname: "另一个" }, "账号只能含汉字、字母、数字、下划线和连字符"],
    [{ username: "another", nickname: "一" }, "昵称长度需在 2 到 12 个字符之间"],
    [{ username: "another", nickname: "一二三四五六七八九十一二三" }, "昵称长度需在 2 到 12 个字符之间"],
    [{ username: "another", nickname: "机\u200b主" }, "昵称含有看不见的字符，请换一个"],
    [{ username: "another", password: "" }, "用户密码不能为空"],
    [{ username: "another", password: "1234567" }, "密码长度必须在8到64个字符之间"],
    [{ username: "another", password: "x".repeat(65) }, "密码长度必须在8到64个字符之间"],
    [{ username: "samesame", password: "SameSame" }, "密码不能与账号相同"],
    [{ username: "samesame", password: "my-samesame-7" }, "密码里不能有用户名，换一个"],
    [{ username: "another", nickname: "观星的人", password: "观星的人在山顶上" }, "密码里不能有昵称，换一个"],
    [{ username: "another", password: "12345678" }, "密码太常见，换一个"],
    [{ username: "another", password: "password" }, "密码太常见，换一个"],
    [{ username: "another", password: "P@ssw0rd2026" }, "密码太常见，换一个"],
    [{ username: "another", password: "        " }, "密码不能全是空格"],
    [{ username: "another", password: "19960520" }, "密码只有数字，容易被猜到，加几个字母"],
    [{ username: "another", password: "vwxyz6789" }, "密码太有规律，换一个"],
    [{ username: "another", password: "Lenscape123" }, "密码和社区的名字太像，换一个"],
    [{ username: "another", invitationCode: "NOSUCH" }, "邀请码无效"],
  ])("API-022 register refuses %o", async (fields, msg) => {
    const before = await server.db.$count(users);
    expect(await server.post("/register", { password: "Lenscape2026", ...fields })).toMatchObject({
      code: 400,
      msg,
    });
    expect(await server.db.$count(users)).toBe(before);
  });

  test("API-022 a password is used exactly as typed, including length 64, case, width and blanks", async () => {
    const password = ` Ｗide 山👓 ${"mountains-at-dawn, and then some more of the way uphill".slice(0, 54)} `;
    expect([...password]).toHaveLength(64);
    const body = { username: "literal", password, nickname: "照原样的人" };
    expect((await server.post("/register", body)).code).toBe(200);
    const others = [
      password.trim(),
      password.normalize("NFKC"),
      password.toLowerCase(),
      `${password.slice(0, -1)}.`,
    ];
    for (const other of others) expect((await login("literal", other)).code).toBe(400);
    expect((await login("literal", password)).code).toBe(200);
  });

  test("a nickname that imitates staff or the community is refused", async () => {
    const { userId } = await server.member("adminstaff");
    await server.db.execute(sql`update users set group_id = 5 where id = ${userId}::bigint`);
    invalidateStaffNames();
    for (const nickname of ["аdminstaff", "管理员", "镜界社区"]) {
      const body = { username: "imitator", password: "Lenscape2026", nickname };
      expect(await server.post("/register", body), nickname).toMatchObject({
        code: 400,
        msg: "昵称和管理人员或社区的名字太像，请换一个",
      });
    }
  });

  test("API-022 the username becomes the nickname if none is sent, cut to its maximum length, and the inviter is stored", async () => {
    const findByUsername = (username: string) =>
      server.db.select().from(users).where(eq(users.username, username));
    const [inviter] = await findByUsername("owner");
    const body = {
      username: "averylongaccountname",
      password: "Lenscape2026",
      invitationCode: inviter!.invitationCode,
    };
    expect((await server.post("/register", body)).code).toBe(200);
    const [guest] = await findByUsername(body.username);
    expect(guest).toMatchObject({ nickname: "averylongacc", invitedBy: inviter!.id });
    expect(guest!.passwordHash).toMatch(/^\$argon2id\$/);
  });
});

describe("with a captcha", () => {
  let guarded: TestServer;

  beforeAll(async () => {
    guarded = await startServer({ CAPTCHA: "on" });
    const body = {
      username: "owner",
      password: "Lenscape2026",
      nickname: "机主",
      ...(await answerAfter(policy.captcha.readSeconds)),
    };
    expect((await guarded.post("/register", body)).code).toBe(200);
  });
  afterAll(() => guarded.close());

  async function captcha() {
    const { uuid } = await guarded.get("/captchaImage");
    return { uuid, code: lastAnswer() };
  }

  /** Returns a captcha that is answered after `seconds` seconds. */
  async function answerAfter(seconds: number) {
    const proof = await captcha();
    await guarded.db.execute(
      sql`update captchas set expires_at = expires_at - make_interval(secs => ${seconds}) where uuid = ${proof.uuid}`,
    );
    return proof;
  }

  const login = (proof: object) =>
    guarded.post("/login", { username: "owner", password: "Lenscape2026", ...proof });

  test("API-013 captchaImage returns a new PNG and uuid on each call", async () => {
    const first = await guarded.get("/captchaImage");
    const second = await guarded.get("/captchaImage");
    expect(first).toMatchObject({
      code: 200,
      captchaEnabled: true,
      uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(Buffer.from(first.img, "base64").subarray(1, 4).toString()).toBe("PNG");
    expect(second.uuid).not.toBe(first.uuid);
    expect(second.img).not.toBe(first.img);
  });

  test("API-015 a captcha can be used once and ignores case", async () => {
    const proof = await captcha();
    expect((await login({ ...proof, code: ` ${proof.code.toLowerCase()} ` })).code).toBe(200);
    expect(await login(proof)).toMatchObject({ code: 400, msg: "验证码已失效" });
  });

  test("API-015 a wrong answer uses up the captcha", async () => {
    const proof = await captcha();
    expect(await login({ ...proof, code: "----" })).toMatchObject({ code: 400, msg: "验证码错误" });
    expect(await login(proof)).toMatchObject({ code: 400, msg: "验证码已失效" });
    expect((await login(await captcha())).code).toBe(200);
  });

  test("API-015 an expired captcha is refused", async () => {
    const proof = await captcha();
    await guarded.db.execute(sql`update captchas set expires_at = now() - interval '1 second'`);
    expect(await login(proof)).toMatchObject({ code: 400, msg: "验证码已失效" });
  });

  test("API-015 API-022 login and register need the captcha's answer", async () => {
    expect(await login({})).toMatchObject({ code: 400, msg: "请输入验证码" });
    const body = { username: "newcomer", password: "Lenscape2026" };
    expect(await guarded.post("/register", body)).toMatchObject({ code: 400, msg: "请输入验证码" });
    const proof = await answerAfter(policy.captcha.readSeconds);
    expect(await guarded.post("/register", { ...body, ...proof })).toMatchObject({ code: 200 });
  });

  test("registering too fast or with the honeypot field filled in is refused with the same response", async () => {
    const body = { username: "robot", password: "Lenscape2026" };
    const refusal = { code: 400, msg: "注册没有成功，请刷新页面，重新填写后再试" };
    const quick = await guarded.post("/register", { ...body, ...(await captcha()) });
    const filled = await guarded.post("/register", {
      ...{ ...body, ...(await answerAfter(60)) },
      remark: "https://pills.example",
    });
    expect(quick).toMatchObject(refusal);
    expect(filled).toEqual(quick);
    const slow = { ...body, ...(await answerAfter(policy.captcha.readSeconds)), remark: "" };
    expect((await guarded.post("/register", slow)).code).toBe(200);
  });
});
