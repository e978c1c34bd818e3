/**
 * `pnpm bench`: what the server promises, as ratios measured side by side in one run.
 * Each target alternates with a bare Fastify route that answers as many bytes; medians are quoted.
 *   --threads 10000,1000000   sizes of the community   --seconds 3   length of one burst   --rounds 3
 * Needs a build (`pnpm build`) and PostgreSQL, found as the tests find it.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { withPostgres } from "../scripts/lib/ensure-postgres.mjs";
import { main, Sentence } from "../scripts/lib/sentence.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const serverEntry = at("../apps/server/dist/main.js");
const CONNECTIONS = 20;

const { values } = parseArgs({
  options: {
    threads: { type: "string", default: "10000,1000000" },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
  },
});
const sizes = values.threads.split(",").map(Number);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Starts a program and waits for its first answer. */
async function serve(entry, env, path) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (true) {
    if (child.exitCode !== null) throw new Sentence(`${entry} did not start.`);
    const ok = await fetch(origin + path).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    firstAnswerMs: performance.now() - started,
    /** Resident memory in MB. */
    memory: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function burst(url, options = {}) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Sentence(`${url}: ${result.non2xx} refusals, ${result.errors} errors.`);
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

/** The median time of one answer that no cache can give: every address is new, though it means the same. */
async function uncached(origin, path) {
  const times = [];
  for (let n = 1; n <= 60; n++) {
    const started = performance.now();
    await (await fetch(`${origin}${path}${"&".repeat(n)}`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return median(times);
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

await main(async () => {
  if (!existsSync(serverEntry)) throw new Sentence("还没有构建：先运行 pnpm build。");
  const bare = await serve(at("./bare.mjs"), {}, "/?bytes=1&type=text/plain");
  const costs = [];
  await withPostgres(async (cluster) => {
    for (const size of sizes) {
      const url = new URL(cluster);
      url.pathname = `/bench_${size}`;
      execFileSync(process.execPath, [at("./create-database.mjs"), cluster, `bench_${size}`], {
        stdio: "inherit",
      });
      const env = { DATABASE_URL: url.href, CAPTCHA: "off", DATA_DIR: at("../.cache/bench") };
      execFileSync(process.execPath, [at("../apps/server/dist/seed.js"), "--threads", String(size)], {
        env: { ...process.env, ...env },
        stdio: "inherit",
      });
      const server = await serve(serverEntry, env, "/api/api/without/thread/homelist");
      const token = await signIn(server.origin);
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const targets = {
        "thread/homelist": { path: "/api/api/without/thread/homelist", aim: 0.5 },
        "thread/detail": { path: "/api/api/without/thread/detail?threadId=500", aim: 0.6 },
        "unread summary": {
          path: "/api/api/notice/unreadnotification",
          options: { method: "POST", headers, body: JSON.stringify({ tick: 5 }) },
          aim: 0.7,
        },
        "home page (HTML)": { path: "/", aim: 0.05 },
        "thread page (HTML)": { path: "/pages/content/postdetail?threadId=500", aim: 0.05 },
      };
      console.log(`\n${size} threads · first answer ${server.firstAnswerMs.toFixed(0)} ms after start`);
      for (const [name, target] of Object.entries(targets)) {
        const { bytes, perSecond, ratio } = await compare(bare, server.origin, target);
        console.log(
          `${name.padEnd(22)} ${String(bytes).padStart(7)} B ${perSecond.toFixed(0).padStart(7)}/s  ${ratio.toFixed(3)} of the bare route (aim ${target.aim})`,
        );
      }
      const paths = lists("1001", "1001", "2");
      const cost = {};
      for (const [name, path] of Object.entries(paths)) cost[name] = await uncached(server.origin, path);
      costs.push(cost);
      console.log(`resident memory, loaded  ${server.memory().toFixed(0)} MB`);
      await server.stop();
    }
  });
  if (costs.length > 1) {
    console.log(`\nPage 1 of a list, uncached, ms at ${sizes.join(" / ")} threads (aim × 1.3)`);
    for (const name of Object.keys(costs[0])) {
      const each = costs.map((cost) => cost[name]);
      console.log(
        `${name.padEnd(22)} ${each.map((value) => value.toFixed(2).padStart(8)).join(" ")}  × ${(each.at(-1) / each[0]).toFixed(2)}`,
      );
    }
  }
  await bare.stop();
});
