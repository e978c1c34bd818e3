/**
 * `pnpm bench`: what the server promises, as ratios measured side by side in one run.
 * Each target alternates with a bare Fastify route that answers as many bytes; medians are quoted. The communities of
 * all sizes are served at the same time, so that page 1 of a list is asked for in turns.
 *   --threads 10000,1000000   sizes of the community   --seconds 3   length of one burst   --rounds 3
 *   --reuse   takes the communities that are in TEST_DATABASE_URL from an earlier run
 *   --exchanges   measures the exchanges of one good alone
 * Needs a build (`pnpm build`) and PostgreSQL, found as the tests find it.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { withPostgres } from "../scripts/lib/ensure-postgres.mjs";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { exchangesPerSecond } from "./exchange.mjs";
import { at, median, serve, serverEntry } from "./serve.mjs";

const CONNECTIONS = 20;
const FIRST_LIST = "/api/api/without/thread/homelist";

const { values } = parseArgs({
  options: {
    threads: { type: "string", default: "10000,1000000" },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    reuse: { type: "boolean", default: false },
    exchanges: { type: "boolean", default: false },
  },
});
const sizes = values.threads.split(",").map(Number);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

async function burst(url, options = {}) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new UserFacingError(`${url}: ${result.non2xx} refusals, ${result.errors} errors.`);
  return result.requests.average;
}

/** Requests per second of the target and of the bare route, alternating. */
async function compare(bare, origin, { path, options }) {
  const response = await fetch(origin + path, options);
  const bytes = (await response.arrayBuffer()).byteLength;
  const type = encodeURIComponent(response.headers.get("content-type"));
  const target = [];
  const reference = [];
  for (let round = 0; round < rounds; round++) {
    reference.push(
      await burst(`${bare.origin}/?bytes=${bytes}&type=${type}`, options?.method ? options : {}),
    );
    target.push(await burst(origin + path, options));
  }
  return {
    bytes,
    perSecond: median(target),
    ratio: median(target.map((value, index) => value / reference[index])),
  };
}

/** The median times of answers that no cache can give, asked for in turns: every address is new, yet means the same. */
async function uncached(origins, path) {
  const times = origins.map(() => []);
  for (let n = 1; n <= 60; n++) {
    for (const [index, origin] of origins.entries()) {
      const started = performance.now();
      await (await fetch(`${origin}${path}${"&".repeat(n)}`)).arrayBuffer();
      times[index].push(performance.now() - started);
    }
  }
  return times.map(median);
}

const lists = (circleId, topicId, groupId) => ({
  "homelist recommend": "/api/api/without/thread/homelist?tab=recommend",
  "homelist latest": "/api/api/without/thread/homelist?tab=latest",
  "homelist essence": "/api/api/without/thread/homelist?tab=essence",
  "list by heat": "/api/api/without/thread/list?orderByColumn=hot_score",
  "list essence": "/api/api/without/thread/list?isessence=1",
  "listV2 (circle)": `/api/api/without/thread/listV2?circleId=${circleId}`,
  "listV3 (topic)": `/api/api/without/thread/listV3?topicId=${topicId}`,
  "listV4 (group)": `/api/api/without/thread/listV4?groupId=${groupId}`,
  comments: "/api/api/without/thread/postlist?threadId=500",
  "search 眼镜骑行": `/api/api/without/thread/list?keyWord=${encodeURIComponent("眼镜骑行")}`,
});

async function signIn(origin) {
  const post = (path, body) =>
    fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).then((r) => r.json());
  const account = { username: "bench", password: "bench-lenscape" };
  await post("/register", account);
  return (await post("/login", account)).token;
}

const run = (script, args, env = {}) =>
  execFileSync(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: "inherit" });

/** The server on a community of one size, which is written unless it may be reused. */
async function serveCommunity(cluster, size) {
  const url = new URL(cluster);
  url.pathname = `/bench_${size}`;
  const env = { DATABASE_URL: url.href, CAPTCHA: "off", DATA_DIR: at("../.cache/bench") };
  if (!values.reuse) {
    run(at("./create-database.mjs"), [cluster, `bench_${size}`]);
    run(at("../apps/server/dist/seed.js"), ["--threads", String(size)], env);
  }
  return { ...(await serve(serverEntry, env, FIRST_LIST)), databaseUrl: url.href };
}

/** Requests per second of what visitors and members ask for most, compared with the bare route. */
async function compareAll(bare, server) {
  const token = await signIn(server.origin);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const targets = {
    "thread/homelist": { path: FIRST_LIST, aim: 0.5 },
    "thread/detail": { path: "/api/api/without/thread/detail?threadId=500", aim: 0.6 },
    "unread summary": {
      path: "/api/api/notice/unreadnotification",
      options: { method: "POST", headers, body: JSON.stringify({ tick: 5 }) },
      aim: 0.7,
    },
    "home page (HTML)": { path: "/", aim: 0.05 },
    "thread page (HTML)": { path: "/pages/content/postdetail?threadId=500", aim: 0.05 },
  };
  for (const [name, target] of Object.entries(targets)) {
    const { bytes, perSecond, ratio } = await compare(bare, server.origin, target);
    console.log(
      `${name.padEnd(22)} ${String(bytes).padStart(7)} B ${perSecond.toFixed(0).padStart(7)}/s  ${ratio.toFixed(3)} of the bare route (aim ${target.aim})`,
    );
  }
}

/** Page 1 of every list, past any cache, as the communities grow. */
async function comparePages(servers) {
  console.log(`\nPage 1 of a list, uncached, ms at ${sizes.join(" / ")} threads (aim × 1.3)`);
  const origins = servers.map(({ origin }) => origin);
  for (const [name, path] of Object.entries(lists("1001", "1001", "2"))) {
    const each = await uncached(origins, path);
    console.log(
      `${name.padEnd(22)} ${each.map((value) => value.toFixed(2).padStart(8)).join(" ")}  × ${(each.at(-1) / each[0]).toFixed(2)}`,
    );
  }
}

await main(async () => {
  if (!existsSync(serverEntry)) throw new UserFacingError("还没有构建：先运行 pnpm build。");
  if (values.reuse && !process.env.TEST_DATABASE_URL) {
    throw new UserFacingError("--reuse 需要 TEST_DATABASE_URL：一次性的数据库里没有上次的数据。");
  }
  const bare = await serve(at("./bare.mjs"), {}, "/?bytes=1&type=text/plain");
  await withPostgres(async (cluster) => {
    const servers = [];
    for (const size of sizes) servers.push(await serveCommunity(cluster, size));
    for (const [index, server] of servers.entries()) {
      console.log(
        `\n${sizes[index]} threads · first answer ${server.firstAnswerMs.toFixed(0)} ms after start`,
      );
      if (!values.exchanges) await compareAll(bare, server);
      const exchanges = await exchangesPerSecond(server.origin, server.databaseUrl, seconds);
      console.log(`exchanges of one good    ${exchanges.toFixed(0)}/s, 64 members at once`);
      console.log(`resident memory, loaded  ${server.memory().toFixed(0)} MB`);
    }
    if (!values.exchanges) await comparePages(servers);
    for (const server of servers) await server.stop();
  });
  await bare.stop();
});
