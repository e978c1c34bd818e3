import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Contract, Operation, Parameter, RequestBody, Response, Schema } from "../gen/contract.ts";
import { type Change, compareContracts } from "./compare.ts";
import { sectionOf, textOf, unannounced, withSection } from "./report.ts";
import type { Level } from "./schemas.ts";

type Field = "id" | "name" | "count" | "kind" | "open" | "maybe" | "list" | "deep";

/** A shape whose fields a test edits. */
interface Shape extends Schema {
  required: string[];
  properties: Record<Field, Schema> & { more?: Schema };
}

/** The contract of the tests, with the parts that tests edit. */
interface TestContract extends Contract {
  servers: [{ url: string }];
  paths: { "/things": { post: SaveOperation; get: Operation } };
  components: Contract["components"] & { schemas: { Failure: Schema; Body: Shape; Thing: Shape } };
  webhooks: NonNullable<Contract["webhooks"]>;
}

interface SaveOperation extends Operation {
  parameters: [Parameter & { schema: Schema }];
  requestBody: RequestBody;
  responses: { 200: Response & { headers: Record<string, unknown> } } & Record<string, Response>;
}

type Edit = (contract: TestContract) => unknown;

/** A small contract; `edit` may change any part of it. */
function contract(edit: Edit = () => {}): Contract {
  const result: TestContract = {
    openapi: "3.1.0",
    servers: [{ url: "/api" }],
    info: { title: "t", version: "1" },
    paths: {
      "/things": {
        post: {
          operationId: "thingSave",
          tags: ["things"],
          summary: "saves",
          security: [{ bearer: [] }],
          parameters: [{ name: "page", in: "query", schema: { type: "integer", minimum: 1, maximum: 9 } }],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Body" } } },
          },
          responses: {
            200: {
              description: "ok",
              headers: { ETag: {} },
              content: {
                "application/json": {
                  schema: {
                    oneOf: [{ $ref: "#/components/schemas/Thing" }, { $ref: "#/components/schemas/Failure" }],
                  },
                },
              },
            },
            429: { description: "often" },
          },
        },
        get: {
          operationId: "thingList",
          tags: ["things"],
          security: [{}, { bearer: [] }],
          responses: {
            200: {
              description: "ok",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        Failure: { type: "object", properties: { code: { type: "integer" } } },
        Body: shape(),
        Thing: shape(),
      },
    },
    webhooks: {
      thing: {
        post: {
          responses: {},
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
        },
      },
    },
  };
  edit(result);
  return result;
}

const shape = (): Shape => ({
  type: "object",
  additionalProperties: false,
  required: ["id"],
  properties: {
    id: { type: "string", pattern: "^a" },
    name: { type: "string", description: "n", minLength: 2, maxLength: 9 },
    count: { type: "integer", minimum: 1, maximum: 5 },
    kind: { type: "integer", enum: [1, 2] },
    open: { type: "string", "x-open": true, enum: ["a"] },
    maybe: { oneOf: [{ type: "string" }, { type: "null" }] },
    list: { type: "array", maxItems: 3, items: { type: "string" } },
    deep: { type: "object", properties: { one: { type: "string" } } },
  },
});

const editShape =
  (edit: (shape: Shape) => unknown, name: "Body" | "Thing"): Edit =>
  (result) =>
    edit(result.components.schemas[name]);
const operation =
  (edit: (operation: SaveOperation) => unknown): Edit =>
  (result) =>
    edit(result.paths["/things"].post);
const remove = (object: object, name: string) => Reflect.deleteProperty(object, name);
const B = "breaking";
const A = "additive";
const D = "documentation";

type ShapeCase = [title: string, edit: (shape: Shape) => unknown, inRequest: Level, inResponse: Level];
const shapeCases: ShapeCase[] = [
  ["a field is removed", (s) => remove(s.properties, "name"), B, B],
  ["an optional field is added", (s) => (s.properties.more = {}), A, A],
  [
    "a required field is added",
    (s) => Object.assign(s, { required: ["id", "more"], properties: { ...s.properties, more: {} } }),
    B,
    A,
  ],
  ["a field becomes required", (s) => s.required.push("name"), B, A],
  ["a field becomes optional", (s) => (s.required = []), A, B],
  ["a type becomes another", (s) => (s.properties.count = { type: "string" }), B, B],
  ["an integer becomes any number", (s) => (s.properties.count.type = "number"), A, B],
  ["null is possible", (s) => (s.properties.name.type = ["string", "null"]), A, B],
  ["null is no longer possible", (s) => (s.properties.maybe.oneOf = [{ type: "string" }]), B, A],
  ["one more kind of value", (s) => s.properties.maybe.oneOf?.push({ type: "integer" }), A, B],
  ["a value is added to a list", (s) => s.properties.kind.enum?.push(3), A, B],
  ["a value is added to an open list", (s) => s.properties.open.enum?.push("b"), A, A],
  [
    "a list is opened with one value more",
    (s) => Object.assign(s.properties.kind, { "x-open": true, enum: [1, 2, 3] }),
    A,
    B,
  ],
  ["a value is taken from a list", (s) => s.properties.kind.enum?.pop(), B, A],
  ["any value becomes a list", (s) => (s.properties.count.enum = [1]), B, A],
  ["a list becomes any value", (s) => delete s.properties.kind.enum, A, B],
  ["a minimum rises", (s) => (s.properties.count.minimum = 2), B, A],
  ["a minimum falls", (s) => (s.properties.count.minimum = 0), A, B],
  ["a maximum rises", (s) => (s.properties.count.maximum = 9), A, B],
  ["a maximum falls", (s) => (s.properties.count.maximum = 3), B, A],
  ["a maximum is gone", (s) => delete s.properties.count.maximum, A, B],
  ["a text may be longer", (s) => (s.properties.name.maxLength = 10), A, B],
  ["a text may be less long", (s) => (s.properties.name.maxLength = 8), B, A],
  ["a text has to be longer", (s) => (s.properties.name.minLength = 3), B, A],
  ["a list may have fewer entries", (s) => (s.properties.list.maxItems = 2), B, A],
  ["the entries of a list are others", (s) => (s.properties.list.items = { type: "integer" }), B, B],
  ["a pattern is added", (s) => (s.properties.name.pattern = "^b"), B, A],
  ["a pattern is another", (s) => (s.properties.id.pattern = "^b"), B, B],
  ["a pattern is gone", (s) => delete s.properties.id.pattern, A, B],
  ["a format is added", (s) => (s.properties.name.format = "uri"), B, A],
  ["a default is another", (s) => (s.properties.count.default = 2), B, D],
  ["fields without a name are taken", (s) => (s.additionalProperties = true), A, A],
  ["a field deep inside is removed", (s) => delete s.properties.deep.properties?.one, B, B],
  ["a keyword that nobody knows", (s) => (s.properties.name.contentEncoding = "base64"), B, B],
  ["a description", (s) => (s.properties.name.description = "m"), D, D],
  ["an example", (s) => (s.properties.name.examples = ["m"]), D, D],
  ["a field is deprecated", (s) => (s.properties.name.deprecated = true), D, D],
  ["a label", (s) => (s.properties.name["x-label"] = "m"), D, D],
];

const worstLevel = (changes: Change[]) => changes[0]?.level;
const compareEdited = (edit: Edit) => compareContracts(contract(), contract(edit));

test.each(shapeCases)("%s: where it is sent and where it is read", (_title, edit, sent, read) => {
  const inRequest = compareEdited(editShape(edit, "Body"));
  const inResponse = compareEdited(editShape(edit, "Thing"));
  expect([worstLevel(inRequest), worstLevel(inResponse)]).toEqual([sent, read]);
  expect(new Set(inRequest.map(({ direction }) => direction))).toEqual(new Set(["request"]));
  expect(new Set(inResponse.map(({ direction }) => direction))).toEqual(new Set(["response"]));
  expect(inRequest[0]?.operations).toEqual(["thingSave"]);
  expect(inResponse[0]?.operations).toEqual(["thing", "thingSave", "thingList"]);
});

const token = [{ bearer: [] }];
const operationCases: [title: string, edit: Edit, level: Level][] = [
  ["an operation is removed", (c) => remove(c.paths["/things"], "post"), B],
  [
    "an operation is added",
    (c) => Object.assign(c.paths, { "/new": { get: { ...c.paths["/things"].get, operationId: "newOne" } } }),
    A,
  ],
  [
    "an operation has another address",
    (c) => Object.assign(c, { paths: { "/other": c.paths["/things"] } }),
    B,
  ],
  [
    "an operation has another method",
    (c) => {
      const { post, ...rest } = c.paths["/things"];
      Object.assign(c.paths, { "/things": { ...rest, put: post } });
    },
    B,
  ],
  ["an operation has another id", operation((o) => (o.operationId = "thingKeep")), B],
  ["an operation has another tag", operation((o) => (o.tags = ["others"])), B],
  ["a call for anyone needs a token", (c) => (c.paths["/things"].get.security = token), B],
  ["a call with a token is for anyone", operation((o) => (o.security = [{}, ...token])), A],
  ["a call takes one more kind of token", operation((o) => o.security.push({ key: ["read"] })), A],
  ["a call takes another kind of token", operation((o) => (o.security = [{ key: ["read"] }])), B],
  ["a call needs a permission", operation((o) => (o["x-permission"] = "a:b")), B],
  ["a call takes keys", operation((o) => (o["x-scope"] = "read")), A],
  ["a parameter is added", operation((o) => o.parameters.push({ name: "q", in: "query", schema: {} })), A],
  [
    "a required parameter is added",
    operation((o) => o.parameters.push({ name: "q", in: "query", required: true, schema: {} })),
    B,
  ],
  ["a parameter is removed", operation((o) => Object.assign(o, { parameters: [] })), B],
  ["a parameter becomes required", operation((o) => (o.parameters[0].required = true)), B],
  ["a parameter takes less", operation((o) => (o.parameters[0].schema.maximum = 8)), B],
  ["a parameter takes more", operation((o) => (o.parameters[0].schema.maximum = 10)), A],
  ["a body is no longer taken", operation((o) => remove(o, "requestBody")), B],
  ["a body may be left out", operation((o) => (o.requestBody.required = false)), A],
  ["a body is of another type", operation((o) => (o.requestBody.content = { "text/plain": {} })), B],
  ["a refusal is added", operation((o) => (o.responses[503] = { description: "x" })), A],
  ["a refusal is gone", operation((o) => delete o.responses[429]), A],
  ["a success is gone", operation((o) => remove(o.responses, "200")), B],
  ["a header is gone", operation((o) => delete o.responses[200].headers.ETag), B],
  ["a header is added", operation((o) => (o.responses[200].headers.Link = {})), A],
  ["a summary", operation((o) => (o.summary = "keeps")), D],
  ["the base address", (c) => (c.servers[0].url = "/v2"), B],
  [
    "the way to authenticate",
    (c) => Object.assign(c.components.securitySchemes, { bearer: { type: "http", scheme: "basic" } }),
    B,
  ],
  ["a webhook is removed", (c) => delete c.webhooks.thing, B],
  ["a webhook is added", (c) => Object.assign(c.webhooks, { other: c.webhooks.thing }), A],
  [
    "a type has another name",
    (c) => {
      const { Body, ...schemas } = c.components.schemas;
      Object.assign(c.components, { schemas: { ...schemas, Case: Body } });
      c.paths["/things"].post.requestBody.content = {
        "application/json": { schema: { $ref: "#/components/schemas/Case" } },
      };
    },
    B,
  ],
];

test.each(operationCases)("%s", (_title, edit, level) => {
  expect(worstLevel(compareEdited(edit))).toBe(level);
});

test("the same contract in another order has no changes, and a shape may move into place", () => {
  expect(compareEdited((c) => (c.info.version = "2"))).toEqual([]);
  const inline: Edit = (c) => {
    c.paths["/things"].post.requestBody.content = { "application/json": { schema: shape() } };
  };
  expect(compareEdited(inline)).toEqual([]);
});

test("the real contract is compared with itself in no time and has no changes", () => {
  const text = readFileSync(new URL("../../src/contract.gen.json", import.meta.url), "utf8");
  expect(compareContracts(JSON.parse(text), JSON.parse(text))).toEqual([]);
});

test("the report and the change log say what, where and for whom", () => {
  const changes = compareEdited((c) => remove(c.components.schemas.Thing.properties, "name"));
  expect(textOf(changes)).toBe(
    "Breaking (1)\n  response · Thing.name: field removed (thing, thingSave, thingList)",
  );
  expect(textOf([])).toBe("The contract is the one that was released.");
  const log = withSection("# Changes\n\nWhat changed.\n\n## 1.0.0\n\nFirst.\n", "2.0.0", changes);
  expect(log).toBe(`# Changes\n\nWhat changed.\n\n${sectionOf("2.0.0", changes)}\n\n## 1.0.0\n\nFirst.\n`);
  expect(withSection(log, "2.0.0", changes)).toBe(log);
});

const changeset = (bump: string, ...lines: string[]) =>
  `---\n${bump}\n---\n\nSend \`a\`.\n\n${lines.join("\n")}\n`;
const MAJOR = '"@lenscape/api": major';
const NAME_GONE = "- `response · Thing.name: field removed`";

test.each([
  ["listed in a major changeset", [changeset(MAJOR, NAME_GONE)], []],
  ["listed beside another package", [changeset(`"@lenscape/ui": minor\n${MAJOR}`, NAME_GONE)], []],
  ["in a major changeset that lists nothing", [changeset(MAJOR)], ["Thing.name"]],
  ["of another field", [changeset(MAJOR, "- `response · Thing.count: field removed`")], ["Thing.name"]],
  ["listed in a minor changeset", [changeset('"@lenscape/api": minor', NAME_GONE)], ["Thing.name"]],
  ["listed for another package", [changeset('"@lenscape/ui": major', NAME_GONE)], ["Thing.name"]],
  ["without a changeset", [], ["Thing.name"]],
])("a break %s", (_, changesets, expected) => {
  const changes = compareEdited((c) => remove(c.components.schemas.Thing.properties, "name"));
  expect(unannounced(changes, changesets).map(({ where }) => where)).toEqual(expected);
});

test("a break that is announced leaves the others unannounced", () => {
  const changes = compareEdited((c) => {
    remove(c.components.schemas.Thing.properties, "name");
    c.components.schemas.Body.properties.name.maxLength = 5;
  });
  expect(unannounced(changes, [changeset(MAJOR, NAME_GONE)]).map(({ where }) => where)).toEqual([
    "Body.name",
  ]);
});

test("a change that breaks nobody needs no changeset", () => {
  expect(
    unannounced(
      compareEdited((c) => (c.components.schemas.Thing.properties.more = {})),
      [],
    ),
  ).toEqual([]);
});
