import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { liveExports } from "./live-code.ts";
import { proofsOf } from "./proofs.ts";
import { checklist, emptyProofs, proofs, uncovered } from "./requirements.ts";

const all = proofs();

test("GEN-003 a test or story names every requirement", () => {
  expect(checklist().size).toBeGreaterThan(700);
  expect(uncovered()).toEqual([]);
});

test("every test or story that names a requirement uses code of the product", async () => {
  expect(all.length).toBeGreaterThan(700);
  expect(await emptyProofs(all)).toEqual([]);
}, 60_000);

let place = "";
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Writes a small product, and gives the rows that its tests do not prove, each with the reason. */
async function refused(files: Record<string, string>) {
  place = realpathSync(mkdtempSync(join(tmpdir(), "proofs-")));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  const tests = Object.keys(files).filter((file) => /\.(?:test|stories)\.tsx?$/.test(file));
  const found = tests.flatMap((file) =>
    proofsOf(join(place, file), (helper) => helper.includes("/test/")).map((proof) => ({ file, ...proof })),
  );
  const sentences = await emptyProofs(found, await liveExports([join(place, "main.ts")]));
  return sentences.map((sentence) => sentence.replaceAll(/\S*proofs-\w+\//g, ""));
}

const product = {
  "main.ts": `import { used } from "./list.ts";\nimport { again } from "./door.ts";\nconsole.log(used(), again, import("./page.ts"));`,
  "list.ts": "export const used = () => SIZE;\nexport const SIZE = 3;\nexport const machine = () => 4;",
  "door.ts": `export { used as again } from "./list.ts";`,
  "page.ts": "export const Component = () => 1;",
  "lonely.ts": "export const lonely = 1;",
};

test("refuses a requirement whose test uses only code that the product does not use, or none", async () => {
  const sentences = await refused({
    ...product,
    "list.test.ts": `
      import { lonely } from "./lonely.ts";
      import { machine, SIZE, used } from "./list.ts";
      const begin = () => machine();
      test("API-001 by what is used", () => expect(used()).toBe(SIZE));
      test("API-002 by what nobody uses", () => expect(machine()).toBe(4));
      describe("a group", () => {
        test("API-003 by way of a function of the test", () => expect(begin()).toBe(4));
        test.each([["API-004 in a table", lonely]])("%s", (_title, value) => expect(value).toBe(1));
        test.skip("API-005 switched off", () => machine());
      });
      test("API-006 by nothing", () => expect(1 + 1).toBe(2));
      test("no row: it may", () => machine());
    `,
  });
  expect(sentences).toEqual([
    "API-002 in list.test.ts drives what the product does not use: machine of list.ts",
    "API-003 in list.test.ts drives what the product does not use: machine of list.ts",
    "API-004 in list.test.ts drives what the product does not use: lonely of lonely.ts",
    "API-006 in list.test.ts drives none of the product's code",
  ]);
});

test("follows helpers, re-exports and dynamic imports, but not types", async () => {
  const sentences = await refused({
    ...product,
    "test/mount.ts": `import { lonely } from "../lonely.ts";\nimport { used } from "../list.ts";
      export const mount = () => used();
      export const alone = () => lonely;`,
    "page.test.ts": `
      import type { machine } from "./list.ts";
      import { again } from "./door.ts";
      import { alone, mount } from "./test/mount.ts";
      test("API-001 by a helper", () => mount());
      test("API-002 by a helper that drives what nobody uses", () => alone());
      test("API-003 by another door", () => again());
      test("API-004 by a promise", async () => (await import("./page.ts")).Component());
      test("API-005 a type alone drives nothing", () => ({}) as typeof machine);
    `,
    "lonely.stories.tsx": `
      import { lonely } from "./lonely.ts";
      import { used } from "./list.ts";
      export default { component: used };
      export const Used = { parameters: { proves: "CARD-001 shown" } };
      export const Lonely = { args: { lonely }, parameters: { proves: "CARD-002 shown" } };
    `,
  });
  expect(sentences).toEqual([
    "API-002 in page.test.ts drives what the product does not use: lonely of lonely.ts",
    "API-005 in page.test.ts drives none of the product's code",
    "CARD-002 in lonely.stories.tsx drives what the product does not use: lonely of lonely.ts",
  ]);
});
