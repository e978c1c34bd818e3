import { rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  comment,
  longText,
  makeCircle,
  makeUpload,
  moveTo,
  publish,
  resetRates,
} from "../../../test/thread-fixtures.ts";
import { storeFile } from "../../../test/upload-fixtures.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let ben: { token: string; userId: string };
let staff: { token: string; userId: string };
let pictureCount = 0;

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  ben = await server.member("ben");
  staff = await server.member("staff");
  await moveTo(server, staff.userId, GROUP.superModerator);
  await makeCircle(server, "1");
});
afterAll(async () => {
  await server.close();
  await rm(server.config.dataDir, { recursive: true, force: true });
});
beforeEach(() => resetRates(server));

async function picture(userId = ann.userId): Promise<string> {
  const url = await makeUpload(server, userId, `s${++pictureCount}.webp`);
  for (const name of [`s${pictureCount}.webp`, `t-s${pictureCount}.webp`])
    await storeFile(server.config.dataDir, `2026/11/${name}`, "RIFF");
  return url;
}

const status = async (url: string) => (await server.inject({ url })).statusCode;
const until = (url: string, code: number) =>
  expect.poll(() => status(url), { timeout: 2000, interval: 5 }).toBe(code);
const withdraw = (url: string, value: 0 | 1, token = staff.token, reason: string | undefined = "他人隐私") =>
  server.post("/api/bbs/upload/withdraw", { url, value, reason }, token);
const list = (query: string) => server.get(`/api/bbs/upload/list?${query}`, staff.token);
const titles = async (token: string) =>
  (await server.get("/api/notice/system/list", token)).rows.map(({ title }) => title);

test("taking down a picture hides it everywhere, notifies its owner and is audited, and can be undone", async () => {
  const url = await picture();
  await publish(server, ann.token, { imageList: [{ url }] });
  const threadId = await publish(server, ann.token, { imageList: [{ url }] });
  await comment(server, ann.token, threadId, { imageList: [{ url }] });
  expect(await withdraw(url, 1)).toMatchObject({ code: 200 });
  await until(url, 404);
  await until(url.replace("/s", "/t-s"), 404);
  expect(await titles(ann.token)).toContain("你上传的一张图片已被下架");
  // Repeating it neither notifies nor audits.
  expect(await withdraw(url, 1)).toMatchObject({ code: 200 });
  const again = await server.post(
    "/api/thread/create",
    { threadClassify: 0, content: longText, imageList: [{ url }] },
    ann.token,
  );
  expect(again).toMatchObject({ code: 400, msg: "有图片或视频已被下架或已过期，请移除后重新上传" });
  const downList = await list(`state=down&keyWord=${encodeURIComponent(url)}`);
  expect(downList).toMatchObject({ total: 1 });
  expect(downList.rows[0]).toMatchObject({
    isDown: 1,
    isOpen: 0,
    reason: "他人隐私",
    user: { nickname: "ann" },
  });
  expect(await status(downList.rows[0].url)).toBe(200);
  // The URL of the list is accepted by the operation.
  expect(await withdraw(downList.rows[0].thumbnailUrl, 0)).toMatchObject({ code: 200 });
  await until(url, 200);
  expect((await titles(ann.token)).slice(0, 2)).toEqual([
    "你上传的一张图片已恢复",
    "你上传的一张图片已被下架",
  ]);
  await moveTo(server, staff.userId, GROUP.operator);
  const log = await server.get("/api/bbs/console/audit/list?action=upload.withdraw", staff.token);
  expect(log.rows.map(({ value, reason }) => [value, reason])).toEqual([
    [0, "他人隐私"],
    [1, "他人隐私"],
  ]);
  await moveTo(server, staff.userId, GROUP.superModerator);
});

test("uploads are found by thread URL, own URL and owner's nickname", async () => {
  const [url, inComment, elsewhere] = [await picture(ben.userId), await picture(ben.userId), await picture()];
  const threadId = await publish(server, ben.token, { imageList: [{ url }] });
  await comment(server, ben.token, threadId, { imageList: [{ url: inComment }] });
  await publish(server, ann.token, { imageList: [{ url: elsewhere }] });
  const findUrls = async (word: string) =>
    (await list(`keyWord=${encodeURIComponent(word)}`)).rows.map((row) => row.url.split("?")[0]);
  const address = `https://forum.example.org/pages/content/postdetail?threadId=${threadId}`;
  expect(await findUrls(address)).toEqual([inComment, url]);
  expect(await findUrls(`https://forum.example.org${url}`)).toEqual([url]);
  expect(await findUrls("Ben")).toEqual([inComment, url]);
  expect(await findUrls("nobody")).toEqual([]);
});

