import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const scripts = fileURLToPath(new URL(".", import.meta.url));
const { packageManager, engines }: { packageManager: string; engines: { node: string } } = JSON.parse(
  readFileSync(join(scripts, "../package.json"), "utf8"),
);

let repository: string;
let running: ChildProcess | undefined;
/** Variables of the started scripts besides those of the tests. */
let environment: NodeJS.ProcessEnv;

const file = (name: string) => join(repository, name);

function program(name: string, source: string) {
  mkdirSync(join(file(name), ".."), { recursive: true });
  writeFileSync(file(name), `#!${process.execPath}\n${source}`, { mode: 0o755 });
}

/** Writes a pnpm that runs the sources of some root scripts; every other call succeeds. */
function pnpmWith(scripts: Record<string, string>) {
  program(
    "bin/pnpm",
    `const sources = ${JSON.stringify(scripts)};
    const args = process.argv.slice(2).join(" ");
    if (args === "--version") console.log(${JSON.stringify(packageManager.replace("pnpm@", ""))});
    const script = /^run --silent (\\S+)$/.exec(args)?.[1] ?? /^exec turbo run (\\S+)/.exec(args)?.[1];
    (0, eval)(sources[script] ?? "");`,
  );
}

/** A repository of its own: the real scripts, and programs that stand in for pnpm, Turborepo and the built server. */
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "root-commands-"));
  environment = {};
  cpSync(scripts, file("scripts"), { recursive: true });
  writeFileSync(file("package.json"), JSON.stringify({ type: "module", packageManager, engines }));
  writeFileSync(file("pnpm-lock.yaml"), "");
  program("node_modules/turbo/bin/turbo", "");
  pnpmWith({});
});

afterEach(async () => {
  if (running && running.exitCode === null && running.signalCode === null) {
    running.kill("SIGKILL");
    await once(running, "close");
  }
  rmSync(repository, { recursive: true });
});

/** A running script with its output so far; `ended` resolves with its exit code. */
type Started = { child: ChildProcess; output: string; ended: Promise<number | null> };

