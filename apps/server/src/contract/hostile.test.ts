import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = (await server.member("author")).token;
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#808" } })
  .png()
  .toBuffer();

const send = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: "POST",
    url: `/api${url}`,
    headers: { "content-type": "application/json", ...headers },
    payload,
  });
const mine = () => ({ authorization: `Bearer ${token}` });

const deepIn = (open: string, close: string, depth: number) => open.repeat(depth) + 1 + close.repeat(depth);

describe("bodies that are nested too deeply", () => {
  test.each([
    ["lists", deepIn("[", "]", 6000), "FIELD_TYPE"],
    ["objects", deepIn('{"a":', "}", 2000), "FIELD_REQUIRED"],
    ["as many lists as a body of the server's may hold", deepIn("[", "]", 500_000), "BODY_TOO_LARGE", 413],
    ["below a field that is known", `{"username":${deepIn('[{"a":', "}]", 2000)}}`, "FIELD_REQUIRED"],
  ])("are refused with a message, without a token: %s", async (_what, payload, reason, status = 200) => {
    const answer = await send("/login", payload);
    expect([answer.statusCode, answer.json().reason]).toEqual([status, reason]);
  });

  test("a free form has a maximum depth, and field names that cannot be stored are refused", async () => {
    const save = (form: string) =>
      send(
        "/api/bbs/draft/save",
        `{"draftId":"${"a".repeat(32)}","revision":0,"threadClassify":1,"title":"","content":"","form":${form}}`,
        mine(),
      );
    const names = await save('{"a\\u0000b":1}');
    expect(names.json()).toMatchObject({
      code: 400,
      msg: "表单内容含有无法保存的字段名",
      reason: "TEXT_NOT_STORABLE",
      field: "form",
    });
    expect((await save('{"\\ud800":1}')).json()).toMatchObject({ code: 400 });
    expect((await save(deepIn('{"a":', "}", 40))).json()).toMatchObject({ code: 400 });
  });

  test.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":{"__proto__":null}}'])(
    "%s does not change prototypes of the server",
    async (payload) => {
      expect((await send("/login", payload)).json()).toMatchObject({ code: 400 });
      expect(({} as { a?: number }).a).toBeUndefined();
    },
  );
});

describe("control characters", () => {
  test.each([
    "/api/without/dict/a%00b",
    "/api/without/dict/%E0%A4%A",
    "/api/api/without/thread/homelist?tab=%00",
    "/api/api/without/thread/homelist?%00=1",
    "/api/api/without/thread/homelist?tab[__proto__]=1&__proto__=1",
    "/api/api/without/search/thread?keyWord=%ED%A0%80",
    "/uploads/%00",
    "/uploads/2026/01/%00.webp",
    "/uploads/..%2f..%2fetc%2fpasswd",
    "/uploads/%",
    "/static/%00",
    "/static/a%00.png",
    "/static/%",
    "/%00",
    "/%",
    `/api/${"a".repeat(5000)}`,
    `/api/api/without/circledetail/${"9".repeat(300)}`,
  ])("in %.60s do not cause a fault", async (url) => {
    for (const headers of [{}, mine(), { cookie: "a=\x01; b=%00", "user-agent": "\x7f\x80" }]) {
      const answer = await server.inject({ url, headers });
      expect(answer.statusCode).toBeLessThan(500);
      if (String(answer.headers["content-type"]).includes("json")) expect(answer.json().code).not.toBe(500);
    }
  });

  test("are refused with the label of the field, in a URL and deep in a body", async () => {
    const search = await server.inject({ url: "/api/api/bbs/search/list?keyWord=a%00b" });
    expect(search.json()).toEqual({
      code: 400,
      msg: "关键词含有无法保存的字符",
      reason: "TEXT_NOT_STORABLE",
      field: "keyWord",
    });
    const comment = `{"threadId":"1","content":"","imageList":[{"url":"a"},{"url":"b\\u0000"}]}`;
    expect((await send("/api/thread/addPost", comment, mine())).json()).toMatchObject({
      code: 400,
      msg: "图片地址（第 2 项）含有无法保存的字符",
      field: "imageList[1].url",
    });
  });

  test.each([
    ["a NUL", "a\0b.png"],
    ["nothing else", "\0"],
    ["half a character", "..\\\0/\ud800.png"],
    ["a line break", "\r\n.png"],
    ["a character that the cut would halve", `${"a".repeat(99)}😀.png`],
    ["5,000 characters", "a".repeat(5000)],
  ])("in the name of an upload are removed: %s", async (_what, name) => {
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
    const answer = await server.inject({
      method: "POST",
      url: "/api/common/upload",
      headers: { ...mine(), "content-type": "multipart/form-data; boundary=x" },
      payload: Buffer.concat([Buffer.from(head), picture, Buffer.from("\r\n--x--\r\n")]),
    });
    expect(answer.statusCode).toBeLessThan(500);
    const { code, originalFilename } = answer.json();
    expect([200, 400]).toContain(code);
    if (code === 200)
      expect(originalFilename).toSatisfy(
        (name: string) => [...name].length <= 100 && name.isWellFormed() && !/\p{Cc}/u.test(name),
      );
  });
});
