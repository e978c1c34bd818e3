// Generates the modules of the client and the server from openapi/*.yaml. `--check` writes nothing and fails on drift.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { completeContract } from "./gen/complete-contract.ts";
import { generatedFiles } from "./gen/files.ts";
import { readContract } from "./gen/read-contract.ts";
import { ContractError } from "./gen/walk-contract.ts";

const main = fileURLToPath(new URL("../../../openapi/openapi.yaml", import.meta.url));

const out = (name: string) => new URL(`../src/${name}`, import.meta.url);

async function generate() {
  const contract = await readContract(main);
  // The contract is released with the package, under its version.
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL("../package.json", import.meta.url), "utf8"),
  );
  contract.info.version = version;
  return generatedFiles(contract, completeContract(contract));
}

const files = await generate().catch((cause: unknown) => {
  if (!(cause instanceof ContractError)) throw cause;
  console.error(cause.message);
  process.exit(1);
});

const check = process.argv.includes("--check");
const drifted: string[] = [];
for (const [name, text] of Object.entries(files)) {
  const current = await readFile(out(name), "utf8").catch(() => "");
  if (current === text) continue;
  drifted.push(name);
  if (!check) await writeFile(out(name), text);
}
if (check && drifted.length > 0) {
  console.error(`契约已改而生成物没有跟上：${drifted.join("、")}。运行 pnpm gen 后一并提交。`);
  process.exit(1);
}
console.log(drifted.length === 0 ? "生成物与契约一致。" : `已写出 ${drifted.join("、")}。`);
