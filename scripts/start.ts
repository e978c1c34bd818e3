/**
 * `npm start`, after `bootstrap.mjs` has installed the dependencies: builds what has changed, then runs the server, whose
 * settings are environment variables.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { exitCodeOf, runQuietly } from "./lib/commands.mjs";
import { whenOrphaned } from "./lib/orphan.mjs";
import { root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";

let server: ChildProcess | undefined;

await main(async () => {
  whenOrphaned(() => (server ? server.kill("SIGTERM") : process.exit(1)));
  if (process.argv.length > 2) {
    throw new UserFacingError(
      "设置通过环境变量传入，例如 PORT=8080 npm start · Settings are environment variables: PORT=8080 npm start",
    );
  }
  say("正在构建有变化的部分 · Building what has changed");
  await runQuietly("构建失败 · The build failed:", process.execPath, [
    "node_modules/turbo/bin/turbo",
    "run",
    "build",
    "--output-logs=errors-only",
  ]);
  say("正在启动服务 · Starting the server");
  return serve();
});

/** Runs the built server until it ends; returns its exit code. */
function serve(): Promise<number> {
  const child = spawn(process.execPath, [join(root, "apps/server/dist/main.js")], {
    cwd: root,
    env: process.env,
    stdio: "inherit",
  });
  server = child;
  const stop = () => child.kill("SIGTERM");
  process.on("SIGTERM", stop).on("SIGHUP", stop);
  // Ctrl-C in a terminal reaches the server by itself; after a second signal it would not finish its open requests.
  process.on("SIGINT", () => process.stdin.isTTY || stop());
  return exitCodeOf(child);
}
