import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lint, loadConfig } from "@redocly/openapi-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { completeContract } from "./gen/complete-contract.ts";
import type { Contract } from "./gen/contract.ts";
import { readContract } from "./gen/read-contract.ts";
import { ContractError, schemaNamed } from "./gen/walk-contract.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "contract-"));
const main = join(folder, "openapi.yaml");
const again = join(folder, "again.yaml");

/** An operation of our own that answers two integers. */
const COUNTS = `# 计数
x-tag: help
paths:
  /api/bbs/counts:
    get:
      operationId: counts
      summary: 两个数
      x-extension: true
      x-limits: [counts]
      security: [bearer: []]
      x-answer:
        data:
          type: object
          additionalProperties: false
          required: [mine, all]
          properties:
            mine:
              type: integer
              description: 我的
              minimum: 0
              examples: [1]
            all:
              type: integer
              description: 所有的
              minimum: 0
              examples: [2]
`;

/** Writes the domain file of the small contract, changed. */
const counts = (from: string | RegExp = "", to = "") =>
  writeFileSync(join(folder, "counts.yaml"), COUNTS.replace(from, to));

beforeAll(() => {
  for (const name of ["openapi.yaml", "common.yaml", "errors.yaml"])
    cpSync(join(root, "openapi", name), join(folder, name));
  writeFileSync(join(folder, "labels.yaml"), "{}\n");
  const text = readFileSync(main, "utf8");
  writeFileSync(
    main,
    text
      .replace(/x-entities:\n(?: {2}.*\n)*/, "x-entities:\n  Task: [Failure]\n")
      .replace(/x-limits:\n(?: {2}.*\n)*/, "x-limits:\n  counts: { key: member, max: 1, seconds: 60 }\n")
      .replace(/x-webhooks:\n(?: {2}.*\n)*/, ""),
  );
});
beforeEach(() => {
  rmSync(again, { force: true });
  counts();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("lint:contract", () => {
  /** Messages of the lint about the domain file, each with the node it names. */
  async function complaints() {
    const config = await loadConfig({ configPath: join(root, "redocly.yaml") });
    const problems = await lint({ ref: main, config });
    return problems
      .filter(({ ruleId }) => ruleId !== "no-unused-components")
      .map(({ message, location: [at] }) => {
        const steps = at?.pointer?.split("/");
        return `${basename(at?.source.absoluteRef ?? "")} ${steps?.at(-1)}: ${message}`;
      });
  }

  test("takes an operation that answers two integers in 23 lines", async () => {
    expect(await complaints()).toEqual([]);
    expect(COUNTS.split("\n").length - "# 计数\nx-tag: help\npaths:\n".split("\n").length).toBe(23);
  });

  test.each<[fault: string, from: string | RegExp, to: string, message: string]>([
    ["no answer", /x-answer:.*$/s, "", "counts.yaml get: 没有写回答"],
    [
      "two answers",
      "        data:",
      "        rows: { type: string }\n        data:",
      "counts.yaml x-answer: .*只写一个",
    ],
    ["an answer of another name", "data:", "dota:", "counts.yaml dota: Property `dota` is not expected"],
    ["a word that is not done", /x-answer:.*$/s, "x-answer: fine\n", 'counts.yaml x-answer: .* "done"'],
    ["a flat answer with its own code", /data:(.*)mine:/s, "flat:$1code:", "counts.yaml x-answer: flat 是"],
    [
      "a JSON answer by hand",
      "x-answer:",
      'responses: { "200": { description: 好 } }\n      x-answer:',
      "只写一个",
    ],
    ["a reference to nothing", /data:.*$/s, 'data: { $ref: "#/components/schemas/No" }\n', "Can't resolve"],
    ["a wrong schema", "type: integer", "type: int", "counts.yaml type: `type` can be one of"],
    [
      "an example that is wrong",
      "examples: [1]",
      "examples: [one]",
      "counts.yaml 0: Example value must conform",
    ],
    ["no tag", "x-tag: help\n", "", "counts.yaml get: 标签 undefined"],
    [
      "a GET that changes something",
      "security:",
      "x-changes: [Task]\n      security:",
      "counts.yaml get: GET 不改",
    ],
    ["an unknown entity", "security:", "x-reads: [Tusk]\n      security:", "counts.yaml get: Tusk 不在"],
    ["a POST that does not say what it changes", "get:", "post:", "counts.yaml post: 没有写 x-changes"],
    ["a time limit of no kind", "security:", "x-timeout: long\n      security:", "counts.yaml x-timeout: "],
    [
      "an unknown rate limit",
      "x-limits: [counts]",
      "x-limits: [cuonts]",
      "counts.yaml x-limits: cuonts 不在",
    ],
    [
      "a rate limit without an operation",
      "x-limits: [counts]",
      "x-limits: []",
      "openapi.yaml counts: 没有操作",
    ],
    ["a tag that is not listed", "x-tag: help", "x-tag: halp", "counts.yaml get: 标签 halp"],
  ])("refuses %s", async (_fault, from, to, message) => {
    counts(from, to);
    expect((await complaints()).join("\n")).toMatch(new RegExp(message));
  });

  test("refuses a path that two files have, naming both lines", async () => {
    writeFileSync(again, COUNTS.replace("operationId: counts", "operationId: again"));
    expect(await complaints()).toContain(
      "openapi.yaml : /api/bbs/counts 写了两次：again.yaml:4 与 counts.yaml:4。",
    );
  });
});

describe("gen", () => {
  /** Completes the contract of the changed domain file; returns it with the parts of its one operation. */
  async function complete(from?: string | RegExp, to?: string) {
    counts(from, to);
    const contract = await readContract(main);
    const envelopes = completeContract(contract);
    const operation = contract.paths["/api/bbs/counts"]?.get;
    const schema = operation?.responses["200"]?.content?.["application/json"]?.schema;
    const [success, failure] = schema?.oneOf ?? [];
    if (!operation || !success || !failure) throw new Error("The operation has no answer in an envelope.");
    return { contract, envelope: envelopes.get("counts"), operation, success, failure };
  }

  test("writes the envelope around the answer, and leaves plain OpenAPI", async () => {
    const { contract, envelope, operation, success, failure } = await complete();
    expect([success.$ref, failure.$ref, envelope]).toEqual([
      "#/components/schemas/CountsResult",
      "#/components/schemas/Failure",
      "data",
    ]);
    expect(contract.components.schemas.CountsResult).toMatchObject({
      required: ["code", "msg", "data"],
      additionalProperties: false,
      properties: { code: { const: 200 }, msg: { type: "string" }, data: { required: ["mine", "all"] } },
    });
    expect([operation.tags, operation.responses["200"]?.description]).toEqual([["help"], "两个数"]);
    expect([operation["x-answer"], contract["x-envelope"]]).toEqual([undefined, undefined]);
    expect(Object.keys(operation.responses)).toEqual(["200", "404", "429", "500", "503"]);
  });

  test("writes a page of rows with its total, named by the row", async () => {
    const rows = 'rows: { $ref: "common.yaml#/components/schemas/UserRef" }\n';
    const { contract, envelope, success } = await complete(/data:.*$/s, rows);
    expect([success.$ref, envelope]).toEqual(["#/components/schemas/UserRefPage", "page"]);
    expect(contract.components.schemas.UserRefPage).toMatchObject({
      required: ["code", "msg", "rows", "total"],
      properties: { rows: { type: "array", items: { $ref: "#/components/schemas/UserRef" } } },
    });
  });

  test("puts a flat answer on top", async () => {
    const { contract, envelope } = await complete("data:", "flat:");
    expect(envelope).toBe("flat");
    const { properties, required } = schemaNamed(contract, "CountsResult");
    expect([Object.keys(properties ?? {}), required]).toEqual([
      ["code", "msg", "mine", "all"],
      ["code", "msg", "mine", "all"],
    ]);
  });

  test("answers done alone by what the envelope has", async () => {
    const { envelope, success } = await complete(/x-answer:.*$/s, "x-answer: done\n");
    expect([success.$ref, envelope]).toEqual(["#/components/schemas/Done", "flat"]);
  });

  test.each<[fault: string, from: string | RegExp, to: string, message: string]>([
    ["an operation without an answer", /x-answer:.*$/s, "", "GET /api/bbs/counts：没有写 x-answer"],
    ["an answer of another name", "data:", "dota:", "没有写 x-answer"],
    ["an operation without security", "security: [bearer: []]", "", "没有写 security"],
    ["a reference to nothing", /data:.*$/s, 'data: { $ref: "#/components/schemas/No" }\n', "Can't resolve"],
  ])("refuses %s", async (_fault, from, to, message) => {
    await expect(complete(from, to)).rejects.toThrow(ContractError);
    await expect(complete(from, to)).rejects.toThrow(message);
  });

  test("writes an event that is sent with its headers, its envelope and what its receiver answers", async () => {
    counts();
    const contract = await readContract(main);
    const data = { type: "object", properties: { id: { type: "string" } } };
    const webhooks: Contract["x-webhooks"] = {
      parameters: [{ $ref: "#/components/parameters/webhookId" }],
      timestamp: { type: "string" },
      responses: { "2XX": "taken" },
      events: { "thread.created": { summary: "a thread", data }, ping: { summary: "a try", data: {} } },
    };
    contract["x-webhooks"] = webhooks;
    contract.components.schemas.WebhookEvent = { type: "string", enum: ["thread.created"] };
    completeContract(contract);
    expect([Object.keys(contract.webhooks ?? {}), contract["x-webhooks"]]).toEqual([
      ["thread.created", "ping"],
      undefined,
    ]);
    expect(contract.webhooks?.["thread.created"]?.post).toEqual({
      summary: "a thread",
      tags: ["integrations"],
      security: [],
      parameters: webhooks.parameters,
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: "#/components/schemas/ThreadCreatedWebhook" } } },
      },
      responses: { "2XX": { description: "taken" } },
    });
    expect(contract.components.schemas.ThreadCreatedWebhook).toMatchObject({
      required: ["type", "timestamp", "data"],
      properties: { type: { const: "thread.created" }, timestamp: { type: "string" }, data },
    });
    const completeAgain = async (listed: string[]) => {
      const one = await readContract(main);
      one["x-webhooks"] = webhooks;
      one.components.schemas.WebhookEvent = { type: "string", enum: listed };
      return completeContract(one);
    };
    await expect(completeAgain(["thread.created", "thread.removed"])).rejects.toThrow(
      "不一致：thread.removed",
    );
    await expect(completeAgain([])).rejects.toThrow("不一致：thread.created");
  });

  test("refuses two different shapes of one name", async () => {
    counts();
    const contract = await readContract(main);
    contract.components.schemas.CountsResult = { type: "string" };
    expect(() => completeContract(contract)).toThrow("已有一个不同的 CountsResult");
  });
});
