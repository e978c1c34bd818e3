/**
 * `pnpm bench:replicas`: several replicas on one PostgreSQL and one folder of uploads, behind nginx and PgBouncer where
 * these are installed, under members who read and write. One replica is killed in the middle and started again. Prints
 * the answers of each part, and fails on an acknowledged write that is lost, doubled or inconsistent.
 *   --replicas 3   --members 200   --seconds 10   length of each of three parts   --pooler off   --balancer off
 * Needs a build (`pnpm build`) and PostgreSQL's programs.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Cluster, ensurePostgres, noPostgres, withCluster } from "../scripts/lib/ensure-postgres.ts";
import { freePort } from "../scripts/lib/free-port.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { prepareCommunity } from "./chaos/community.ts";
import { type Answer, countsOf, live } from "./chaos/members.ts";
import { verify } from "./chaos/verify.ts";
import { elementInTurn, percentile } from "./lists.ts";
import { startBalancer, startPooler } from "./replicas/helpers.ts";
import { at, pause, type RunningServer, serve, serverEntry } from "./serve.ts";

const DATABASE = "replicas";
const LOAD_THREADS = 500;
/** Connections of the pooler to PostgreSQL for each replica: fewer than a replica would take by itself. */
const POOLED = 12;

const { values } = parseArgs({
  options: {
    replicas: { type: "string", default: "3" },
    members: { type: "string", default: "200" },
    seconds: { type: "string", default: "10" },
    pooler: { type: "string", default: "on" },
    balancer: { type: "string", default: "on" },
  },
});
const count = Number(values.replicas);

await main(async () => {
  if (!existsSync(serverEntry)) throw new UserFacingError("还没有构建：先运行 pnpm build。");
  const bin = await ensurePostgres();
  if (!bin) throw new UserFacingError(noPostgres);
  return withCluster(onStage, bin, { synchronous_commit: "on" });
});
// After a failure members may still be waiting for answers.
process.exit();

/** A program that the benchmark stops at its end. */
interface Stoppable {
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function onStage(cluster: Cluster) {
  const dataDir = await mkdtemp(join(tmpdir(), "lenscape-replicas-"));
  const running: Stoppable[] = [];
  try {
    return await perform(cluster, dataDir, running);
  } finally {
    for (const each of running.reverse()) await each.stop("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts the pooler, the replicas and the balancer; prints which of them are not installed. */
async function startServers(databaseUrl: string, dataDir: string, running: Stoppable[]) {
  const pooler = values.pooler === "on" ? await startPooler(databaseUrl, POOLED * count) : undefined;
  if (pooler) running.push(pooler);
  console.log(
    pooler
      ? `PgBouncer ${pooler.version} in transaction mode, ${pooler.prepares ? "with" : "without"} prepared statements`
      : "no PgBouncer: the replicas connect to PostgreSQL themselves",
  );
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const start = (port: number) =>
    serve(
      serverEntry,
      {
        DATABASE_URL: pooler?.url ?? databaseUrl,
        DATABASE_DIRECT_URL: databaseUrl,
        DATABASE_PREPARE: pooler && !pooler.prepares ? "off" : "on",
        DATA_DIR: dataDir,
        PORT: String(port),
        CAPTCHA: "off",
        SPAM_GUARD: "off",
        LINK_CARDS: "off",
        LOG_LEVEL: "error",
        // Members come from addresses of their own, as through a proxy.
        TRUSTED_PROXIES: "1",
      },
      "/readyz",
    );
  const replicas: Replica[] = [];
  for (const port of ports) {
    let server = await start(port);
    const replica: Replica = {
      origin: server.origin,
      memory: () => server.memory(),
      processorMs: () => server.processorMs() ?? 0,
      stop: (signal) => server.stop(signal),
      async restart() {
        server = await start(port);
      },
    };
    replicas.push(replica);
    running.push(replica);
  }
  const balancer = values.balancer === "on" ? await startBalancer(ports) : undefined;
  if (balancer) running.push(balancer);
  console.log(
    balancer ? "nginx gives calls to the replicas in turns" : "no nginx: members go to a replica each",
  );
  return { replicas, doors: balancer ? [balancer] : replicas };
}

/** A replica across restarts. */
interface Replica extends Stoppable {
  origin: string;
  memory: RunningServer["memory"];
  processorMs(): number;
  restart(): Promise<void>;
}

async function perform(cluster: Cluster, dataDir: string, running: Stoppable[]) {
  execFileSync(process.execPath, [at("./create-database.ts"), cluster.url, DATABASE]);
  const url = new URL(cluster.url);
  url.pathname = `/${DATABASE}`;
  execFileSync(process.execPath, [at("../apps/server/dist/seed.js"), "--threads", String(LOAD_THREADS)], {
    env: { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir },
  });
  const { replicas, doors } = await startServers(url.href, dataDir, running);
  const community = await prepareCommunity(url.href, Number(values.members));
  let answers: Answer[] = [];
  const crowd = live({ ...community, replicas: doors, record: (answer) => answers.push(answer) });
  await pause(2000);

  const rows: ReturnType<typeof measure>[] = [];
  const part = async (name: string) => {
    answers = [];
    const processor = replicas.map((replica) => replica.processorMs());
    await pause(Number(values.seconds) * 1000);
    const used = replicas.map((replica, index) => replica.processorMs() - (processor[index] ?? 0));
    rows.push(measure(name, answers, used.map(Math.round).join(" ")));
  };
  await part(`${count} replicas`);
  const last = replicas.at(-1);
  await last?.stop("SIGKILL");
  await part("one killed");
  await last?.restart();
  await part("started again");
  const memory = replicas.map((replica) => Math.round(replica.memory()));
  await crowd.stop();

  console.table(rows);
  console.log(`memory of each: ${memory.join(", ")} MB`);
  const { lost, doubled, wrong } = await verify(url.href, {
    ...community,
    acknowledged: crowd.acknowledged,
    origin: elementInTurn(doors, 0).origin,
  });
  console.log(`acknowledged: ${countsOf(crowd.acknowledged)} · given up at the end: ${crowd.abandoned()}`);
  console.log(`lost: ${lost.length} · doubled: ${doubled.length} · inconsistent: ${wrong.length}`);
  for (const line of [...lost, ...doubled, ...wrong].slice(0, 20)) console.log(`  ${line}`);
  const faults = rows.reduce((sum, row) => sum + row.faults, 0);
  return lost.length + doubled.length + wrong.length + faults > 0 ? 1 : 0;
}

function measure(part: string, answers: Answer[], processorMs: string) {
  const succeeded = answers.filter(({ status }) => status === 200);
  const times = succeeded.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(times, share) || 0);
  return {
    part,
    "answers/s": Math.round(succeeded.length / Number(values.seconds)),
    "p50 ms": at(0.5),
    "p99 ms": at(0.99),
    busy: answers.filter(({ status }) => status === 503 || status === 429).length,
    unanswered: answers.filter(({ status }) => status === 0).length,
    faults: answers.filter(({ fault }) => fault).length,
    "processor ms": processorMs,
  };
}
