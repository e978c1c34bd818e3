/**
 * `pnpm container`: the container without Docker. Runs the steps of deploy/Dockerfile in clean folders, then starts
 * what they leave as the image would: as a user without rights, in files that it cannot write, with an empty data
 * folder. Says how large it is; the image's base comes on top of that.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, lstatSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./lib/free-port.ts";
import { type Image, runImageSteps } from "./lib/image-steps.ts";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { isRoot, root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { workspaceEnv } from "./lib/workspace.mjs";

/** Maximum size of the files in MB, for an image of less than 300 MB with Node.js on Alpine, which takes 170. */
const MAX_MB = 130;

const START_MS = 120_000;
const STOP_MS = 10_000;

await main(async () => {
  stopWhenTold();
  const env = await workspaceEnv();
  const home = mkdtempSync(join(tmpdir(), "lenscape-container-"));
  chmodSync(home, 0o755);
  try {
    const image = await runImageSteps(readFileSync(join(root, "deploy/Dockerfile"), "utf8"), home, env, say);
    const size = (await sizeOf(join(image.folder, "app"))) / 1e6;
    if (size > MAX_MB)
      throw new UserFacingError(`The image's own files are ${size.toFixed(0)} MB, more than ${MAX_MB}.`);
    await serve(image);
    say(`${size.toFixed(0)} MB besides the base. It starts, answers and stops.`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});

/** Returns the bytes of the files in a folder; links count nothing. `readdirSync` would follow links in Node.js 24. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
}

/** Starts the image's command, waits for its health, opens a page and stops it. */
async function serve({ folder, cwd, env, command }: Image) {
  const port = await freePort();
  const data = join(folder, env.DATA_DIR ?? "");
  if (isRoot) chownSync(data, 1000, 1000);
  const [program = "", ...args] = command;
  const child = spawn(program === "node" ? process.execPath : program, args, {
    cwd: join(folder, cwd),
    env: {
      PATH: process.env.PATH,
      ...env,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
      DEMO: "off",
      SETUP: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot && { uid: 1000, gid: 1000 }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const fail = (sentence: string) => {
    child.kill("SIGKILL");
    throw new UserFacingError(`${sentence}\n\n${output}`);
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_MS;
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > until) fail("The container did not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const path of ["/", "/healthz", "/api/openapi.json"]) {
    const { status } = await fetch(origin + path);
    if (status !== 200) fail(`${path} was answered with ${status}.`);
  }
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => fail("The container did not stop in time."), STOP_MS);
  const [code] = await exited;
  clearTimeout(late);
  if (code !== 0) fail(`The container ended with code ${code}.`);
}
