import { Agent, request } from "node:http";
import { UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import {
  browse,
  comment,
  get,
  headersOf,
  hotUsers,
  like,
  start,
  threadParts,
  viewerState,
} from "./calls.mjs";
import { at, serve, serverEntry } from "./serve.mjs";
import { openSessions, pg } from "./sessions.mjs";

const MINUTE = 60_000;
/** Streams are opened so many at a time. */
const OPENING = 50;
/** Longer than any answer that is worth waiting for. */
const PATIENCE_MS = 10_000;

/** One of the seeded threads; some are opened more often than others. */
const someOf = (threads) => threads[Math.floor(threads.length * Math.random() ** 2)];

/** What a member does in a minute: when, and the calls for it, the first by itself, given the community. */
const minute = [
  [0, "home page", ({ state }) => [get("/"), [start, hotUsers, state]]],
  [14, "thread pressed", ({ threads }) => pressThread(someOf(threads))],
  [30, "thread by address", ({ threads }) => visitThread(someOf(threads))],
  [38, "like", ({ threads }) => [like(someOf(threads).threadId), []]],
  [47, "comment", ({ threads }) => [comment(someOf(threads).threadId), []]],
];

const markOf = ({ threadId }) => [browse(threadId), viewerState({ threadIds: [threadId] })];

/** The thread of a link in a list, then what stands around it. */
const pressThread = (thread) => {
  const [detail, ...around] = threadParts(thread);
  return [detail, [...around, ...markOf(thread)]];
};

/** The document, then what the browser asks at once: `e2e/home/open.spec.ts` holds the pages to it. */
const visitThread = (thread) => [
  get(`/pages/content/postdetail?threadId=${thread.threadId}`),
  [start, ...markOf(thread)],
  // A busy server has the browser make the page: it asks what a press asks.
  threadParts(thread),
];

/**
 * One request of a member's browser, for a page or a call.
 * @returns whether it was answered well and in time, and whether it is a page to fill
 */
function ask(agent, cookie, { origin, token, address }, { method, path, body }) {
  const isCall = path.startsWith("/api/");
  const headers = {
    ...(isCall ? headersOf(token) : { cookie, "accept-encoding": "br" }),
    "x-forwarded-for": address,
  };
  return new Promise((resolve) => {
    const fail = () => resolve({ isGood: false });
    const sent = request(origin + path, { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
      // A refusal stands in the body.
      let isGood = !isCall && answer.statusCode === 200;
      answer.once("data", (chunk) => {
        if (isCall) isGood = chunk.toString("latin1", 0, 11) === '{"code":200';
      });
      answer.on("end", () => resolve({ isGood, isFrame: answer.headers["x-page"] === "frame" }));
      answer.on("error", fail);
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", fail);
    sent.end(body);
  });
}

/** Opens a member's stream. @returns what closes it, once its first news are there */
function openStream(origin, token) {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/api/bbs/live/stream`, { agent: false, headers: headersOf(token) });
    sent.on("response", (answer) => {
      if (answer.statusCode !== 200 || !answer.headers["content-type"].startsWith("text/event-stream"))
        return reject(new UserFacingError(`A stream was refused: ${answer.statusCode}`));
      answer.on("error", () => {});
      answer.once("data", () => resolve(() => sent.destroy()));
      answer.resume();
    });
    sent.on("error", reject);
    sent.end();
  });
}

async function openStreams(members) {
  const closing = [];
  for (let at = 0; at < members.length; at += OPENING)
    closing.push(
      ...(await Promise.all(
        members.slice(at, at + OPENING).map(({ origin, token }) => openStream(origin, token)),
      )),
    );
  return () => {
    for (const close of closing) close();
  };
}

/** Members with their tokens, each at one of the servers. */
async function signIn(databaseUrl, count, origins) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select id from users where status = 1 order by id limit $1", [
      count,
    ]);
    if (rows.length < count) throw new UserFacingError(`只有 ${rows.length} 名成员：请用更大的 --threads。`);
    const tokens = await openSessions(
      client,
      rows.map(({ id }) => id),
    );
    return tokens.map((token, n) => ({
      token,
      origin: origins[n % origins.length],
      address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    }));
  } finally {
    await client.end();
  }
}

/** The threads, the latest first, with what their pages show besides. */
async function threadsOf(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select id as "threadId", author_id as "userId", circle_id as "circleId" from threads
       where status = 1 and classify = 1 order by id desc limit 100000`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Everything that members do in a time, by when it begins; each begins their minute at a moment of their own. */
function schedule(members, forMs) {
  const acts = members.flatMap((member) => {
    const phase = Math.random() * MINUTE;
    return minute.flatMap(([second, kind, make]) => {
      const first = (phase + second * 1000) % MINUTE;
      const times = [];
      for (let at = first; at < forMs; at += MINUTE) times.push({ at, kind, make, member });
      return times;
    });
  });
  return acts.sort((one, other) => one.at - other.at);
}

/** Calls `begin` with each act at its time, and waits for all of them. An act that is late counts from its time. */
async function perform(acts, begin) {
  const zero = performance.now();
  const under = [];
  for (let next = 0; next < acts.length; ) {
    const now = performance.now() - zero;
    while (next < acts.length && acts[next].at <= now) {
      const act = acts[next++];
      under.push(begin(act).then((ok) => ({ ...act, ok, ms: performance.now() - zero - act.at })));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return Promise.all(under);
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Members who are online at the same time, each with a stream open: in a minute they open the home page and two threads,
 * like and comment once. Prints how long each takes until its last answer is there, and what the processes take.
 * @param options.members how many   @param options.replicas by how many processes they are served
 * @param options.seconds for how long, after half of that to warm up
 */
export async function measureOnline({ databaseUrl, origin }, state, { members: count, replicas, seconds }) {
  const env = {
    DATABASE_URL: databaseUrl,
    CAPTCHA: "off",
    DATA_DIR: at("../.cache/bench"),
    TRUSTED_PROXIES: "1",
  };
  const servers = [];
  try {
    for (let n = 0; n < replicas; n++) servers.push(await serve(serverEntry, env, "/readyz"));
    const origins = servers.map((server) => server.origin);
    const members = await signIn(databaseUrl, count, origins);
    const threads = await threadsOf(databaseUrl);
    const known = (await fetch(`${origin}/`)).headers.get("set-cookie")?.split(";")[0] ?? "";
    const agent = new Agent({ keepAlive: true, maxSockets: 512 });
    const closeStreams = await openStreams(members);
    let frames = 0;
    const begin = async ({ make, member }) => {
      const [first, rest, toFill = []] = make({ state, threads });
      const page = await ask(agent, known, member, first);
      if (page.isFrame) frames += 1;
      const calls = page.isFrame ? [...rest, ...toFill] : rest;
      const others = await Promise.all(calls.map((call) => ask(agent, known, member, call)));
      return page.isGood && others.every(({ isGood }) => isGood);
    };
    await perform(schedule(members, (seconds * 1000) / 2), begin);
    frames = 0;
    const busyFrom = servers.map((server) => server.processorMs());
    const done = await perform(schedule(members, seconds * 1000), begin);
    const used = servers.map((server, n) => (server.processorMs() - busyFrom[n]) / (seconds * 10));
    closeStreams();
    agent.destroy();
    return { done, frames, used, memory: servers.map((server) => server.memory()) };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** The lines that tell what `measureOnline` has found. */
export function onlineLines({ done, frames, used, memory }) {
  const kinds = [...new Set(minute.map(([, kind]) => kind)), "everything"];
  const lines = kinds.map((kind) => {
    const those = done.filter((act) => kind === "everything" || act.kind === kind);
    const times = those.map(({ ms }) => ms).sort((one, other) => one - other);
    const failed = those.filter(({ ok }) => !ok).length;
    return [
      `online, ${kind}`,
      `${String(those.length).padStart(7)} × p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, ${failed} failed`,
    ];
  });
  const each = (numbers, unit) => numbers.map((number) => `${number.toFixed(0)} ${unit}`).join(", ");
  return [
    ...lines,
    ["online, frames", `${frames} documents that the browser filled`],
    ["online, processes", `processor ${each(used, "% of a core")}; memory ${each(memory, "MB")}`],
  ];
}
