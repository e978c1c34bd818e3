import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isExecutable, run, which } from "./commands.mjs";
import { canInstallDebian, installDebian } from "./debian.ts";
import { freePort } from "./free-port.ts";
import { isRoot } from "./project.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

/** Connections that the server's tests may open at a time: races open dozens, and two files run side by side. */
export const TEST_CONNECTIONS = 300;

const debianVersions = "/usr/lib/postgresql";
const role = "lenscape";

/** Linux's file system in memory. */
const memory = "/dev/shm";
/** Free bytes that a cluster needs in memory: a container may have little. */
const memoryBytes = 2 * 1024 ** 3;

/**
 * Returns the directory of PostgreSQL's server programs: on PATH, else the newest under /usr/lib/postgresql,
 * else from Debian's packages (as root).
 */
export async function ensurePostgres(): Promise<string | undefined> {
  const found = findPostgres();
  if (found || !canInstallDebian) return found;
  return (await installDebian(["postgresql"])) ? findPostgres() : undefined;
}

/** Message for a machine without PostgreSQL. */
export const noPostgres =
  "没有 PostgreSQL：请安装它，或用 TEST_DATABASE_URL 指向一个可以清空的数据库。" +
  "\n  No PostgreSQL: install its server, or name an expendable database in TEST_DATABASE_URL.";

/**
 * Gives the body a PostgreSQL database for the time it runs: TEST_DATABASE_URL when set, else a throw-away cluster
 * (own directory, random port, UTF-8 aware locale, durability off) that is removed afterwards.
 * @param binDirectory the result of ensurePostgres()
 * @throws {UserFacingError} when there is no PostgreSQL or it does not start
 */
export async function withPostgres<T>(
  body: (url: string) => Promise<T>,
  binDirectory?: string,
  place?: Place,
): Promise<T> {
  if (process.env.TEST_DATABASE_URL) return body(process.env.TEST_DATABASE_URL);
  return withCluster(({ url }) => body(url), binDirectory ?? (await ensurePostgres()), {}, place);
}

export type Server = {
  url: string;
  /** Ends the server without closing it (SIGINT: with a fast shutdown). */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts the server again on the data that it has written. */
  start: () => Promise<void>;
};

export type StoppableServer = Server & { stop: () => Promise<void> };

export type Cluster = Server & {
  /** Starts a streaming replica, which the caller stops. Needs `wal_level: "replica"` and `max_wal_senders`. */
  follow: () => Promise<StoppableServer>;
};

export type Place = {
  /**
   * Whether the files are in memory where there is room for them. Each database that is created and removed is a
   * thousand files, which takes a disk several times as long.
   */
  inMemory?: boolean;
};

type Settings = Record<string, string>;

/** The user under whom the server runs; empty for the present one. */
type User = { uid?: number; gid?: number };

/**
 * Gives the body a throw-away cluster that may be killed and started again.
 * @param bin the result of ensurePostgres()
 * @param settings of the server, on top of those that make it fast
 * @throws {UserFacingError} when there is no PostgreSQL or it does not start
 */
export async function withCluster<T>(
  body: (cluster: Cluster) => Promise<T>,
  bin: string | undefined,
  settings: Settings = {},
  { inMemory = false }: Place = {},
): Promise<T> {
  if (!bin) throw new UserFacingError(noPostgres);
  const cluster = await startCluster(bin, settings, inMemory && hasMemory() ? [memory] : []);
  try {
    return await body(cluster);
  } finally {
    await cluster.stop();
  }
}

function findPostgres(): string | undefined {
  const onPath = which("initdb");
  if (onPath && isExecutable(join(dirname(onPath), "postgres"))) return dirname(onPath);
  if (!existsSync(debianVersions)) return undefined;
  return readdirSync(debianVersions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianVersions, version, "bin"))
    .find((bin) => isExecutable(join(bin, "initdb")) && isExecutable(join(bin, "postgres")));
}

function hasMemory() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= memoryBytes;
}

async function startCluster(
  bin: string,
  settings: Settings,
  parents: string[],
): Promise<Cluster & StoppableServer> {
  const user = isRoot ? unprivilegedUser() : {};
  const cluster = await startOn((directory) => initialise(bin, directory, user), bin, settings, parents);
  const copy = (directory: string) => copyServer(bin, directory, user, cluster.url);
  return { ...cluster, follow: () => startOn(copy, bin, settings, parents) };
}

