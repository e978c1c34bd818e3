// Builds the package: the modules, the root that names them all, and the stylesheets.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import "../../../scripts/build-package.ts";
import { writeStyles } from "./styles.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const modules = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);

/** Elements, context and hooks of React, which a server component may render but not run by itself. */
const CLIENT =
  /from "react\/jsx-runtime"|import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from "react"/;

for (const file of modules) {
  const code = readFileSync(join(dist, file), "utf8");
  if (CLIENT.test(code)) writeFileSync(join(dist, file), `"use client";\n${code}`);
}

const widgets = readdirSync(join(dist, "widgets")).map((name) => `./widgets/${name}/${name}.js`);
const root = [...widgets, "./lib/link.js", "./lib/locale.js", "./lib/english.js"]
  .map((module) => `export * from "${module}";\n`)
  .join("");
writeFileSync(join(dist, "index.js"), root);
writeFileSync(join(dist, "index.d.ts"), root);

await writeStyles(dist);
