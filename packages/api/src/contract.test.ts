import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { limits, operationTable } from "./operations.gen.ts";

interface Answered {
  $ref?: string;
}

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  "x-extension"?: boolean;
  "x-scope"?: string;
  requestBody?: object;
  responses: Record<string, { content: Record<string, { schema: Answered & { oneOf?: Answered[] } }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, { content: Record<string, { schema: Answered }> }>;
    schemas: Record<string, { required?: string[]; properties?: Record<string, unknown> }>;
  };
}

const contract: Contract = JSON.parse(readFileSync(new URL("./contract.gen.json", import.meta.url), "utf8"));

const inContract = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
);
const table = Object.entries(operationTable);

const PUBLIC = "public";
const TOKEN = "token";

/** Requirements of the specification with the operation that implements them. Two path forms follow ruling 2. */
const ROWS = [
  ["API-013", "get", "/captchaImage", PUBLIC],
  ["API-015", "post", "/login", PUBLIC],
  ["API-016", "get", "/getInfo", TOKEN],
  ["API-017", "get", "/getInfo", TOKEN],
  ["API-018", "get", "/getInfo", TOKEN],
  ["API-019", "get", "/getInfo", TOKEN],
  ["API-020", "get", "/getInfo", TOKEN],
  ["API-021", "post", "/logout", TOKEN],
  ["API-022", "post", "/register", PUBLIC],
  ["API-023", "post", "/api/thread/addPost", TOKEN],
  ["API-024", "post", "/api/thread/changesuggeststatus", TOKEN],
  ["API-025", "post", "/api/thread/cherrypick", TOKEN],
  ["API-026", "post", "/api/thread/clearusersearch", TOKEN],
  ["API-027", "post", "/api/thread/favorite", TOKEN],
  ["API-028", "post", "/api/thread/create", TOKEN],
  ["API-029", "post", "/api/thread/del", TOKEN],
  ["API-030", "post", "/api/thread/delpost", TOKEN],
  ["API-031", "post", "/api/thread/delsearch", TOKEN],
  ["API-032", "post", "/api/thread/display", TOKEN],
  ["API-033", "post", "/api/thread/essence", TOKEN],
  ["API-034", "post", "/api/thread/move", TOKEN],
  ["API-035", "post", "/api/thread/poststicky", TOKEN],
  ["API-036", "post", "/api/thread/report", TOKEN],
  ["API-037", "post", "/api/thread/share", TOKEN],
  ["API-038", "post", "/api/thread/site", TOKEN],
  ["API-039", "post", "/api/thread/stickycircle", TOKEN],
  ["API-040", "post", "/api/thread/sticky", TOKEN],
  ["API-041", "post", "/api/thread/tipping", TOKEN],
  ["API-042", "post", "/api/thread/undershelf", TOKEN],
  ["API-043", "post", "/api/thread/thumbup", TOKEN],
  ["API-045", "get", "/api/thread/mypostlist", TOKEN],
  ["API-046", "get", "/api/thread/mythreads", TOKEN],
  ["API-047", "get", "/api/thread/thumbuplist", TOKEN],
  ["API-048", "get", "/api/thread/favoritelist", TOKEN],
  ["API-049", "get", "/api/thread/searchhistory", TOKEN],
  ["API-053", "get", "/api/without/dict/{dictType}", PUBLIC],
  ["API-054", "get", "/api/without/thread/detail", PUBLIC],
  ["API-055", "get", "/api/without/thread/detailV2", PUBLIC],
  ["API-056", "get", "/api/without/thread/homelist", PUBLIC],
  ["API-057", "get", "/api/without/thread/list", PUBLIC],
  ["API-058", "get", "/api/without/thread/listV2", PUBLIC],
  ["API-059", "get", "/api/without/thread/listV3", PUBLIC],
  ["API-060", "get", "/api/without/thread/listV4", PUBLIC],
  ["API-061", "get", "/api/without/thread/postlist", PUBLIC],
  ["API-062", "get", "/api/without/thread/suggestlist", PUBLIC],
  ["API-063", "get", "/api/without/thread/topic/detail/{topicId}", PUBLIC],
  ["API-064", "get", "/api/without/thread/topics", PUBLIC],
  ["API-065", "get", "/api/without/thread/topicstatistics", PUBLIC],
  ["API-070", "get", "/api/without/banner/carousel", PUBLIC],
  ["API-071", "get", "/api/without/cherrypick", PUBLIC],
  ["API-072", "get", "/api/without/circle", PUBLIC],
  ["API-073", "get", "/api/without/circledetail/{id}", PUBLIC],
  ["API-074", "get", "/api/without/emoji", PUBLIC],
  ["API-075", "get", "/api/without/filtercircle", PUBLIC],
  ["API-076", "get", "/api/without/group", PUBLIC],
  ["API-077", "get", "/api/without/grouppc", PUBLIC],
  ["API-078", "get", "/api/without/group/detail/{id}", PUBLIC],
  ["API-079", "get", "/api/without/home/specshop", PUBLIC],
  ["API-080", "get", "/api/without/threadhot", PUBLIC],
  ["API-081", "get", "/api/without/apptab", PUBLIC],
  ["API-082", "get", "/api/without/appmenu", PUBLIC],
  ["API-083", "get", "/api/without/home/shopgoodlist", PUBLIC],
  ["API-084", "get", "/api/bbs/user/fans/list", TOKEN],
  ["API-085", "get", "/api/bbs/user/follow/list", TOKEN],
  ["API-086", "get", "/api/bbs/user/hot/list", TOKEN],
  ["API-087", "get", "/api/without/user/hot/list", PUBLIC],
  ["API-088", "get", "/api/without/user/query", PUBLIC],
  ["API-092", "post", "/api/bbs/user/follow/add", TOKEN],
  ["API-093", "post", "/api/bbs/user/follow/del", TOKEN],
  ["API-094", "post", "/api/my/user/otherinfo/get", TOKEN],
  ["API-095", "post", "/api/without/user/otherinfo/get", PUBLIC],
  ["API-096", "post", "/api/my/user/info/get", TOKEN],
  ["API-097", "post", "/api/my/user/info/update", TOKEN],
  ["API-098", "post", "/api/bbs/user/closed", TOKEN],
  ["API-099", "post", "/api/bbs/user/deny", TOKEN],
  ["API-100", "post", "/api/bbs/user/forbidden", TOKEN],
  ["API-101", "post", "/api/my/user/info/revoked", TOKEN],
  ["API-103", "post", "/api/notice/dialog/delete", TOKEN],
  ["API-104", "post", "/api/notice/dialog/new", TOKEN],
  ["API-105", "post", "/api/notice/dialog/send", TOKEN],
  ["API-106", "get", "/api/notice/dialog/list", TOKEN],
  ["API-107", "get", "/api/notice/dialog/detail", TOKEN],
  ["API-108", "get", "/api/notice/posts/list", TOKEN],
  ["API-109", "get", "/api/notice/system/list", TOKEN],
  ["API-110", "post", "/api/notice/readall", TOKEN],
  ["API-111", "post", "/api/notice/unreadnotification", TOKEN],
  ["API-116", "get", "/api/bbs/task/day/list", TOKEN],
  ["API-117", "post", "/api/bbs/task/day/sign", TOKEN],
  ["API-118", "post", "/api/bbs/task/info", TOKEN],
  ["API-119", "get", "/api/bbs/task/month/list", TOKEN],
  ["API-120", "get", "/api/bbs/task/starter/list", TOKEN],
  ["API-121", "get", "/api/bbs/task/week/list", TOKEN],
  ["API-131", "post", "/api/wx/gencommentwxshortlink", TOKEN],
  ["API-132", "get", "/api/wx/getshareminiprogram", TOKEN],
  ["API-133", "post", "/api/wx/getsms", TOKEN],
  ["API-134", "post", "/api/wx/getinfo", TOKEN],
  ["API-135", "post", "/api/wx/decrypt", TOKEN],
  ["API-136", "post", "/api/wx/qrcode", TOKEN],
  ["API-137", "post", "/api/wx/userinfo", TOKEN],
  ["API-138", "post", "/api/without/wx/getscheme", PUBLIC],
  ["API-139", "post", "/api/without/wx/smslogin", PUBLIC],
  ["API-140", "post", "/api/without/wxweb/register", PUBLIC],
  ["API-141", "post", "/api/without/wx/login", PUBLIC],
  ["API-142", "post", "/api/without/wx/register", PUBLIC],
] as const;

