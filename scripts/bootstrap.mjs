/**
 * `npm start` and `npm test`: installs the dependencies where needed, then runs a script with the pinned Node.js, which is
 * one of them. Itself it runs on older versions of Node.js too.
 *   node scripts/bootstrap.mjs SCRIPT [arguments of the script]   SCRIPT is relative to the repository
 */
import { spawn } from "node:child_process";
import { exitCodeOf } from "./lib/commands.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { whenOrphaned } from "./lib/orphan.mjs";
import { root } from "./lib/project.mjs";
import { main } from "./lib/user-facing-error.mjs";
import { findNode, install, workspaceEnv } from "./lib/workspace.mjs";

/** @type {import("node:child_process").ChildProcess | undefined} */
let child;

await main(async () => {
  requireNode();
  whenOrphaned(() => (child ? child.kill("SIGTERM") : process.exit(1)));
  const env = await workspaceEnv();
  await install(env);
  return runScript(findNode(), process.argv.slice(2), env);
});

/**
 * Runs the script until it ends; returns its exit code.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function runScript(node, args, env) {
  const script = spawn(node, args, { cwd: root, env, stdio: "inherit" });
  child = script;
  process.on("SIGTERM", () => script.kill("SIGTERM")).on("SIGHUP", () => script.kill("SIGHUP"));
  // A terminal sends Ctrl-C to the script as well. A second SIGINT would end it before it has cleaned up.
  process.on("SIGINT", () => process.stdin.isTTY || script.kill("SIGINT"));
  return exitCodeOf(script);
}
