/** `pnpm gen`: writes the generated modules of the client and the server from openapi/. Runs after each install too. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generate } from "./gen/files.ts";
import { ContractError } from "./gen/walk-contract.ts";

const openapi = fileURLToPath(new URL("../../../openapi/openapi.yaml", import.meta.url));

const toPath = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

/** Replaces a file in one step, because the compiler and the bundler may read it at the same time. */
async function replaceFile(path: string, text: string) {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}

const files = await generate(openapi).catch((cause: unknown) => {
  if (!(cause instanceof ContractError)) throw cause;
  console.error(cause.message);
  process.exit(1);
});

const changed: string[] = [];
for (const [name, text] of Object.entries(files)) {
  const current = await readFile(toPath(name), "utf8").catch(() => undefined);
  if (current === text) continue;
  changed.push(name);
  await replaceFile(toPath(name), text);
}
console.log(changed.length === 0 ? "生成物与契约一致。" : `已写出 ${changed.join("、")}。`);