/** Returns the schema of the successful response of an operation. */
function getAnswerSchema(operation: Operation) {
  const schema = operation.responses["200"]?.content["application/json"]?.schema;
  const { $ref = "" } = schema?.oneOf?.[0] ?? schema ?? {};
  return contract.components.schemas[$ref.split("/").at(-1) ?? ""];
}

describe("the operations of the specification", () => {
  test.each(ROWS)("%s %s %s is spelled verbatim, %s", (_row, method, path, access) => {
    const meta = table.map(([, each]) => each).find((each) => each.path === path && each.method === method);
    expect(meta).toBeDefined();
    if (access === TOKEN) expect(meta?.auth).toBe("token");
    else expect(["public", "optional"]).toContain(meta?.auth);
  });

  test("an operation that the specification does not list is marked x-extension", () => {
    const listed = new Set(ROWS.map(([, method, path]) => `${method} ${path}`));
    const unmarked = inContract
      .filter(({ method, path }) => !listed.has(`${method} ${path}`))
      .filter(({ operation }) => operation["x-extension"] !== true);
    expect(unmarked.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

describe("the generated table", () => {
  test("has every operation of the contract once, by its id", () => {
    const ids = inContract.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(table.map(([id]) => id).sort()).toEqual(ids.sort());
    for (const { method, path, operation } of inContract) {
      const meta = operationTable[operation.operationId as keyof typeof operationTable];
      expect(meta).toMatchObject({ method, path });
    }
  });

  test("auth follows the security of the contract", () => {
    for (const { operation } of inContract) {
      const { auth } = operationTable[operation.operationId as keyof typeof operationTable];
      const names = operation.security.map((entry) => Object.keys(entry).join() || "nobody");
      const scope = operation["x-scope"];
      if (scope !== undefined) expect(operation.security.at(-1)).toEqual({ accessKey: [scope] });
      const tokens = scope === undefined ? ["bearer"] : ["bearer", "accessKey"];
      const expected = { public: [], token: tokens, optional: ["nobody", ...tokens] }[auth];
      expect(names, operation.operationId).toEqual(expected);
    }
  });

  test("every operation declares the transport responses with an envelope", () => {
    for (const { operation } of inContract) {
      const ofBody = operation.requestBody ? ["413", "415"] : [];
      const statuses = ["200", "404", ...ofBody, "429", "500", "503"];
      expect(Object.keys(operation.responses), operation.operationId).toEqual(statuses);
      for (const status of statuses.slice(1)) {
        expect(operation.responses[status]).toEqual({ $ref: `#/components/responses/Http${status}` });
        const { schema } = contract.components.responses[`Http${status}`]!.content["application/json"]!;
        expect(schema.$ref).toBe("#/components/schemas/Failure");
      }
    }
  });

  test("API-010 every answer has msg", () => {
    for (const { operation } of inContract) {
      expect(getAnswerSchema(operation)?.required, operation.operationId).toContain("msg");
    }
  });

  test("API-012 a list has only code, msg, rows and total", () => {
    for (const { operation } of inContract) {
      const { envelope } = operationTable[operation.operationId as keyof typeof operationTable];
      const names = Object.keys(getAnswerSchema(operation)?.properties ?? {}).sort();
      if (envelope === "page") expect(names).toEqual(["code", "msg", "rows", "total"]);
      if (envelope === "data") expect(names).toEqual(["code", "data", "msg"]);
    }
  });

  test("API-130 HOLE-010 the scheme call takes path and query and answers data.openlink", () => {
    const { method, operation } = inContract.find(({ path }) => path === "/api/without/wx/getscheme")!;
    expect([method, operation["x-extension"]]).toEqual(["post", undefined]);
    const { WxSchemeBody } = contract.components.schemas;
    expect(Object.keys(WxSchemeBody?.properties ?? {}).sort()).toEqual(["path", "query"]);
    expect(getAnswerSchema(operation)?.properties?.data).toMatchObject({ required: ["openlink"] });
  });

  test("ENT-084 the task info may have more fields than the client reads", () => {
    expect(contract.components.schemas.TaskInfo).toMatchObject({
      additionalProperties: true,
      required: ["pointsCount", "signStatus"],
    });
  });

  test("limits has the bounds of parameters and bodies", () => {
    expect(limits.threadList.pageSize).toEqual({ minimum: 1, maximum: 100, default: 10 });
    expect(limits.userQuery.keyWord.maxLength).toBe(100);
    expect(limits.threadCreate.requestId.pattern).toBe("^[0-9A-Za-z]{32}$");
  });
});
