/**
 * `npm start`: from a fresh checkout to a running forum. Installs and builds only what has changed, then hands over
 * to the server, whose settings are environment variables and whose own sentences are the last word.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { runQuietly } from "./lib/commands.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { whenOrphaned } from "./lib/orphan.mjs";
import { root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { install, workspaceEnv } from "./lib/workspace.mjs";

let server;

await main(async () => {
  requireNode();
  whenOrphaned(() => (server ? server.kill("SIGTERM") : process.exit(1)));
  if (process.argv.length > 2) {
    throw new UserFacingError(
      "设置通过环境变量传入，例如 PORT=8080 npm start · Settings are environment variables: PORT=8080 npm start",
    );
  }
  const env = await workspaceEnv();
  await install(env);
  say("正在构建有变化的部分 · Building what has changed");
  await runQuietly(
    "构建失败 · The build failed:",
    process.execPath,
    ["node_modules/turbo/bin/turbo", "run", "build", "--output-logs=errors-only"],
    { env },
  );
  say("正在启动服务 · Starting the server");
  return serve();
});

/** Runs the built server until it ends; returns its exit code. */
function serve() {
  server = spawn(process.execPath, [join(root, "apps/server/dist/main.js")], {
    cwd: root,
    env: process.env,
    stdio: "inherit",
  });
  const stop = () => server.kill("SIGTERM");
  process.on("SIGTERM", stop).on("SIGHUP", stop);
  // Ctrl-C in a terminal reaches the server by itself; told twice, it would not finish its open requests.
  process.on("SIGINT", () => process.stdin.isTTY || stop());
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
