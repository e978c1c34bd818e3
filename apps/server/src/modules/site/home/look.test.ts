import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { retryWhileBusy, startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: string;

beforeEach(async () => {
  server = await startServer({ SITE_BRAND_EN: "Fixed" });
  const { token, userId } = await server.member("operator");
  await moveTo(server, userId, GROUP.operator);
  operator = token;
});
afterEach(() => server.close());

const names = { brandName: "远眺社区", brandNameEn: "Other", officialSite: "", filingNumber: "" };
const save = (more: object, token = operator) =>
  retryWhileBusy(() =>
    server.post("/api/bbs/console/look/save", { ...names, brandColor: "", ...more }, token),
  );
const look = async () => (await server.get("/api/bbs/console/look/get", operator)).data;
const picture = async (color: string) =>
  (
    await sharp({ create: { width: 300, height: 256, channels: 4, background: color } })
      .png()
      .toBuffer()
  ).toString("base64");

test("names, colour and logo can be changed after founding, except values from the environment", async () => {
  expect((await save({ brandColor: "#266fb8", logo: await picture("#266fb8") })).code).toBe(200);
  const first = await look();
  expect(first).toMatchObject({
    brandName: "远眺社区",
    brandNameEn: "Fixed",
    brandColor: "#266fb8",
    fixed: ["brandNameEn"],
  });
  expect((await server.inject({ url: first.logoUrl })).statusCode).toBe(200);

  // Without a picture the logo stays; a new one has a new URL; an empty one removes it.
  expect((await save({ brandColor: "" })).code).toBe(200);
  expect(await look()).toMatchObject({ brandColor: "", logoUrl: first.logoUrl });
  expect((await save({ logo: await picture("#a82923") })).code).toBe(200);
  const { logoUrl } = await look();
  expect(logoUrl).not.toBe(first.logoUrl);
  expect((await save({ logo: "" })).code).toBe(200);
  expect((await look()).logoUrl).toBe("");

  expect(
    await server.db.execute(
      sql`select count(*)::int as entries from audit_log where action = 'setting.save'`,
    ),
  ).toMatchObject({ rows: [{ entries: 4 }] });
});

test("the default colour of tokens.css is stored as no colour", async () => {
  expect((await save({ brandColor: "#067d5f" })).code).toBe(200);
  expect((await look()).brandColor).toBe("");
});

test("changing looks requires the permission, and invalid input is refused with a message", async () => {
  const { token } = await server.member("member");
  expect(await save({}, token)).toMatchObject({ code: 403 });
  expect(await save({ brandName: "  " })).toMatchObject({ msg: "请填写社区的名字" });
  expect(await save({ officialSite: "javascript:alert(1)" })).toMatchObject({
    msg: "官网应为 https:// 或 http:// 开头的地址",
  });
  expect(await save({ brandColor: "#FFF" })).toMatchObject({ code: 400 });
  expect((await look()).brandName).not.toBe("远眺社区");
});
