import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { figuresText } from "../../apps/web/src/features/console/overview/text.ts";
import { root } from "./project.mjs";

test("the console has names for exactly the jobs of the server", () => {
  const server = readFileSync(join(root, "apps/server/src/server.ts"), "utf8");
  const list = server.slice(server.indexOf("const jobs"), server.indexOf("];", server.indexOf("const jobs")));
  const names = [...list.matchAll(/name: "([\w-]+)"/g)].map(([, name]) => name);
  expect(names).toContain("check-ins");
  expect(Object.keys(figuresText.jobNames).sort()).toEqual(names.sort());
});
