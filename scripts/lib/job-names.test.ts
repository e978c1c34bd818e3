import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { figuresText } from "../../apps/web/src/copy/console-figures.ts";
import { root } from "./project.mjs";

test("the console has a name for every job of the server, and for no other", () => {
  const main = readFileSync(join(root, "apps/server/src/main.ts"), "utf8");
  const list = main.slice(main.indexOf("const jobs"), main.indexOf("];", main.indexOf("const jobs")));
  const names = [...list.matchAll(/name: "([\w-]+)"/g)].map(([, name]) => name);
  expect(names).toContain("check-ins");
  expect(Object.keys(figuresText.jobNames).sort()).toEqual(names.sort());
});
