import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { withPostgres } from "../scripts/lib/ensure-postgres.ts";
import { UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { at, median, serve, serverEntry } from "./serve.mjs";

export const FIRST_LIST = "/api/api/without/thread/homelist";

/**
 * What every benchmark of the server understands: `--threads 10000,1000000 --seconds 3 --rounds 3 --reuse`.
 * @param own options of the one that asks, as `parseArgs` wants them
 */
export function readOptions(own = {}) {
  const { values } = parseArgs({
    options: {
      threads: { type: "string", default: "10000,1000000" },
      seconds: { type: "string", default: "3" },
      rounds: { type: "string", default: "3" },
      reuse: { type: "boolean", default: false },
      ...own,
    },
  });
  return {
    ...values,
    sizes: values.threads.split(",").map(Number),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  };
}

/**
 * One burst of requests.
 * @returns what autocannon measured
 * @throws {UserFacingError} when one was refused
 */
export async function burst(url, options) {
  const result = await autocannon({ url, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new UserFacingError(`${url}: ${result.non2xx} refusals, ${result.errors} errors.`);
  return result;
}

/** Calls the two in turns. @returns the median of the target, and of its ratio to the reference */
export async function inTurns(rounds, reference, target) {
  const measured = [];
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const by = await reference();
    measured.push(await target());
    ratios.push(measured.at(-1) / by);
  }
  return { perSecond: median(measured), ratio: median(ratios) };
}

const run = (script, args, env = {}) =>
  execFileSync(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: "inherit" });

/** The server on a community of one size, which is written unless it may be reused. */
async function serveCommunity(cluster, size, reuse) {
  const url = new URL(cluster);
  url.pathname = `/bench_${size}`;
  const env = { DATABASE_URL: url.href, CAPTCHA: "off", SPAM_GUARD: "off", DATA_DIR: at("../.cache/bench") };
  if (!reuse) {
    run(at("./create-database.mjs"), [cluster, `bench_${size}`]);
    run(at("../apps/server/dist/seed.js"), ["--threads", String(size)], env);
  }
  return { ...(await serve(serverEntry, env, FIRST_LIST)), databaseUrl: url.href, size };
}

/**
 * Serves the communities of all sizes at the same time while the body runs.
 * @throws {UserFacingError} when there is no build or no PostgreSQL
 */
export async function withCommunities({ sizes, reuse }, body) {
  if (!existsSync(serverEntry)) throw new UserFacingError("还没有构建：先运行 pnpm build。");
  if (reuse && !process.env.TEST_DATABASE_URL) {
    throw new UserFacingError("--reuse 需要 TEST_DATABASE_URL：一次性的数据库里没有上次的数据。");
  }
  await withPostgres(async (cluster) => {
    const servers = [];
    try {
      for (const size of sizes) servers.push(await serveCommunity(cluster, size, reuse));
      await body(servers);
    } finally {
      for (const server of servers) await server.stop();
    }
  });
}

/** Page 1 of every list, as its caller sees it when no answer is kept: every address is new, yet means the same. */
const lists = {
  "homelist recommend": "/api/api/without/thread/homelist?tab=recommend",
  "homelist latest": "/api/api/without/thread/homelist?tab=latest",
  "homelist essence": "/api/api/without/thread/homelist?tab=essence",
  "list by heat": "/api/api/without/thread/list?orderByColumn=hot_score",
  "list essence": "/api/api/without/thread/list?isessence=1",
  "listV2 (circle)": "/api/api/without/thread/listV2?circleId=1001",
  "listV3 (topic)": "/api/api/without/thread/listV3?topicId=1001",
  "listV4 (group)": "/api/api/without/thread/listV4?groupId=2",
  comments: "/api/api/without/thread/postlist?threadId=500",
  "search 眼镜骑行": `/api/api/without/thread/list?keyWord=${encodeURIComponent("眼镜骑行")}`,
};

/** The median times of answers that no cache can give, asked for in turns. */
async function uncached(origins, path, headers) {
  const times = origins.map(() => []);
  for (let n = 1; n <= 60; n++) {
    for (const [index, origin] of origins.entries()) {
      const started = performance.now();
      await (await fetch(`${origin}${path}${"&".repeat(n)}`, { headers: headers?.[index] })).arrayBuffer();
      times[index].push(performance.now() - started);
    }
  }
  return times.map(median);
}

/**
 * Prints what page 1 of every list takes as the communities grow.
 * @param headers those of the caller at each server; none for a visitor
 */
export async function comparePages(servers, aim, headers) {
  const sizes = servers.map(({ size }) => size).join(" / ");
  console.log(`\nPage 1 of a list, uncached, ms at ${sizes} threads (aim × ${aim})`);
  const origins = servers.map(({ origin }) => origin);
  for (const [name, path] of Object.entries(lists)) {
    const each = await uncached(origins, path, headers);
    console.log(
      `${name.padEnd(22)} ${each.map((value) => value.toFixed(2).padStart(8)).join(" ")}  × ${(each.at(-1) / each[0]).toFixed(2)}`,
    );
  }
}
