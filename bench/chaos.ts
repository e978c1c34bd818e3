/**
 * `pnpm chaos`: two replicas on a PostgreSQL of their own, under members who read and write, with faults. Counts the
 * acknowledged writes and those of them that are lost or answered twice, and for each fault the longest time without an
 * answer, the time from its end to the last refusal, and the peak memory of one replica, without the processes that
 * check uploads. Fails on a write that is lost, doubled or inconsistent, on a process that ended, on an answer of code
 * 500, and on a member who gets no answer within `--recovery` seconds after the end of a fault.
 *   --members 200   --seconds 10   duration of each fault   --only PART   the faults whose names contain it
 *   --recovery 10
 * Needs a build (`pnpm build`) and PostgreSQL's programs.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Cluster, ensurePostgres, noPostgres, withCluster } from "../scripts/lib/ensure-postgres.ts";
import { freePort } from "../scripts/lib/free-port.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { type Member, prepareCommunity } from "./chaos/community.ts";
import { faults, mountSmallDisk, type Stage, unmountDisk } from "./chaos/faults.ts";
import { type Answer, countsOf, isAnswered, live } from "./chaos/members.ts";
import { slowWire } from "./chaos/slow-wire.ts";
import { verify } from "./chaos/verify.ts";
import { percentile } from "./lists.ts";
import { at, pause, type RunningServer, serve, serverEntry } from "./serve.ts";

const DATABASE = "chaos";
const DISK_BYTES = 32 * 1024 * 1024;
/** Time without a refusal after which a fault counts as over. */
const QUIET_MS = 500;
/** Maximum wait for that time. */
const SETTLE_MS = 3000;
const LOAD_THREADS = 500;

const { values } = parseArgs({
  options: {
    members: { type: "string", default: "200" },
    seconds: { type: "string", default: "10" },
    recovery: { type: "string", default: "10" },
    only: { type: "string", default: "" },
  },
});
const ms = Number(values.seconds) * 1000;

await main(async () => {
  const bin = await ensurePostgres();
  if (!bin) throw new UserFacingError(noPostgres);
  // Acknowledged writes have to survive a crash of PostgreSQL.
  return withCluster(onStage, bin, { synchronous_commit: "on" });
});
// After a failure members may still be waiting for answers.
process.exit();

