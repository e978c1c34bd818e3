/**
 * `pnpm bench`: throughput of the server's main requests, as ratios measured side by side in one run.
 * Each target alternates with a bare Fastify route that answers as many bytes; medians are printed. The communities of
 * all sizes are served at the same time, so that page 1 of a list is asked for in turns.
 *   --threads 10000,1000000   sizes of the community   --seconds 3   length of one burst   --rounds 3
 *   --reuse   takes the communities that are in TEST_DATABASE_URL from an earlier run
 *   --exchanges   measures the exchanges of one product alone
 * Needs a build (`pnpm build`) and PostgreSQL, found as the tests find it.
 */
import { parseArgs } from "node:util";
import { main } from "../scripts/lib/user-facing-error.mjs";
import {
  burst,
  communityOptions,
  comparePages,
  FIRST_LIST,
  inTurns,
  readOptions,
  withCommunities,
} from "./communities.ts";
import { exchangesPerSecond } from "./exchange.ts";
import { at, type RunningServer, serve } from "./serve.ts";

const CONNECTIONS = 20;

const { values } = parseArgs({
  options: { ...communityOptions, exchanges: { type: "boolean", default: false } },
});
const { exchanges: exchangesAlone } = values;
const options = readOptions(values);
const { seconds, rounds } = options;

interface Target {
  path: string;
  options?: { method: "POST"; headers: Record<string, string>; body: string };
  aim: number;
}

const perSecond = async (url: string, request?: Target["options"]) =>
  (await burst(url, { connections: CONNECTIONS, duration: seconds, ...request })).requests.average;

/** Requests per second of the target and of the bare route, alternating. */
async function compare(bare: RunningServer, origin: string, { path, options: request }: Target) {
  const response = await fetch(origin + path, request);
  const bytes = (await response.arrayBuffer()).byteLength;
  const type = encodeURIComponent(response.headers.get("content-type") ?? "");
  const reference = `${bare.origin}/?bytes=${bytes}&type=${type}`;
  const measured = await inTurns(
    rounds,
    () => perSecond(reference, request),
    () => perSecond(origin + path, request),
  );
  return { bytes, ...measured };
}

async function signIn(origin: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).then((r) => r.json());
  const account = { username: "bench", password: "bench-lenscape" };
  await post("/register", account);
  return (await post("/login", account)).token;
}

/** Compares the most frequent requests of visitors and members with the bare route. */
async function compareAll(bare: RunningServer, server: RunningServer) {
  const token = await signIn(server.origin);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const targets: Record<string, Target> = {
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
    const { bytes, perSecond: found, ratio } = await compare(bare, server.origin, target);
    console.log(
      `${name.padEnd(22)} ${String(bytes).padStart(7)} B ${found.toFixed(0).padStart(7)}/s  ${ratio.toFixed(3)} of the bare route (aim ${target.aim})`,
    );
  }
}

await main(() =>
  withCommunities(options, async (servers) => {
    const bare = await serve(at("./bare.ts"), {}, "/?bytes=1&type=text/plain");
    try {
      for (const server of servers) {
        console.log(
          `\n${server.size} threads · first answer ${server.firstAnswerMs.toFixed(0)} ms after start`,
        );
        if (!exchangesAlone) await compareAll(bare, server);
        const exchanges = await exchangesPerSecond(server.origin, server.databaseUrl, seconds);
        console.log(`exchanges of one product ${exchanges.toFixed(0)}/s, 64 members at once`);
        console.log(`resident memory, loaded  ${server.memory().toFixed(0)} MB`);
      }
      if (!exchangesAlone) await comparePages(servers, 1.3);
    } finally {
      await bare.stop();
    }
  }),
);
