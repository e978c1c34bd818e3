import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

type Parsed = { component: string; figmaNode: string; template: string };
type Config = { codeConnect: { documentUrlSubstitutions: Record<string, string> } };

const FOLDER = "packages/ui/figma";

test("Figma's parser reads the template of every widget offline", () => {
  const out = join(mkdtempSync(join(tmpdir(), "figma-")), "parsed.json");
  const config = join(root, FOLDER, "figma.config.json");
  const options = ["--dir", FOLDER, "--config", config, "--outFile", out];
  execFileSync(
    join(root, "node_modules/.bin/figma"),
    ["connect", "parse", ...options, "--skip-update-check", "--exit-on-unreadable-files"],
    { cwd: root, stdio: "pipe", timeout: 60_000 },
  );
  const parsed: Parsed[] = JSON.parse(readFileSync(out, "utf8"));
  const { codeConnect }: Config = JSON.parse(readFileSync(config, "utf8"));
  const [file] = Object.values(codeConnect.documentUrlSubstitutions);
  const templates = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith(".gen.figma.js"));
  expect(templates.length).toBeGreaterThan(100);
  expect(parsed).toHaveLength(templates.length);
  for (const { component, figmaNode, template } of parsed) {
    expect(figmaNode.startsWith(`${file}?node-id=`), component).toBe(true);
    expect(template).toContain(`<${component}`);
    expect(() => new Function("require", template.replace("export default", "return"))).not.toThrow();
  }
}, 90_000);
