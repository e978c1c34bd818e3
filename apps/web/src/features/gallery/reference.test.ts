import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { operationTable } from "@lenscape/api/operations.gen";
import { expect, test } from "vitest";
import { findOperations, reference } from "./reference.ts";
import type { Schema } from "./reference-contract.ts";
import { createExample } from "./reference-details.ts";
import { reasons, streamEvents, webhookEvents } from "./reference-events.ts";

test("ROUTE-089 lists every operation of the contract once with its authentication", () => {
  const entries = reference.flatMap((group) => group.entries);
  expect(entries.map(({ id }) => id).sort()).toEqual(Object.keys(operationTable).sort());
  for (const { id, auth } of entries)
    expect(auth).toBe(operationTable[id as keyof typeof operationTable].auth);
});

const findEntry = (id: keyof typeof operationTable) =>
  findOperations(id)[0]!.entries.find((entry) => entry.id === id)!;

test("ROUTE-089 lists nested fields with limits and an example call", () => {
  const { body, answer, code } = findEntry("login").details("https://lenscape.test");
  expect(body.find(({ name }) => name === "password")).toMatchObject({ required: true, kind: "string ≤128" });
  expect(answer.map(({ name }) => name)).toContain("token");
  expect(code.curl.split(" \\\n  ")).toEqual([
    "curl -X POST 'https://lenscape.test/api/login'",
    "-H 'Content-Type: application/json'",
    expect.stringMatching(/^-d '\{"username":"member",/),
  ]);
  const threads = findEntry("threadList").details("");
  expect(threads.answer.map(({ name }) => name)).toContain("rows[].user.nickname");
  expect(findEntry("liveStream").details("").answer).toEqual([]);
  expect(threads.parameters.find(({ name }) => name === "pageSize")?.kind).toBe("query integer 1–100");
});

test("creates an example call and response for every operation", () => {
  for (const { id, auth, details } of reference.flatMap(({ entries }) => entries)) {
    const { code, exampleResponse } = details("https://lenscape.test");
    const call = code.curl;
    expect([id, call]).toEqual([
      id,
      expect.stringMatching(/^curl (-X POST )?'https:\/\/lenscape\.test\/api\/[^{}']+'/),
    ]);
    expect([id, call.includes("Bearer TOKEN")]).toEqual([id, auth !== "public"]);
    if (exampleResponse !== undefined) expect([id, JSON.parse(exampleResponse).code]).toEqual([id, 200]);
  }
});

test("creates an example of a list, empty within its own rows", () => {
  const node: Schema = { properties: { name: { examples: ["云野"] } } };
  node.properties!.children = { items: node };
  expect(createExample({ items: node })).toEqual([{ name: "云野", children: [] }]);
});

test("finds operations by ID, path and summary", () => {
  expect(findOperations("/api/api/thread/essence").flatMap(({ entries }) => entries)).toHaveLength(1);
  expect(findOperations("/CAPTCHAIMAGE").flatMap(({ entries }) => entries)).toHaveLength(1);
  expect(findOperations("图形验证码").flatMap(({ entries }) => entries)[0]?.id).toBe("captchaImage");
  expect(findOperations("没有这个")).toEqual([]);
});

test("generates programs that compile for every operation", async () => {
  const folder = await mkdtemp(join(import.meta.dirname, ".programs-"));
  try {
    const entries = reference.flatMap((group) => group.entries);
    const programs = entries.map(({ id, details }) => {
      const { typescript } = details("https://lenscape.test").code;
      const [first, , ...rest] = typescript.split("\n");
      expect(first).toBe(`import { createClient } from "@lenscape/api";`);
      return `async function ${id}(file: Blob) {\n${rest.join("\n")}\n}`;
    });
    const head = `import { createClient } from "@lenscape/api";\n`;
    await writeFile(join(folder, "programs.ts"), `${head}${programs.join("\n")}\n`);
    const config = {
      extends: "../../../../tsconfig.json",
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      include: ["programs.ts"],
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    const output = await promisify(execFile)("pnpm", ["exec", "tsc", "-p", folder, "--checkers", "1"]).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(output).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("lists events with fields and examples, and error reasons with codes", () => {
  expect(webhookEvents.map(({ name }) => name)).toEqual(expect.arrayContaining(["thread.created", "ping"]));
  for (const { name, fields, example } of webhookEvents) {
    expect(JSON.parse(example)).toMatchObject({ type: name, timestamp: expect.any(String) });
    expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining(["type", "timestamp", "data"]));
  }
  const [created] = webhookEvents;
  expect(created?.fields.map((field) => field.name)).toContain("data.author.nickname");
  expect(streamEvents.map(({ name }) => name)).toEqual(["unread", "comments"]);
  expect(streamEvents[0]?.example).toMatch(/^event: unread\ndata: \{"unreadNotifications":/);
  expect(reasons.find(({ name }) => name === "SCOPE_MISSING")?.code).toBe(403);
});
