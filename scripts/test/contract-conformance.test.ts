import type { SchemaObject } from "@hyperjump/json-schema/openapi-3-1";
import { afterAll, describe, expect, test } from "vitest";
import { type Answer, Conformance, complaintsOfDocument } from "./contract-conformance.ts";

const json = (schema: SchemaObject) => ({ content: { "application/json": { schema } } });
const ref = ($ref: string) => ({ $ref: `#/components/${$ref}` });
const document = (change = {}) => ({
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  servers: [{ url: "https://community.example/api" }],
  paths: {
    "/things/{id}": {
      get: {
        operationId: "thing",
        responses: {
          200: { description: "ok", ...json({ oneOf: [ref("schemas/Thing"), ref("schemas/Failure")] }) },
          404: ref("responses/Gone"),
        },
      },
    },
    "/things/mine": { get: { operationId: "mine", responses: { 204: { description: "none" } } } },
  },
  webhooks: {
    "thing.made": {
      post: { requestBody: json(ref("schemas/Made")), responses: { "2XX": { description: "taken" } } },
    },
  },
  components: {
    responses: { Gone: { description: "gone", ...json(ref("schemas/Failure")) } },
    schemas: {
      Thing: {
        type: "object",
        additionalProperties: false,
        required: ["code", "at"],
        properties: { code: { const: 200 }, at: { type: "string", format: "date-time" } },
      },
      Failure: { type: "object", required: ["msg"], properties: { code: { enum: [400, 404] } } },
      Made: { type: "object", required: ["type"], properties: { type: { const: "thing.made" } } },
    },
  },
  ...change,
});

test("an invalid document has errors with their places", async () => {
  expect(await complaintsOfDocument(document())).toEqual([]);
  const [first] = await complaintsOfDocument(document({ info: { title: "t" } }));
  expect(first).toContain("#/info");
});

describe("answers and events", () => {
  const conformance = new Conformance(document());
  afterAll(() => conformance.close());
  const ask = (answer: Partial<Answer> & Pick<Answer, "path" | "body">) =>
    conformance.complaintsOfAnswer({ method: "GET", status: 200, ...answer });
  const thing = { code: 200, at: "2026-11-23T02:11:59Z" };

  test("accepts valid responses of every branch", async () => {
    expect(await ask({ path: "/api/things/7", body: thing })).toEqual([]);
    expect(await ask({ path: "/api/things/7", body: { code: 400, msg: "no" } })).toEqual([]);
    expect(await ask({ path: "/api/things/7", status: 404, body: { msg: "gone" } })).toEqual([]);
    expect(await conformance.complaintsOfEvent({ type: "thing.made" })).toEqual([]);
  });

  test.each([
    ["a field too many", { body: { ...thing, more: 1 } }],
    ["a field too few", { body: { code: 200 } }],
    ["a value of another type", { body: { code: 200, at: 7 } }],
    ["a value of another form", { body: { code: 200, at: "yesterday" } }],
    ["a status that is not promised", { status: 418, body: { msg: "tea" } }],
    ["an address of no operation", { path: "/api/nothing", body: thing }],
    ["a body where none is promised", { path: "/api/things/mine", status: 204, body: {} }],
  ])("%s does not", async (_what, answer) => {
    expect(await ask({ path: "/api/things/7", ...answer })).not.toEqual([]);
  });

  test("refuses an invalid failure and an unlisted event", async () => {
    expect(await ask({ path: "/api/things/7", status: 404, body: {} })).toHaveLength(1);
    expect(await conformance.complaintsOfEvent({ type: "thing.lost" })).toEqual(["no event thing.lost"]);
  });

  test("a literal path wins over one with a parameter", () => {
    expect(conformance.operationAt("GET", "/api/things/mine")).toBe("mine");
    expect(conformance.operationAt("GET", "/api/things/7")).toBe("thing");
    expect(conformance.operationAt("GET", "/things/7")).toBeUndefined();
  });
});
