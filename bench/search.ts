/**
 * `pnpm bench:search`: recall and time of searches.
 * The right answers of bench/search-queries.json over the demo community: the share among the first five, the mean
 * reciprocal rank, by kind of query. Then the time of searches in communities of several sizes, for words that are
 * rare, in one title of a hundred and in most rows: each a new address, so that no cache has the answer.
 *   --threads 10000,1000000   sizes of the communities   --reuse   takes those of an earlier run
 * Needs a build (`pnpm build`) and PostgreSQL, found as the tests find it.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { withPostgres } from "../scripts/lib/ensure-postgres.ts";
import { main } from "../scripts/lib/user-facing-error.mjs";
import { type CommunityServer, communityOptions, readOptions, withCommunities } from "./communities.ts";
import { measureRecall, queries } from "./search-recall.ts";
import { at, median, pause, serve, serverEntry } from "./serve.ts";

/** Limit of the 95th percentile in milliseconds. */
const AIM_MS = 60;
const CALLS = 40;

/** Words of `pnpm seed --threads` by their frequency. */
const words: Record<string, (n: number) => string> = {
  "one row": (n) => `第 ${1000 + n * 7} 次`,
  "one title in a hundred": () => "戴着眼镜骑行",
  "one title in twelve": () => "徒步",
  "a third of all rows": () => "镜腿",
  "two words": () => "夜跑 字幕",
  "a question": () => "雨天镜片起雾怎么办",
  "a slip": () => "戴着眼镜骑形",
  pinyin: () => "kanzhan",
};

const isIndexed = async (origin: string) => {
  const response = await fetch(`${origin}/api/api/bbs/search/suggest?keyWord=${encodeURIComponent("镜")}`);
  const { data }: { data: { threads: unknown[]; circles: unknown[] } } = await response.json();
  return data.threads.length + data.circles.length > 0;
};

/** Waits until a server has indexed its community. */
async function untilIndexed(origin: string) {
  while (!(await isIndexed(origin))) await pause(500);
}

async function printRecall() {
  await withPostgres(async (cluster) => {
    const url = new URL(cluster);
    url.pathname = "/bench_search";
    execFileSync(process.execPath, [at("./create-database.ts"), cluster, "bench_search"], {
      stdio: "inherit",
    });
    const env = { DATABASE_URL: url.href, DEMO: "on", CAPTCHA: "off", DATA_DIR: at("../.cache/bench") };
    const server = await serve(serverEntry, env, "/readyz");
    try {
      await untilIndexed(server.origin);
      const get = async (path: string) => (await fetch(`${server.origin}/api${path}`)).json();
      const { recall, meanReciprocalRank, missed, kinds } = await measureRecall(get);
      console.log(`${queries.length} queries over the demo community`);
      for (const [kind, { right, of }] of Object.entries(kinds))
        console.log(`${kind.padEnd(24)} ${right} of ${of}`);
      console.log(`recall@5 ${recall.toFixed(3)}  MRR ${meanReciprocalRank.toFixed(3)}`);
      if (missed.length > 0) console.log(`missed: ${missed.join(", ")}`);
    } finally {
      await server.stop();
    }
  });
}

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

async function printTimes({ origin, size }: CommunityServer) {
  await untilIndexed(origin);
  console.log(`\n${size} threads, ms                  median    p95 (aim ${AIM_MS})`);
  for (const [name, wordOf] of Object.entries(words)) {
    const times: number[] = [];
    for (let n = 1; n <= CALLS; n++) {
      // Caches use the whole address as the key.
      const path = `/api/api/bbs/search/list?keyWord=${encodeURIComponent(wordOf(n))}${"&".repeat(n)}`;
      const started = performance.now();
      await (await fetch(origin + path)).arrayBuffer();
      times.push(performance.now() - started);
    }
    console.log(
      `${name.padEnd(28)} ${median(times).toFixed(1).padStart(10)} ${percentile(times, 0.95).toFixed(1).padStart(8)}`,
    );
  }
}

await main(async () => {
  const options = readOptions(parseArgs({ options: communityOptions }).values);
  await printRecall();
  await withCommunities(options, async (servers) => {
    for (const server of servers) await printTimes(server);
  });
});