test("taking down is refused for members, without a reason, for equal rank and for unknown uploads", async () => {
  const [annsUrl, staffUrl] = [await picture(), await picture(staff.userId)];
  expect(await withdraw(annsUrl, 1, ben.token)).toMatchObject({ code: 403 });
  expect((await server.get("/api/bbs/upload/list", ben.token)).code).toBe(403);
  expect(await withdraw(annsUrl, 1, staff.token, " ")).toMatchObject({ code: 400, msg: "请填写原因" });
  expect(await withdraw("/uploads/2026/11/none.webp", 1)).toMatchObject({ code: 404 });
  const other = await server.member("other");
  await moveTo(server, other.userId, GROUP.superModerator);
  expect(await withdraw(staffUrl, 1, other.token)).toMatchObject({ code: 403 });
  expect(await Promise.all([annsUrl, staffUrl].map(status))).toEqual([200, 200]);
});

test("a key opens only its file until it expires, and the response is not cached publicly", async () => {
  const [url, other] = [await picture(), await picture()];
  await withdraw(url, 1);
  await withdraw(other, 1);
  await until(url, 404);
  const { rows } = await list(`keyWord=${encodeURIComponent(url)}`);
  const opened = rows[0].url as string;
  const answer = await server.inject({ url: opened });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, max-age=300"]);
  const key = opened.slice(opened.indexOf("?"));
  for (const wrong of [
    `${other}${key}`,
    `${url}${key}x`,
    `${url}?key=`,
    `${url}?key=zzzzzzz.x`,
    `${url}?key=a&key=b`,
  ])
    expect(await status(wrong), wrong).toBe(404);
  server.moveClock(2 * policy.upload.keySeconds * 1000);
  expect(await status(opened)).toBe(404);
  server.moveClock(-2 * policy.upload.keySeconds * 1000);
});

test("moderators and the author see the pictures of a hidden thread", async () => {
  const url = await picture();
  const threadId = await publish(server, ann.token, {
    imageList: [{ url }],
    content: `<p>${longText}</p><img src="${url}">`,
    circleId: "1",
  });
  const detail = (token?: string) => server.get(`/api/without/thread/detailV2?threadId=${threadId}`, token);
  expect((await detail(ann.token)).data.thread.imageList[0].url).toBe(url);
  await server.post("/api/thread/undershelf", { threadId }, ann.token);
  await until(url, 404);
  const { thread, viewer } = (await detail(ann.token)).data;
  for (const imageUrl of [
    thread.imageList[0].url,
    thread.imageList[0].thumbnailUrl,
    /src="([^"]+)"/.exec(thread.content)![1]!,
  ])
    expect(await status(imageUrl), imageUrl).toBe(200);
  // Saving a text with signed URLs stores them without the key.
  const saved = await server.post(
    "/api/bbs/thread/edit",
    { threadId, content: thread.content, imageList: thread.imageList, revision: viewer.revision },
    ann.token,
  );
  expect(saved).toMatchObject({ code: 200 });
  await server.post("/api/thread/display", { threadId }, ann.token);
  const stored = (await detail()).data.thread;
  expect(stored.imageList[0]).toMatchObject({ url });
  expect(stored.content).not.toContain("key=");
});

test("pictures removed by an edit are visible in the history for moderators", async () => {
  const [first, second] = [await picture(), await picture()];
  const threadId = await publish(server, ann.token, { imageList: [{ url: first }], circleId: "1" });
  await server.post(
    "/api/bbs/thread/edit",
    { threadId, content: longText, imageList: [{ url: second }], revision: 1 },
    ann.token,
  );
  await until(first, 404);
  const { data } = await server.get(`/api/bbs/thread/history?threadId=${threadId}`, staff.token);
  const versions = data as { imageList: { url: string }[] }[];
  expect(await Promise.all(versions.map(({ imageList }) => status(imageList[0]!.url)))).toEqual([200, 200]);
});
