import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import autocannon, { type Options } from "autocannon";
import { withPostgres } from "../scripts/lib/ensure-postgres.ts";
import { UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { at, median, type RunningServer, serve, serverEntry } from "./serve.ts";

export const FIRST_LIST = "/api/api/without/thread/homelist";

/** A served community. */
export interface CommunityServer extends RunningServer {
  databaseUrl: string;
  /** Number of threads. */
  size: number;
}

/** The options of every benchmark of the server, for `parseArgs`. */
export const communityOptions = {
  threads: { type: "string", default: "10000,1000000" },
  seconds: { type: "string", default: "3" },
  rounds: { type: "string", default: "3" },
  reuse: { type: "boolean", default: false },
} as const;

/** Converts the values of `communityOptions`. */
export function readOptions(values: { threads: string; seconds: string; rounds: string; reuse: boolean }) {
  return {
    reuse: values.reuse,
    sizes: values.threads.split(",").map(Number),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  };
}

/**
 * Runs one burst of requests.
 * @throws {UserFacingError} when a request is refused
 */
export async function burst(url: string, options: Omit<Options, "url">) {
  const result = await autocannon({ url, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new UserFacingError(`${url}: ${result.non2xx} refusals, ${result.errors} errors.`);
  return result;
}

/** Calls the two in turns. @returns the median of the target, and of its ratio to the reference */
export async function inTurns(
  rounds: number,
  reference: () => Promise<number>,
  target: () => Promise<number>,
) {
  const measured: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const by = await reference();
    const result = await target();
    measured.push(result);
    ratios.push(result / by);
  }
  return { perSecond: median(measured), ratio: median(ratios) };
}

const run = (script: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: "inherit" });

/** Serves a community of one size, which is written unless it may be reused. */
async function serveCommunity(cluster: string, size: number, reuse: boolean): Promise<CommunityServer> {
  const url = new URL(cluster);
  url.pathname = `/bench_${size}`;
  const env = { DATABASE_URL: url.href, CAPTCHA: "off", SPAM_GUARD: "off", DATA_DIR: at("../.cache/bench") };
  if (!reuse) {
    run(at("./create-database.ts"), [cluster, `bench_${size}`]);
    run(at("../apps/server/dist/seed.js"), ["--threads", String(size)], env);
  }
  return { ...(await serve(serverEntry, env, FIRST_LIST)), databaseUrl: url.href, size };
}

/**
 * Serves the communities of all sizes at the same time while the body runs.
 * @throws {UserFacingError} when there is no build or no PostgreSQL
 */
export async function withCommunities(
  { sizes, reuse }: { sizes: number[]; reuse: boolean },
  body: (servers: CommunityServer[]) => Promise<void>,
) {
  if (!existsSync(serverEntry)) throw new UserFacingError("还没有构建：先运行 pnpm build。");
  if (reuse && !process.env.TEST_DATABASE_URL) {
    throw new UserFacingError("--reuse 需要 TEST_DATABASE_URL：一次性的数据库里没有上次的数据。");
  }
  await withPostgres(async (cluster) => {
    const servers: CommunityServer[] = [];
    try {
      for (const size of sizes) servers.push(await serveCommunity(cluster, size, reuse));
      await body(servers);
    } finally {
      for (const server of servers) await server.stop();
    }
  });
}

/** Page 1 of every list. */
const lists: Record<string, string> = {
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

/** The median times of answers that no cache has, because every address is new; the servers are asked in turns. */
async function uncached(origins: string[], path: string, headersByServer: Record<string, string>[]) {
  const timed = origins.map((origin, index) => ({
    origin,
    headers: headersByServer[index],
    times: [] as number[],
  }));
  for (let n = 1; n <= 60; n++) {
    for (const { origin, headers, times } of timed) {
      const started = performance.now();
      await (await fetch(`${origin}${path}${"&".repeat(n)}`, { headers })).arrayBuffer();
      times.push(performance.now() - started);
    }
  }
  return timed.map(({ times }) => median(times));
}

/**
 * Prints the time of page 1 of every list as the communities grow.
 * @param headers those of the caller at each server; none for a visitor
 */
export async function comparePages(
  servers: CommunityServer[],
  aim: number,
  headers: Record<string, string>[] = [],
) {
  const sizes = servers.map(({ size }) => size).join(" / ");
  console.log(`\nPage 1 of a list, uncached, ms at ${sizes} threads (aim × ${aim})`);
  const origins = servers.map(({ origin }) => origin);
  for (const [name, path] of Object.entries(lists)) {
    const each = await uncached(origins, path, headers);
    console.log(
      `${name.padEnd(22)} ${each.map((value) => value.toFixed(2).padStart(8)).join(" ")}  × ${((each.at(-1) ?? 0) / (each[0] ?? 0)).toFixed(2)}`,
    );
  }
}