/** Starts a script of the repository. */
function start(script: string, ...args: string[]): Started {
  const { CI, npm_lifecycle_event, ...env } = process.env;
  const child = spawn(process.execPath, [file(`scripts/${script}`), ...args], {
    env: { ...env, ...environment, PATH: `${file("bin")}${delimiter}${env.PATH}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = child;
  const started: Started = { child, output: "", ended: once(child, "close").then(([code]) => code) };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      started.output += text;
    });
  return started;
}

async function printed(started: Started, text: string) {
  while (!started.output.includes(text)) {
    if (started.child.exitCode !== null) throw new Error(`It ended without "${text}":\n${started.output}`);
    await sleep(20);
  }
}

/** Source that waits for a signal, keeps its name in the file `signal` and ends with code 0. */
const waitForSignal = `
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
    process.on(signal, () => {
      process.getBuiltinModule("fs").writeFileSync("signal", signal);
      process.exit(0);
    });
  setInterval(() => {}, 1000);
  console.log("waiting");`;

/** Returns the signal that the waiting program got. */
async function receivedSignal() {
  while (!existsSync(file("signal"))) await sleep(20);
  return readFileSync(file("signal"), "utf8");
}

describe("bootstrap", () => {
  beforeEach(() => {
    writeFileSync(
      file("script.mjs"),
      "console.log('args', ...process.argv.slice(2), process.env.PINNED); process.exitCode = 3;",
    );
    program("bin/pnpm", `if (process.argv[2] === "--version") console.log("${packageManager.slice(5)}");`);
  });

  test("installs the dependencies and runs the script with the pinned Node.js", async () => {
    program(
      "bin/pnpm",
      `if (process.argv[2] === "--version") console.log("${packageManager.slice(5)}");
      if (process.argv[2] === "install") {
        const { mkdirSync, writeFileSync } = process.getBuiltinModule("fs");
        mkdirSync("node_modules/.bin", { recursive: true });
        const script = '#!/bin/sh\\nPINNED=yes exec ${process.execPath} "$@"';
        writeFileSync("node_modules/.bin/node", script, { mode: 0o755 });
      }`,
    );
    const run = start("bootstrap.mjs", file("script.mjs"), "--only", "lint");
    expect(await run.ended).toBe(3);
    expect(run.output).toContain("args --only lint yes");
  });

  test("does not reinstall when the lockfile is unchanged", async () => {
    await start("bootstrap.mjs", file("script.mjs")).ended;
    const run = start("bootstrap.mjs", file("script.mjs"));
    expect(await run.ended).toBe(3);
    expect(run.output).not.toContain("Installing");
  });

  test("names the required version when no suitable Node.js is available", async () => {
    const manifest = { type: "module", packageManager, engines: { node: ">=999" } };
    writeFileSync(file("package.json"), JSON.stringify(manifest));
    const run = start("bootstrap.mjs", file("script.mjs"));
    expect(await run.ended).toBe(1);
    expect(run.output).toContain("needs Node.js 999 or newer");
  });

  test("a failed install ends with the output of pnpm", async () => {
    program(
      "bin/pnpm",
      `if (process.argv[2] === "--version") console.log("${packageManager.slice(5)}");
      else { console.log("no such registry"); process.exit(1); }`,
    );
    const run = start("bootstrap.mjs", file("script.mjs"));
    expect(await run.ended).toBe(1);
    expect(run.output).toContain("no such registry");
  });

  test.each<NodeJS.Signals>(["SIGTERM", "SIGHUP", "SIGINT"])("forwards %s to the script", async (signal) => {
    writeFileSync(file("script.mjs"), waitForSignal);
    const run = start("bootstrap.mjs", file("script.mjs"));
    await printed(run, "waiting");
    run.child.kill(signal);
    expect(await run.ended).toBe(0);
    expect(await receivedSignal()).toBe(signal);
  });
});

describe("npm test", () => {
  test("a command that ends with 1 fails its step and the run", async () => {
    pnpmWith({ lint: "process.exit(1)" });
    const run = start("test.ts", "--only", "lint");
    expect(await run.ended).toBe(1);
    expect(run.output).toMatch(/^lint +failed/m);
    expect(run.output).toContain("✗ lint failed · again: npm test -- --only lint");
    expect(run.output).toMatch(/\n0 passed, 1 failed\n$/);
  });

  test("a command that ends with 0 passes, and its tests are counted", async () => {
    pnpmWith({
      lint: "console.log('      Tests  3 passed (3)')",
      typecheck: "console.log('  Tests  4 passed')",
    });
    const run = start("test.ts", "--only", "lint", "--only", "types");
    expect(await run.ended).toBe(0);
    expect(run.output).toMatch(/\n7 passed, 0 failed\n$/);
  });

  test("failed tests are counted in the last line", async () => {
    pnpmWith({ "storybook:build": "console.log('Tests:  2 failed, 5 passed, 7 total'); process.exit(1)" });
    const run = start("test.ts", "--only", "storybook");
    expect(await run.ended).toBe(1);
    expect(run.output).toMatch(/\n5 passed, 2 failed\n$/);
  });

  test("parallel steps all report, and later steps do not start", async () => {
    pnpmWith({
      lint: "console.log('lint was here'); process.exit(2)",
      typecheck: "console.log('types were here')",
      "storybook:build": "console.log('storybook was here')",
    });
    const run = start("test.ts", "--only", "lint", "--only", "types", "--only", "storybook");
    expect(await run.ended).toBe(1);
    expect(run.output).toContain("lint was here");
    expect(run.output).toContain("types were here");
    expect(run.output).not.toContain("storybook was here");
  });

  test("a command ended by a signal fails", async () => {
    pnpmWith({ lint: "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)" });
    const run = start("test.ts", "--only", "lint");
    expect(await run.ended).toBe(1);
  });

  test.each([
    { CI: "", code: 0, outcome: "skipped" },
    { CI: "true", code: 1, outcome: "failed" },
  ])("a step without its browser is $outcome with CI=$CI", async ({ CI, code, outcome }) => {
    environment = { CI, CHROMIUM_PATH: file("bin/no-browser") };
    const run = start("test.ts", "--only", "stories");
    expect(await run.ended).toBe(code);
    expect(run.output).toMatch(new RegExp(`^stories +${outcome}`, "m"));
  });

  test("--from runs the build before the step it names", async () => {
    pnpmWith({
      build: "console.log('build was here')",
      packages: "console.log('packages were here'); process.exit(1)",
    });
    const run = start("test.ts", "--from", "packages");
    expect(await run.ended).toBe(1);
    expect(run.output).toMatch(/build was here[\s\S]*packages were here/);
  });

  test("refuses an unknown step with its name", async () => {
    const run = start("test.ts", "--only", "lnit");
    expect(await run.ended).toBe(1);
    expect(run.output).toContain('No step is called "lnit"');
  });

  test.each<NodeJS.Signals>(["SIGTERM", "SIGINT"])(
    "%s ends the command that runs, and the run with 130",
    async (signal) => {
      pnpmWith({ "storybook:build": waitForSignal });
      const run = start("test.ts", "--only", "storybook");
      await printed(run, "waiting");
      run.child.kill(signal);
      expect(await run.ended).toBe(130);
      expect(await receivedSignal()).toBe("SIGTERM");
    },
  );
});

test("with-postgres ends with the exit code of its command", async () => {
  environment = { TEST_DATABASE_URL: "postgres://127.0.0.1:1/none" };
  expect(await start("with-postgres.ts", process.execPath, "-e", "process.exit(3)").ended).toBe(3);
});

describe("npm start", () => {
  test.each<NodeJS.Signals>(["SIGTERM", "SIGHUP", "SIGINT"])(
    "%s reaches the server as SIGTERM",
    async (signal) => {
      program("apps/server/dist/main.js", waitForSignal);
      const run = start("start.ts");
      await printed(run, "waiting");
      run.child.kill(signal);
      expect(await run.ended).toBe(0);
      expect(await receivedSignal()).toBe("SIGTERM");
    },
  );

  test("exits with the exit code of the server", async () => {
    program("apps/server/dist/main.js", "process.exit(78)");
    expect(await start("start.ts").ended).toBe(78);
  });

  test("exits with 128 plus the number of the signal that ended the server", async () => {
    program("apps/server/dist/main.js", "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)");
    expect(await start("start.ts").ended).toBe(128 + constants.signals.SIGKILL);
  });

  test("does not start the server after a failed build", async () => {
    program("node_modules/turbo/bin/turbo", "console.log('no such module'); process.exit(1)");
    program("apps/server/dist/main.js", "console.log('the server was here')");
    const run = start("start.ts");
    expect(await run.ended).toBe(1);
    expect(run.output).toContain("no such module");
    expect(run.output).not.toContain("the server was here");
  });

  test("refuses arguments", async () => {
    const run = start("start.ts", "--port=1");
    expect(await run.ended).toBe(1);
    expect(run.output).toContain("Settings are environment variables");
  });
});