async function onStage(cluster: Cluster) {
  const dataDir = await mkdtemp(join(tmpdir(), "lenscape-chaos-"));
  const diskBytes = mountSmallDisk(dataDir, DISK_BYTES);
  const database = seedDatabase(cluster, dataDir);
  let stage: Stage | undefined;
  try {
    stage = await createStage(cluster, database, dataDir, diskBytes);
    return await perform(stage, database);
  } finally {
    await Promise.all(stage?.replicas.map((replica) => replica.stop("SIGKILL")) ?? []);
    for (const wire of stage?.wires ?? []) wire.close();
    if (diskBytes > 0) unmountDisk(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Creates the database with the seeded community. @returns its address */
function seedDatabase(cluster: Cluster, dataDir: string) {
  execFileSync(process.execPath, [at("./create-database.ts"), cluster.url, DATABASE]);
  const url = new URL(cluster.url);
  url.pathname = `/${DATABASE}`;
  execFileSync(process.execPath, [at("../apps/server/dist/seed.js"), "--threads", String(LOAD_THREADS)], {
    env: { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir },
  });
  return url.href;
}

async function createStage(cluster: Cluster, databaseUrl: string, dataDir: string, diskBytes: number) {
  const wires: Stage["wires"] = [await slowWire(databaseUrl), await slowWire(databaseUrl)];
  const ports = [await freePort(), await freePort()];
  const start = (index: 0 | 1, movedMs = 0) =>
    serve(
      serverEntry,
      {
        DATABASE_URL: wires[index].url,
        DATA_DIR: dataDir,
        PORT: String(ports[index]),
        CAPTCHA: "off",
        SPAM_GUARD: "off",
        LINK_CARDS: "off",
        // Refusals during an outage are expected and logged as warnings.
        LOG_LEVEL: "error",
        // Members come from addresses of their own, as through a proxy.
        TRUSTED_PROXIES: "1",
        ...(movedMs !== 0 && {
          NODE_OPTIONS: `--import ${at("./chaos/moved-clock.ts")}`,
          CLOCK_MOVED_MS: String(movedMs),
        }),
      },
      "/readyz",
      "inherit",
    );
  const replicas: Stage["replicas"] = [await start(0), await start(1)];
  const stage: Stage = {
    cluster,
    database: DATABASE,
    dataDir,
    diskBytes,
    ms,
    replicas,
    wires,
    async startReplica(index, movedMs) {
      replicas[index] = await start(index, movedMs);
    },
  };
  return stage;
}

async function perform(stage: Stage, databaseUrl: string) {
  const community = await prepareCommunity(databaseUrl, Number(values.members));
  let answers: Answer[] = [];
  const { replicas } = stage;
  const crowd = live({ ...community, replicas, record: (answer) => answers.push(answer) });
  await pause(2000);

  const rows: ReturnType<typeof measure>[] = [];
  let bad = 0;
  for (const fault of faults.filter(({ name }) => name.includes(values.only))) {
    const missing = fault.missing?.(stage);
    if (missing) {
      console.log(`${fault.name}: skipped, ${missing}`);
      continue;
    }
    answers = [];
    const peak = peakMemory(replicas);
    const began = performance.now();
    await fault.run(stage);
    const mended = performance.now();
    const recovered = await hasRecovered(() => answers, community.members, mended);
    const row = measure(fault.name, answers, { began, mended, ended: performance.now() }, peak());
    rows.push(row);
    bad += row.faults;
    const strange = new Set(
      answers.filter(({ fault }) => fault).map(({ status, path }) => `${status} ${path.split("?")[0]}`),
    );
    for (const line of [...strange].slice(0, 5)) console.log(`${fault.name}: ${line}`);
    if (!recovered) {
      bad++;
      console.log(`${fault.name}: not everybody is answered again after ${values.recovery} s.`);
    }
    for (const index of [0, 1] as const) {
      if (replicas[index].isAlive()) continue;
      bad++;
      console.log(`${fault.name}: replica ${index + 1} has ended by itself.`);
      await stage.startReplica(index);
    }
  }
  await crowd.stop();
  const { lost, doubled, wrong } = await verify(databaseUrl, {
    ...community,
    acknowledged: crowd.acknowledged,
    origin: replicas[0].origin,
  });
  console.table(rows);
  console.log(`acknowledged: ${countsOf(crowd.acknowledged)} · given up at the end: ${crowd.abandoned()}`);
  console.log(`lost: ${lost.length} · doubled: ${doubled.length} · inconsistent: ${wrong.length}`);
  for (const line of [...lost, ...doubled, ...wrong].slice(0, 20)) console.log(`  ${line}`);
  return bad + lost.length + doubled.length + wrong.length > 0 ? 1 : 0;
}

/**
 * Waits until every member has been answered since the end of a fault, and then a little for the last refusals: a busy
 * machine may refuse some all the time.
 * @returns whether every member was answered within the limit of `--recovery`
 */
async function hasRecovered(answers: () => Answer[], members: Member[], mended: number) {
  const waiting = new Set(members.map(({ id }) => id));
  const limit = mended + Number(values.recovery) * 1000;
  while (waiting.size > 0) {
    if (performance.now() > limit) return false;
    await pause(100);
    for (const answer of answers())
      if (answer.at > mended && isAnswered(answer)) waiting.delete(answer.member);
  }
  const patience = performance.now() + SETTLE_MS;
  const lastRefusal = () => answers().findLast((answer) => !isAnswered(answer))?.at ?? 0;
  while (performance.now() < Math.min(patience, Math.max(mended, lastRefusal()) + QUIET_MS)) await pause(100);
  return true;
}

/** Samples the replicas' resident memory once a second; the returned function ends that and returns the peak of one. */
function peakMemory(replicas: RunningServer[]) {
  let most = 0;
  const look = () => {
    for (const replica of replicas) if (replica.isAlive()) most = Math.max(most, replica.memory());
  };
  const looking = setInterval(look, 1000);
  return () => {
    clearInterval(looking);
    look();
    return Math.round(most);
  };
}

/** Times of a fault: its begin, its end, and the end of the measurement. */
interface Span {
  began: number;
  mended: number;
  ended: number;
}

/** The longest time between two answers, from the beginning of the fault to the end of the measurement. */
function silence(answers: Answer[], { began, ended }: Span) {
  let longest = 0;
  let last = began;
  for (const time of [...answers.filter(isAnswered).map(({ at }) => at), ended]) {
    longest = Math.max(longest, time - last);
    last = time;
  }
  return longest;
}

function measure(name: string, answers: Answer[], span: Span, memory: number) {
  const seconds = (time: number) => Math.round(time / 100) / 10;
  const answered = answers.filter(isAnswered);
  const refused = answers.filter((answer) => !isAnswered(answer));
  const last = refused.findLast(({ at }) => at > span.mended);
  const times = answered.map((answer) => answer.ms).sort((a, b) => a - b);
  return {
    fault: name,
    reads: answered.filter(({ write }) => !write).length,
    writes: answered.filter(({ write }) => write).length,
    503: refused.filter(({ status }) => status === 503).length,
    unanswered: refused.filter(({ status }) => status === 0).length,
    faults: answers.filter(({ fault }) => fault).length,
    "p50 ms": Math.round(percentile(times, 0.5) || 0),
    "p99 ms": Math.round(percentile(times, 0.99) || 0),
    "silence s, reads": seconds(
      silence(
        answers.filter(({ write }) => !write),
        span,
      ),
    ),
    "silence s, writes": seconds(
      silence(
        answers.filter(({ write }) => write),
        span,
      ),
    ),
    "recovery s": last ? seconds(last.at - span.mended) : 0,
    "memory MB": memory,
  };
}
