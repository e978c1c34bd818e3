import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { which } from "../../scripts/lib/commands.mjs";
import { freePort } from "../../scripts/lib/free-port.ts";
import { UserFacingError } from "../../scripts/lib/user-facing-error.mjs";
import { pause } from "../serve.ts";

/** Debian keeps both outside the PATH of ordinary users. */
const find = (name: string) => which(name) ?? which(name, "/usr/sbin:/usr/local/sbin");

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });

/**
 * Runs a program with a configuration of its own until `stop`.
 * @param configuration writes the configuration for a directory of the program's own
 * @throws {UserFacingError} when the program ends instead
 */
async function run(
  program: string,
  port: number,
  argsOf: (file: string) => string[],
  configuration: (directory: string) => string,
) {
  const directory = mkdtempSync(join(tmpdir(), "lenscape-replicas-"));
  // The program may give up its rights before it reads or writes there.
  chmodSync(directory, 0o777);
  const file = join(directory, "configuration");
  writeFileSync(file, configuration(directory));
  const child = spawn(program, argsOf(file), { stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log = (log + text).slice(-2000);
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new UserFacingError(`${program}: ${log.trim()}`);
    await pause(20);
  }
  return {
    async stop() {
      const exited = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGTERM")) await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Replaces the port in a database URL. */
function atPort(url: string, port: number) {
  const moved = new URL(url);
  moved.port = String(port);
  return moved.href;
}

/**
 * Starts PgBouncer in transaction mode in front of a database.
 * @returns its address, and whether it supports prepared statements (1.21 and newer); undefined if it is not installed
 */
export async function startPooler(databaseUrl: string, size: number) {
  const program = find("pgbouncer");
  if (!program) return undefined;
  const [version, major, minor] =
    /(\d+)\.(\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" })) ?? [];
  const prepares = Number(major) > 1 || Number(minor) >= 21;
  const { hostname, port: behind, username } = new URL(databaseUrl);
  const port = await freePort();
  const running = await run(
    program,
    port,
    (file) => [file],
    () =>
      [
        "[databases]",
        `* = host=${hostname} port=${behind} user=${username}`,
        "[pgbouncer]",
        "listen_addr = 127.0.0.1",
        `listen_port = ${port}`,
        "unix_socket_dir =",
        "auth_type = any",
        "pool_mode = transaction",
        `default_pool_size = ${size}`,
        "max_client_conn = 1000",
        "ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout",
        ...(prepares ? ["max_prepared_statements = 300"] : []),
        ...(process.getuid?.() === 0 ? ["user = nobody"] : []),
      ].join("\n"),
  );
  return { ...running, url: atPort(databaseUrl, port), prepares, version };
}

/**
 * Starts nginx in front of some ports, with the upstream settings of deploy/nginx.conf.
 * @returns undefined if nginx is not installed
 */
export async function startBalancer(ports: number[]) {
  const program = find("nginx");
  if (!program) return undefined;
  const port = await freePort();
  const running = await run(
    program,
    port,
    (file) => ["-c", file, "-g", "daemon off;"],
    (directory) => `
      pid ${directory}/pid;
      error_log ${directory}/log;
      worker_processes 1;
      events { worker_connections 4096; }
      http {
        access_log off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${directory}/${name};`).join("\n")}
        upstream replicas {
          ${ports.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join("\n")}
          keepalive 64;
          keepalive_timeout 1s;
        }
        server {
          listen 127.0.0.1:${port};
          client_max_body_size 12m;
          location / {
            proxy_pass http://replicas;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $http_x_forwarded_for;
          }
        }
      }`,
  );
  return { ...running, origin: `http://127.0.0.1:${port}` };
}
