import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isExecutable, run, which } from "./commands.mjs";
import { canInstallDebian, installDebian } from "./debian.mjs";
import { freePort } from "./free-port.mjs";
import { isRoot } from "./project.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

/** Connections that the server's tests may open at a time: races open dozens, and two files run side by side. */
export const TEST_CONNECTIONS = 300;

const debianVersions = "/usr/lib/postgresql";
const role = "lenscape";

/** Linux's file system in memory, and the room a cluster wants there: a container may have been given little. */
const memory = "/dev/shm";
const memoryBytes = 2 * 1024 ** 3;

/**
 * The directory of PostgreSQL's server programs: on PATH, else the newest under /usr/lib/postgresql,
 * else from Debian's packages (as root).
 * @returns {Promise<string | undefined>}
 */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || !canInstallDebian) return found;
  return (await installDebian(["postgresql"])) ? findPostgres() : undefined;
}

/** What to say when there is no PostgreSQL. */
export const noPostgres =
  "没有 PostgreSQL：请安装它，或用 TEST_DATABASE_URL 指向一个可以清空的数据库。" +
  "\n  No PostgreSQL: install its server, or name an expendable database in TEST_DATABASE_URL.";

/**
 * Gives the body a PostgreSQL database for the time it runs: TEST_DATABASE_URL when set, else a throw-away cluster
 * (own directory, random port, UTF-8 aware locale, durability off) that is removed afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} body
 * @param {string} [binDirectory] the result of ensurePostgres()
 * @param {{ inMemory?: boolean }} [place] see withCluster
 * @returns {Promise<T>}
 * @throws {UserFacingError} when there is no PostgreSQL or it does not start
 */
export async function withPostgres(body, binDirectory, place) {
  if (process.env.TEST_DATABASE_URL) return body(process.env.TEST_DATABASE_URL);
  const bin = binDirectory ?? (await ensurePostgres());
  if (!bin) throw new UserFacingError(noPostgres);
  return withCluster(({ url }) => body(url), bin, {}, place);
}

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {(signal?: string) => Promise<void>} kill ends it without closing it (SIGINT: with a fast shutdown)
 * @property {() => Promise<void>} start starts it again on what it has written
 * @typedef {Server & { follow: () => Promise<Server & { stop: () => Promise<void> }> }} Cluster
 *   `follow` starts a streaming replica of it, which the caller stops; the settings need `wal_level: "replica"` and
 *   `max_wal_senders`
 */

/**
 * Gives the body a throw-away cluster that may be killed and started again.
 * @template T
 * @param {(cluster: Cluster) => Promise<T>} body
 * @param {string} bin the result of ensurePostgres()
 * @param {Record<string, string>} [settings] of the server, on top of those that make it fast
 * @param {{ inMemory?: boolean }} [place] inMemory: its files are kept in memory where there is room for them. Each
 *   database that is made and removed is a thousand files, which takes a disk several times as long.
 * @returns {Promise<T>}
 * @throws {UserFacingError} when it does not start
 */
export async function withCluster(body, bin, settings = {}, { inMemory = false } = {}) {
  const cluster = await startCluster(bin, settings, inMemory && hasMemory() ? [memory] : []);
  try {
    return await body(cluster);
  } finally {
    await cluster.stop();
  }
}

function findPostgres() {
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

async function startCluster(bin, settings, parents) {
  const user = isRoot ? unprivilegedUser() : {};
  const cluster = await startOn((directory) => initialise(bin, directory, user), bin, settings, parents);
  const copy = (directory) => copyServer(bin, directory, user, cluster.url);
  return { ...cluster, follow: () => startOn(copy, bin, settings, parents) };
}

/** Starts a server on a new directory that `fill` makes its own. */
async function startOn(fill, bin, settings, parents) {
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

async function end(server, signal) {
  const gone = new Promise((resolve) => server.once("exit", resolve));
  if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await gone;
}

/** What a killed server leaves behind holds its memory for a moment longer. */
async function whenLetGo(start) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 50 || !/still in use|lock file/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {}
  }
  throw new UserFacingError(
    "PostgreSQL 不能以 root 运行，系统里又没有 postgres 或 nobody 用户 · PostgreSQL will not run as root, and there is neither a postgres nor a nobody user.",
  );
}

/** The system's temporary directory may lie under a private home, out of the other user's reach. */
async function makeDirectory(user, parents) {
  for (const parent of new Set([...parents, tmpdir(), "/tmp", "/var/tmp"])) {
    if (!existsSync(parent)) continue;
    const directory = mkdtempSync(join(parent, "lenscape-postgres-"));
    if (user.uid === undefined) return directory;
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
async function initialise(bin, directory, user) {
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
async function copyServer(bin, directory, user, url) {
  // On PATH may stand links to the server's programs alone.
  const programs = dirname(realpathSync(join(bin, "postgres")));
  const { code, output } = await run(
    join(programs, "pg_basebackup"),
    ["-D", directory, "-d", url, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    { ...user, cwd: "/" },
  );
  if (code !== 0) throw new UserFacingError(`pg_basebackup 失败 · pg_basebackup failed:\n\n${output.trim()}`);
}

function startServer(bin, directory, port, user, own) {
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
  return new Promise((resolve, reject) => {
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
    const fail = (reason) =>
      reject(
        new UserFacingError(`PostgreSQL 没有启动 · PostgreSQL did not start (${reason}):\n\n${log.trim()}`),
      );
    server.once("error", (error) => fail(error.message));
    server.once("exit", (code) => fail(`code ${code}`));
  });
}
