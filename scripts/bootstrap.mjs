/**
 * `npm start` and `npm test`: installs the dependencies where needed, then runs a script with the pinned Node.js, which is
 * one of them. Itself it runs on older versions of Node.js too.
 *   node scripts/bootstrap.mjs SCRIPT [arguments of the script]   SCRIPT is relative to the repository
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { requireNode } from "./lib/node-version.mjs";
import { whenOrphaned } from "./lib/orphan.mjs";
import { root } from "./lib/project.mjs";
import { main } from "./lib/user-facing-error.mjs";
import { findNode, install, workspaceEnv } from "./lib/workspace.mjs";

let child;

await main(async () => {
  requireNode();
  whenOrphaned(() => (child ? child.kill("SIGTERM") : process.exit(1)));
  const env = await workspaceEnv();
  await install(env);
  return runScript(findNode(), process.argv.slice(2), env);
});

/** Runs the script until it ends; returns its exit code. */
function runScript(node, args, env) {
  child = spawn(node, args, { cwd: root, env, stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to the script as well. A second SIGINT would end it before it has cleaned up.
  process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
