/**
 * `pnpm chaos`: two replicas on a PostgreSQL of their own, under members who read and write, while things break. Counts
 * what was acknowledged, what of it is lost or done twice, and for each fault the longest time in which nobody was
 * answered, how long after it was fixed the last refusal came, and the most resident memory of one replica, without
 * the processes that look at uploads. Fails on anything lost, doubled or inconsistent, on a process that ended, on an
 * answer of code 500, and on a member whom nobody has answered `--recovery` seconds after a fault was fixed.
 *   --members 200   --seconds 10   how long each fault lasts   --only PART   the faults whose names contain it
 *   --recovery 10
 * Needs a build (`pnpm build`) and PostgreSQL's programs.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensurePostgres, noPostgres, withCluster } from "../scripts/lib/ensure-postgres.ts";
import { freePort } from "../scripts/lib/free-port.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { prepareCommunity } from "./chaos/community.mjs";
import { faults, mountSmallDisk, unmountDisk } from "./chaos/faults.mjs";
import { live } from "./chaos/members.mjs";
import { slowWire } from "./chaos/slow-wire.mjs";
import { verify } from "./chaos/verify.mjs";
import { at, serve, serverEntry } from "./serve.mjs";

const DATABASE = "chaos";
const DISK_BYTES = 32 * 1024 * 1024;
/** So long without a refusal, a fault is over; if they do not end, the next one begins all the same after the other. */
const QUIET_MS = 500;
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
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

await main(async () => {
  const bin = await ensurePostgres();
  if (!bin) throw new UserFacingError(noPostgres);
  // A crash of the server must not take what it has confirmed.
  return withCluster(onStage, bin, { synchronous_commit: "on" });
});
// After a failure members may still be waiting for answers.
process.exit();

async function onStage(cluster) {
  const dataDir = await mkdtemp(join(tmpdir(), "lenscape-chaos-"));
  const diskBytes = mountSmallDisk(dataDir, DISK_BYTES);
  const stage = { cluster, database: DATABASE, dataDir, diskBytes, ms, replicas: [], wires: [] };
  try {
    return await perform(stage);
  } finally {
    await Promise.all(stage.replicas.map((replica) => replica.stop("SIGKILL")));
    for (const wire of stage.wires) wire.close();
    if (diskBytes > 0) unmountDisk(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function perform(stage) {
  const { cluster, dataDir } = stage;
  execFileSync(process.execPath, [at("./create-database.mjs"), cluster.url, DATABASE]);
  const url = new URL(cluster.url);
  url.pathname = `/${DATABASE}`;
  execFileSync(process.execPath, [at("../apps/server/dist/seed.js"), "--threads", String(LOAD_THREADS)], {
    env: { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir },
  });
  stage.wires = await Promise.all([slowWire(url.href), slowWire(url.href)]);
  const ports = [await freePort(), await freePort()];
  stage.startReplica = async (index, movedMs = 0) => {
    stage.replicas[index] = await serve(
      serverEntry,
      {
        DATABASE_URL: stage.wires[index].url,
        DATA_DIR: dataDir,
        PORT: String(ports[index]),
        CAPTCHA: "off",
        SPAM_GUARD: "off",
        LINK_CARDS: "off",
        // The cause of a fault; refusals in an outage are none.
        LOG_LEVEL: "error",
        // Members come from addresses of their own, as through a proxy.
        TRUSTED_PROXIES: "1",
        ...(movedMs !== 0 && {
          NODE_OPTIONS: `--import ${at("./chaos/moved-clock.mjs")}`,
          CLOCK_MOVED_MS: String(movedMs),
        }),
      },
      "/readyz",
      "inherit",
    );
  };
  await stage.startReplica(0);
  await stage.startReplica(1);

  const community = await prepareCommunity(url.href, Number(values.members));
  let answers = [];
  const { replicas } = stage;
  const crowd = live({ ...community, replicas, record: (answer) => answers.push(answer) });
  await pause(2000);

  const rows = [];
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
    const row = {
      ...measure(fault.name, answers, { began, mended, ended: performance.now() }),
      "memory MB": peak(),
    };
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
    for (const [index, replica] of replicas.entries()) {
      if (replica.isAlive()) continue;
      bad++;
      console.log(`${fault.name}: replica ${index + 1} has ended by itself.`);
      await stage.startReplica(index);
    }
  }
  await crowd.stop();
  const { lost, doubled, wrong } = await verify(url.href, {
    ...community,
    acknowledged: crowd.acknowledged,
    origin: replicas[0].origin,
  });
  console.table(rows);
  const counts = Object.entries(crowd.acknowledged).map(
    ([kind, those]) => `${kind} ${those.length ?? those.size}`,
  );
  console.log(`acknowledged: ${counts.join(", ")} · given up at the end: ${crowd.abandoned()}`);
  console.log(`lost: ${lost.length} · doubled: ${doubled.length} · inconsistent: ${wrong.length}`);
  for (const line of [...lost, ...doubled, ...wrong].slice(0, 20)) console.log(`  ${line}`);
  return bad + lost.length + doubled.length + wrong.length > 0 ? 1 : 0;
}

/**
 * Waits until every member has been answered since a fault was mended, and then a little for the last refusals: a busy
 * machine may refuse some all the time.
 * @returns {Promise<boolean>} whether everybody was answered in the time that recovering may take
 */
async function hasRecovered(answers, members, mended) {
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

/** Looks at the replicas' resident memory once a second; the function it gives ends that and tells the most of one. */
function peakMemory(replicas) {
  let most = 0;
  const look = () => {
    for (const replica of replicas) if (replica?.isAlive()) most = Math.max(most, replica.memory());
  };
  const looking = setInterval(look, 1000);
  return () => {
    clearInterval(looking);
    look();
    return Math.round(most);
  };
}

function isAnswered({ status }) {
  return status === 200 || status === 429;
}

/** The longest time between two answers, from the beginning of the fault until it was over and settled. */
function silence(answers, { began, ended }) {
  const times = [began, ...answers.filter(isAnswered).map(({ at }) => at), ended];
  return Math.max(...times.slice(1).map((time, index) => time - times[index]));
}

function measure(name, answers, span) {
  const seconds = (time) => Math.round(time / 100) / 10;
  const done = answers.filter(isAnswered);
  const refused = answers.filter((answer) => !isAnswered(answer));
  const last = refused.findLast(({ at }) => at > span.mended);
  const times = done.map((answer) => answer.ms).sort((a, b) => a - b);
  return {
    fault: name,
    reads: done.filter(({ write }) => !write).length,
    writes: done.filter(({ write }) => write).length,
    503: refused.filter(({ status }) => status === 503).length,
    unanswered: refused.filter(({ status }) => status === 0).length,
    faults: answers.filter(({ fault }) => fault).length,
    "p50 ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
    "p99 ms": Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
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
  };
}
