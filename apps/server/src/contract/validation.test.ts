import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenOn } from "../test/live-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = (await server.member("reader")).token;
});
afterAll(() => server.close());

describe("numbers in a URL", () => {
  test.each([
    "0x1",
    "1e3",
    "+1",
    " 1",
    "1 ",
    "1.0",
    "01",
    "-0",
    "",
    "１",
    "٣",
    "Infinity",
    "true",
    "99999999999999999999",
  ])("API-010 pageNum=%j is not an integer", async (text) => {
    const answer = await server.get(`/api/without/thread/list?pageNum=${encodeURIComponent(text)}`);
    expect(answer).toEqual({
      status: 200,
      code: 400,
      msg: "页码须为整数",
      reason: "FIELD_TYPE",
      field: "pageNum",
    });
  });

  test.each(["pageNum=1&pageNum=2", "pageNum[]=1", "pageNum[a]=1", "__proto__=1", "constructor=1"])(
    "%s is refused",
    async (query) => {
      expect(await server.get(`/api/without/thread/list?${query}`)).toMatchObject({ status: 200, code: 400 });
    },
  );

  test.each([
    "keyWord=%zz",
    "keyWord=%C3%28",
    "keyWord=%ED%A0%80",
    "keyWord=a&keyWord=b",
    "keyWord=%00",
    "%00=1",
    "&&=&",
  ])("%s is answered in the envelope", async (query) => {
    const answer = await server.get(`/api/without/thread/list?${query}`);
    expect([200, 400]).toContain(answer.code);
    expect([answer.status, typeof answer.msg]).toEqual([200, "string"]);
  });

  test.each(["00", "-1", "+1", "1.0", "٣", "9223372036854775808", "1'"])(
    "ids: %s is not valid",
    async (id) => {
      expect(await server.get(`/api/without/circledetail/${encodeURIComponent(id)}`)).toEqual({
        status: 200,
        code: 400,
        msg: "圈子编号的格式不对",
        reason: "FIELD_FORMAT",
        field: "id",
      });
    },
  );
});

describe("a refusal names the field by its label", () => {
  test.each([
    [{ threadClassify: 9 }, "内容类型不在可选值之内", "FIELD_NOT_IN_LIST", "threadClassify"],
    [{ threadClassify: "1" }, "内容类型须为整数", "FIELD_TYPE", "threadClassify"],
    [{}, "请填写内容类型", "FIELD_REQUIRED", "threadClassify"],
    [{ threadClassify: null }, "请填写内容类型", "FIELD_REQUIRED", "threadClassify"],
    [{ threadClassify: 0, imageList: {} }, "图片须为列表", "FIELD_TYPE", "imageList"],
    [
      { threadClassify: 0, imageList: [{ url: "/a" }, 1] },
      "图片（第 2 项）须为对象",
      "FIELD_TYPE",
      "imageList[1]",
    ],
    [
      { threadClassify: 0, topicList: [{ content: 1 }] },
      "话题名（第 1 项）须为文本",
      "FIELD_TYPE",
      "topicList[0].content",
    ],
  ])("API-010 and its position, in %j", async (body, msg, reason, field) => {
    expect(await server.post("/api/thread/create", { content: "", ...body }, token)).toEqual({
      status: 200,
      code: 400,
      msg,
      reason,
      field,
    });
  });
});

describe("null", () => {
  test("counts as absent for an optional field at any depth", async () => {
    expect(await server.post("/api/my/user/info/get", { filter: null }, token)).toMatchObject({ code: 200 });
    const body = {
      threadClassify: 0,
      content: "没有取景框之后，我反而拍得更慢了。",
      title: null,
      poll: null,
      imageList: [{ url: "/static/demo/forest.jpg", width: null }],
    };
    expect(await server.post("/api/thread/create", body, token)).toMatchObject({ code: 200 });
  });

  test("counts as absent for an optional body", async () => {
    const request = { method: "POST", url: "/api/api/my/user/info/get", payload: "null" } as const;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    expect((await server.inject({ ...request, headers })).json()).toMatchObject({ code: 200 });
  });

  test("counts as missing for a required body", async () => {
    const request = { method: "POST", url: "/api/api/thread/create", payload: "null" } as const;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    expect((await server.inject({ ...request, headers })).json()).toEqual({
      code: 400,
      msg: "请求体不能为空",
      reason: "BODY_REQUIRED",
    });
  });
});

describe("requests outside of the contract", () => {
  test.each([
    ["GET", "/api/%zz", 404],
    ["GET", "/api/api/without/circledetail/%zz", 404],
    ["GET", "/api/api/without/circledetail/%00", 200],
    ["GET", "/api/api/without/circledetail/%C3%28", 404],
    ["GET", `/api/api/without/circledetail/${"9".repeat(300)}`, 404],
    ["GET", "/api//api/without/thread/list", 404],
    ["GET", "//api/api/without/thread/list", 404],
    ["GET", "/api/api/without/thread/list/", 404],
    ["GET", "/api/api/thread/create", 404],
    ["POST", "/api/api/without/thread/list", 404],
    ["PUT", "/api/api/without/thread/list", 404],
    ["DELETE", "/api/api/without/thread/list", 404],
    ["OPTIONS", "/api/api/without/thread/list", 404],
    ["PROPFIND", "/api/api/without/thread/list", 404],
  ])("%s %s is answered %i in the envelope", async (method, url, status) => {
    const answer = await server.inject({ method: method as "GET", url });
    expect(answer.statusCode).toBe(status);
    const { code, msg, reason } = answer.json();
    expect([typeof code, typeof msg, typeof reason]).toEqual(["number", "string", "string"]);
    expect(answer.json().code).toBe(status === 200 ? 400 : status);
  });

  test.each([
    ["FROB /api HTTP/1.1\r\n\r\n", 400, "REQUEST_MALFORMED"],
    ["GET /api HTTP/1.1\r\nno header\r\n\r\n", 400, "REQUEST_MALFORMED"],
    ["GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\nconnection: close\r\n\r\n", 400, "REQUEST_MALFORMED"],
    [`GET /api HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 431, "HEADERS_TOO_LARGE"],
  ])("malformed requests are answered in the envelope", async (bytes, status, reason) => {
    const { port, hostname } = new URL(await listenOn(server.app));
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    socket.write(bytes);
    const [head, body] = (await text(socket)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body!)).toEqual({ code: status, msg: expect.any(String), reason });
  });

  test("HEAD answers like GET, without the body", async () => {
    const url = "/api/api/without/thread/list";
    const [head, get] = [await server.inject({ method: "HEAD", url }), await server.inject({ url })];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
  });

  test("__proto__ in a body is refused", async () => {
    const answer = await server.inject({
      method: "POST",
      url: "/api/api/thread/create",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      payload: '{"content":"x","threadClassify":0,"__proto__":{"admin":true}}',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([200, 400]);
  });
});
