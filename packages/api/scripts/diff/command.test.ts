import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Contract } from "../gen/contract.ts";

const packageRoot = fileURLToPath(new URL("../../", import.meta.url));
let repository: string;

const api = (name: string) => join(repository, "packages/api", name);
const diff = () => spawnSync(process.execPath, [api("scripts/diff.ts")], { encoding: "utf8" });

/** Copies the command beside the real contract, which counts as released. */
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "contract-diff-"));
  for (const folder of [".changeset", "packages/api/src", "packages/api/released"])
    mkdirSync(join(repository, folder), { recursive: true });
  cpSync(join(packageRoot, "scripts"), api("scripts"), { recursive: true });
  cpSync(join(packageRoot, "package.json"), api("package.json"));
  symlinkSync(join(packageRoot, "node_modules"), api("node_modules"));
  for (const folder of ["src", "released"])
    cpSync(join(packageRoot, "src/contract.gen.json"), api(`${folder}/contract.gen.json`));
});

afterEach(() => rmSync(repository, { recursive: true }));

function changeContract(edit: (contract: Contract) => void) {
  const contract: Contract = JSON.parse(readFileSync(api("src/contract.gen.json"), "utf8"));
  edit(contract);
  writeFileSync(api("src/contract.gen.json"), JSON.stringify(contract));
}

const shorten = (name: string) => (contract: Contract) => {
  const text = contract.components.schemas[name]?.properties?.text;
  if (!text) throw new Error(`${name} has no text`);
  text.maxLength = 50;
};

test("`contract:diff` passes while nothing breaks", () => {
  expect(diff()).toMatchObject({ status: 0, stdout: "The contract is the one that was released.\n" });
});

test("`contract:diff` fails on a break and passes once a changeset lists it", () => {
  changeContract(shorten("AppealBody"));
  const refused = diff();
  expect(refused.status).toBe(1);
  const listed = /^- `.*`$/m.exec(refused.stderr)?.[0];
  writeFileSync(
    join(repository, ".changeset/shorter-appeals.md"),
    `---\n"@lenscape/api": major\n---\n\nAppeals have at most 50 characters.\n\n${listed}\n`,
  );
  expect(diff().status).toBe(0);

  changeContract(shorten("AppealTicketBody"));
  const second = diff();
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("AppealTicketBody.text");
  expect(second.stderr).not.toContain("- `request · AppealBody.text");
});
