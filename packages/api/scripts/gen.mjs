// Turns openapi/*.yaml into what the client and the server read. `--check` writes nothing and fails on drift.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { completeContract } from "./gen/complete-contract.mjs";
import { generatedFiles } from "./gen/files.mjs";
import { readContract } from "./gen/read-contract.mjs";
import { ContractError } from "./gen/walk-contract.mjs";

const main = fileURLToPath(new URL("../../../openapi/openapi.yaml", import.meta.url));

const out = (name) => new URL(`../src/${name}`, import.meta.url);

async function generate() {
  const contract = await readContract(main);
  // The contract is released with the package, under its version.
  const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
  contract.info.version = version;
  return generatedFiles(contract, completeContract(contract));
}

const files = await generate().catch((cause) => {
  if (!(cause instanceof ContractError)) throw cause;
  console.error(cause.message);
  process.exit(1);
});

const check = process.argv.includes("--check");
const drifted = [];
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
