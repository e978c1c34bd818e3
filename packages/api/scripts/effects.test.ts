import { describe, expect, test } from "vitest";
import type { Contract, Operation, Schema } from "./gen/contract.ts";
import { effectTables } from "./gen/effects.ts";
import { operationsOf } from "./gen/walk-contract.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Creates a response in its envelope, as the generator writes it. */
const answer = (properties: Record<string, Schema>): Operation["responses"] => ({
  200: { content: { "application/json": { schema: { oneOf: [{ properties }, ref("Failure")] } } } },
});

type OperationId = "threads" | "newest" | "drafts" | "picture" | "ask" | "vote" | "save";
type TestOperation = Pick<Operation, "responses"> & Partial<Operation> & { method?: "post" };

/** Changes of single operations, and further entities. */
type Change = Partial<Record<OperationId, Partial<Operation>>> & { entities?: Record<string, string[]> };

const OPERATIONS: Record<OperationId, TestOperation> = {
  threads: { responses: answer({ rows: { items: ref("Thread") } }) },
  newest: { responses: answer({ data: ref("Thread") }), "x-reads": ["Draft"] },
  drafts: { responses: answer({ rows: { items: ref("DraftRow") } }) },
  picture: { responses: answer({}), "x-reads": ["Poll"], "x-kept": false },
  ask: { method: "post", responses: answer({ data: ref("DraftRow") }), "x-changes": [], "x-polled": true },
  vote: { method: "post", responses: answer({ data: ref("Poll") }), "x-changes": ["Poll"] },
  save: { method: "post", responses: answer({}), "x-changes": ["Draft"] },
};
const IDS: OperationId[] = ["threads", "newest", "drafts", "picture", "ask", "vote", "save"];

/** Creates a small contract: a public list of threads with polls, own drafts, and operations that change them. */
function contract(change: Change = {}): Contract {
  const paths = IDS.map((operationId) => {
    const { method = "get", ...operation } = OPERATIONS[operationId];
    const complete: Operation = {
      operationId,
      tags: TAGS[operationId] ?? [],
      security: authOf(operationId) === "public" ? [] : [{ bearer: [] }],
      ...operation,
      ...change[operationId],
    };
    return [`/${operationId}`, { [method]: complete }];
  });
  const schemas = {
    Thread: { properties: { poll: ref("Poll"), parent: ref("Thread") } },
    Poll: {},
    DraftRow: {},
    Failure: {},
  };
  return {
    openapi: "3.1.0",
    info: { title: "", version: "" },
    "x-scopes": {
      read: { description: "", reads: ["reading"] },
      write: { description: "", changes: ["reading"], reads: ["writing"] },
      console: { description: "" },
    },
    "x-key-scheme": { type: "http", scheme: "bearer" },
    "x-entities": { Thread: ["Thread"], Poll: ["Poll"], Draft: ["DraftRow"], ...change.entities },
    paths: Object.fromEntries(paths),
    components: { schemas, securitySchemes: {} },
  };
}

const authOf = (id: OperationId) => (id === "threads" || id === "picture" ? "public" : "token");
const TAGS: Partial<Record<OperationId, string[]>> = {
  newest: ["reading"],
  drafts: ["writing"],
  save: ["reading"],
};
const table = Object.fromEntries(IDS.map((id) => [id, { auth: authOf(id), envelope: "data" } as const]));
const tables = (change?: Change) => effectTables(contract(change), table);

describe("effects of x-entities, x-reads and x-changes", () => {
  test("a read operation reads the entities of its response at any depth and those of x-reads", () => {
    expect(tables().readersOf).toEqual({
      Thread: ["threads", "newest"],
      Poll: ["threads", "newest", "picture"],
      Draft: ["newest", "drafts", "ask"],
    });
  });

  test("changesOf has only operations that change something", () => {
    expect(tables().changesOf).toEqual({ vote: ["Poll"], save: ["Draft"] });
  });

  test("answersWith lists operations by the shape of their response, alone or in a list", () => {
    expect(tables().answersWith).toEqual({
      Thread: ["threads", "newest"],
      Poll: [],
      DraftRow: ["drafts", "ask"],
    });
  });

  test("the server caches public GET responses and evicts them after a change of their entities", () => {
    const policy = (id: string) =>
      Object.entries(tables().callPolicy[id] ?? {})
        .filter(([, is]) => is === true)
        .map(([name]) => name);
    expect(policy("threads")).toEqual(["kept"]);
    expect(policy("newest")).toEqual([]);
    expect(policy("picture")).toEqual([]);
    expect(policy("ask")).toEqual(["polled"]);
    expect(policy("vote")).toEqual(["writes"]);
    expect(policy("save")).toEqual(["writes"]);
    const forEveryone = (id: string, change?: Change) => tables(change).callPolicy[id]?.forEveryone;
    expect(forEveryone("vote")).toBe("everything");
    expect(forEveryone("save")).toBe("nothing");
    expect(forEveryone("vote", { vote: { "x-shown": "counts" } })).toBe("counts");
  });

  test("the scope of a key comes from the tag, the operation or the permission; otherwise no key is accepted", () => {
    const scopes = (change?: Change) =>
      Object.fromEntries(Object.entries(tables(change).callPolicy).map(([id, { scope }]) => [id, scope]));
    expect(scopes()).toMatchObject({ newest: "read", drafts: "write", save: "write" });
    expect(scopes()).toMatchObject({ threads: undefined, vote: undefined, ask: undefined });
    expect(scopes({ vote: { "x-permission": "vote.manage" }, save: { "x-scope": "none" } })).toMatchObject({
      vote: "console",
      save: undefined,
    });
    const written = contract();
    effectTables(written, table);
    const { newest, vote } = Object.fromEntries(
      operationsOf(written).map(({ operation }) => [operation.operationId, operation]),
    );
    expect([newest?.security, vote?.security]).toEqual([
      [{ bearer: [] }, { accessKey: ["read"] }],
      [{ bearer: [] }],
    ]);
    expect(written.components.securitySchemes.accessKey).toEqual({ type: "http", scheme: "bearer" });
    expect(() => tables({ vote: { "x-scope": "wirte" } })).toThrow("x-scopes 里没有的 wirte");
  });

  test.each<[fault: string, change: Change, message: string]>([
    [
      "x-reads that repeats the shape",
      { threads: { "x-reads": ["Poll"] } },
      "threads 的 x-reads 重复了.*Poll",
    ],
    ["a response without an entity", { picture: { "x-reads": undefined } }, "picture 的回答里没有"],
    ["a shape that is not there", { entities: { Poll: ["Pool"] } }, "x-entities 的 Poll 写了没有的形状 Pool"],
  ])("refuses %s", (_fault, change, message) => {
    expect(() => tables(change)).toThrow(new RegExp(message));
  });
});
