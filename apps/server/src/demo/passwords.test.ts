import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isExposed, readConfig } from "../config.ts";
import { hashPassword } from "../core/passwords.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { demoLines, ensureDemoPasswords } from "./passwords.ts";

let server: TestServer;

/** Creates only the demo accounts and the flag, because the demo's content is not needed here. */
beforeAll(async () => {
  server = await startServer();
  for (const username of ["member", "moderator", "admin"]) await server.member(username);
  await server.member("neighbour");
});
afterAll(() => server.close());

const ensurePasswords = (exposed: boolean, password = "") =>
  ensureDemoPasswords(server.db, { exposed, password });
const login = async (username: string, password: string) =>
  (await server.post("/login", { username, password })).code;

test("accounts with the same names are unchanged in a community without the demo flag", async () => {
  expect(await ensurePasswords(true)).toEqual([]);
  expect(await login("admin", "Lenscape2026")).toBe(200);
  await server.db.execute(sql`insert into site_flags (key) values ('demo')`);
});

test("demo accounts keep the public password on a local server", async () => {
  const accesses = await ensurePasswords(false);
  expect(new Set(accesses.map(({ password }) => password))).toEqual(new Set(["Lenscape2026"]));
  expect(demoLines(accesses, false)).toEqual(["演示账号：member、moderator、admin，密码 Lenscape2026。"]);
});

test("on a reachable server each account gets a new password, shown once, and is logged out; replicas do this once", async () => {
  const { token } = await server.post("/login", { username: "admin", password: "Lenscape2026" });
  const [first, second] = await Promise.all([ensurePasswords(true), ensurePasswords(true)]);
  const hasPasswords = [first, second].map((accesses) =>
    accesses!.every(({ password }) => password !== undefined),
  );
  expect(hasPasswords.sort()).toEqual([false, true]);
  const accesses = first!.some(({ password }) => password) ? first! : second!;
  expect(new Set(accesses.map(({ password }) => password)).size).toBe(3);
  expect((await server.get("/getInfo", token)).code).toBe(401);
  for (const { username, password } of accesses) {
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(await login(username, "Lenscape2026")).toBe(400);
    expect(await login(username, password!)).toBe(200);
    expect(demoLines(accesses, true).join("\n")).toContain(password);
  }
  expect(await login("neighbour", "Lenscape2026")).toBe(200);
  expect(demoLines(await ensurePasswords(true), true).join("\n")).toContain("注意：");
  expect(demoLines(await ensurePasswords(false), false).join("\n")).not.toContain("Lenscape2026");
});

test("DEMO_PASSWORD applies from the next start on", async () => {
  const accesses = await ensurePasswords(true, "our-staging-place");
  expect(demoLines(accesses, false)).toEqual([
    "演示账号：member、moderator、admin，密码 our-staging-place。",
  ]);
  expect(await login("moderator", "our-staging-place")).toBe(200);
  const before = await server.post("/login", { username: "moderator", password: "our-staging-place" });
  await ensurePasswords(true, "our-staging-place");
  expect((await server.get("/getInfo", before.token)).code).toBe(200);
});

test("an account with a changed password keeps it", async () => {
  const own = await hashPassword("mountains-at-dawn");
  await server.db.execute(sql`update users set password_hash = ${own} where username = 'member'`);
  await ensurePasswords(true);
  expect(await login("member", "mountains-at-dawn")).toBe(200);
});

test.each([
  [{}, false],
  [{ HOST: "127.0.0.2" }, false],
  [{ HOST: "localhost", PUBLIC_ORIGIN: "http://localhost:3000" }, false],
  [{ PUBLIC_ORIGIN: "http://[::1]:3000" }, false],
  [{ TRUSTED_PROXIES: "1" }, true],
  [{ PUBLIC_ORIGIN: "https://forum.example.org" }, true],
  [{ HOST: "0.0.0.0" }, true],
  [{ HOST: "::" }, true],
])("%j is publicly reachable: %s", (env, exposed) => {
  expect(isExposed(readConfig(env))).toBe(exposed);
});

test("DEMO_PASSWORD must not be short, nor the public one on a reachable server", () => {
  expect(() => readConfig({ DEMO_PASSWORD: "short" })).toThrow("DEMO_PASSWORD 应为 8 到 64 个字符");
  const env = { DEMO_PASSWORD: "Lenscape2026" };
  expect(readConfig(env).demoPassword).toBe("Lenscape2026");
  expect(() => readConfig({ ...env, TRUSTED_PROXIES: "1" })).toThrow("DEMO_PASSWORD");
});