/** Starts a server on a new directory that `fill` prepares. */
async function startOn(
  fill: (directory: string) => Promise<void>,
  bin: string,
  settings: Settings,
  parents: string[],
): Promise<StoppableServer> {
  const user = isRoot ? unprivilegedUser() : {};
  const directory = await makeDirectory(user, parents);
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    await fill(directory);
    const port = await freePort();
    const start = () => startServer(bin, directory, port, user, settings);
    let server = await start();
    // A run that ends without its finally (process.exit, an uncaught error) must not leave a server behind.
    const abandon = () => {
      server.kill("SIGQUIT");
      remove();
    };
    process.once("exit", abandon);
    return {
      url: `postgres://${role}@127.0.0.1:${port}/postgres`,
      kill: (signal = "SIGKILL") => end(server, signal),
      async start() {
        server = await whenLetGo(start);
      },
      async stop() {
        process.off("exit", abandon);
        await end(server, "SIGQUIT");
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  const exited = new Promise((resolve) => server.once("exit", resolve));
  if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await exited;
}

/** Retries a start: the processes of a killed server hold its memory for a moment longer. */
async function whenLetGo<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 50 || !/still in use|lock file/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Returns a user without rights, since PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {}
  }
  throw new UserFacingError(
    "PostgreSQL 不能以 root 运行，系统里又没有 postgres 或 nobody 用户 · PostgreSQL will not run as root, and there is neither a postgres nor a nobody user.",
  );
}

/** Creates a directory that the server's user can write to; the system's own may lie under a private home. */
async function makeDirectory(user: User, parents: string[]): Promise<string> {
  for (const parent of new Set([...parents, tmpdir(), "/tmp", "/var/tmp"])) {
    if (!existsSync(parent)) continue;
    const directory = mkdtempSync(join(parent, "lenscape-postgres-"));
    if (user.uid === undefined || user.gid === undefined) return directory;
    chownSync(directory, user.uid, user.gid);
    const { code } = await run("test", ["-w", directory], { ...user, cwd: "/" });
    if (code === 0) return directory;
    rmSync(directory, { recursive: true, force: true });
  }
  throw new UserFacingError(
    "没有可供 PostgreSQL 使用的临时目录 · No temporary directory that PostgreSQL's user can write to.",
  );
}

/** C.UTF-8 knows Chinese characters and sorts by code point, as the embedded database does; macOS lacks it. */
async function initialise(bin: string, directory: string, user: User) {
  let output = "";
  for (const locale of ["C.UTF-8", "en_US.UTF-8"]) {
    const result = await run(
      join(bin, "initdb"),
      ["-D", directory, "-U", role, "-A", "trust", "-E", "UTF8", `--locale=${locale}`, "--no-sync"],
      { ...user, cwd: "/" },
    );
    if (result.code === 0) return;
    output = result.output;
  }
  throw new UserFacingError(`initdb 失败 · initdb failed:\n\n${output.trim()}`);
}

/** Copies a running server as one that follows it. */
async function copyServer(bin: string, directory: string, user: User, url: string) {
  // On PATH may stand links to the server's programs alone.
  const programs = dirname(realpathSync(join(bin, "postgres")));
  const { code, output } = await run(
    join(programs, "pg_basebackup"),
    ["-D", directory, "-d", url, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    { ...user, cwd: "/" },
  );
  if (code !== 0) throw new UserFacingError(`pg_basebackup 失败 · pg_basebackup failed:\n\n${output.trim()}`);
}

function startServer(
  bin: string,
  directory: string,
  port: number,
  user: User,
  own: Settings,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    // Nothing is replicated: a copied database need not be written to the log.
    wal_level: "minimal",
    max_wal_senders: "0",
    max_connections: String(TEST_CONNECTIONS),
    lc_messages: "C",
    ...own,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return new Promise<ChildProcess>((resolve, reject) => {
    // Its own process group: Ctrl-C in the terminal must reach the tests first and the database last.
    const server = spawn(join(bin, "postgres"), ["-D", directory, "-p", String(port), ...flags], {
      ...user,
      cwd: "/",
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let log = "";
    server.stderr.setEncoding("utf8").on("data", (chunk) => {
      log = (log + chunk).slice(-8000);
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve(server);
    });
    const fail = (reason: string) =>
      reject(
        new UserFacingError(`PostgreSQL 没有启动 · PostgreSQL did not start (${reason}):\n\n${log.trim()}`),
      );
    server.once("error", (error) => fail(error.message));
    server.once("exit", (code) => fail(`code ${code}`));
  });
}
