import { Agent, request } from "node:http";
import pg from "pg";
import { UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import {
  browse,
  type Call,
  comment,
  get,
  headersOf,
  hotUsers,
  like,
  start,
  type ThreadTarget,
  threadDetail,
  threadSurroundings,
  viewerState,
} from "./calls.ts";
import { elementInTurn, percentile, randomElement } from "./lists.ts";
import { at, pause, type RunningServer, serve, serverEntry } from "./serve.ts";
import { memberIds, openSessions } from "./sessions.ts";

const MINUTE = 60_000;
/** Number of streams that are opened at a time. */
const OPENING = 50;
const TIMEOUT_MS = 10_000;

/** The community as members see it. */
interface Scene {
  /** Call of the home page for the viewer's state. */
  state: Call;
  threads: ThreadTarget[];
}

/** Calls of an act of a member. */
interface Calls {
  /** Sent by itself. */
  first: Call;
  /** Sent together after the first. */
  rest: Call[];
  /** Sent with the rest if a busy server leaves the page to the browser. */
  toFill?: Call[];
}

interface Act {
  /** Second of the minute. */
  second: number;
  kind: string;
  callsFor(scene: Scene): Calls;
}

/** An act of a member at a time in milliseconds. */
interface ScheduledAct extends Act {
  at: number;
  member: OnlineMember;
}

interface OnlineMember {
  token: string;
  origin: string;
  address: string;
}

/** A finished act, with the time until its last answer. */
interface FinishedAct extends ScheduledAct {
  ok: boolean;
  ms: number;
}

/** One of the seeded threads; some are opened more often than others. */
const anyThread = ({ threads }: Scene) => randomElement(threads, 2);

/** The acts of a member in a minute. */
const minute: Act[] = [
  {
    second: 0,
    kind: "home page",
    callsFor: ({ state }) => ({ first: get("/"), rest: [start, hotUsers, state] }),
  },
  { second: 14, kind: "thread pressed", callsFor: (scene) => pressThread(anyThread(scene)) },
  { second: 30, kind: "thread by address", callsFor: (scene) => visitThread(anyThread(scene)) },
  { second: 38, kind: "like", callsFor: (scene) => ({ first: like(anyThread(scene).threadId), rest: [] }) },
  {
    second: 47,
    kind: "comment",
    callsFor: (scene) => ({ first: comment(anyThread(scene).threadId), rest: [] }),
  },
];

const viewerCalls = ({ threadId }: ThreadTarget) => [
  browse(threadId),
  viewerState({ threadIds: [threadId] }),
];

/** The thread of a link in a list, then the rest of its page. */
const pressThread = (thread: ThreadTarget): Calls => ({
  first: threadDetail(thread),
  rest: [...threadSurroundings(thread), ...viewerCalls(thread)],
});

/** The document, then the calls of the browser at once; `e2e/home/open.spec.ts` checks them. */
const visitThread = (thread: ThreadTarget): Calls => ({
  first: get(`/pages/content/postdetail?threadId=${thread.threadId}`),
  rest: [start, ...viewerCalls(thread)],
  toFill: [threadDetail(thread), ...threadSurroundings(thread)],
});

interface AskResult {
  /** Whether the answer is in time and no refusal. */
  isGood: boolean;
  /** Whether the answer is a page that the browser has to fill. */
  isFrame?: boolean;
}

/** Sends one request of a member's browser, for a page or a call. */
function ask(
  agent: Agent,
  cookie: string,
  { origin, token, address }: OnlineMember,
  { method, path, body }: Call,
): Promise<AskResult> {
  const isCall = path.startsWith("/api/");
  const headers = {
    ...(isCall ? headersOf(token) : { cookie, "accept-encoding": "br" }),
    "x-forwarded-for": address,
  };
  return new Promise((resolve) => {
    const fail = () => resolve({ isGood: false });
    const sent = request(origin + path, { agent, method, headers, timeout: TIMEOUT_MS }, (answer) => {
      // A refusal stands in the body.
      let isGood = !isCall && answer.statusCode === 200;
      answer.once("data", (chunk: Buffer) => {
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

/** Opens a member's stream and waits for its first data. @returns a function that closes the stream */
function openStream(origin: string, token: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/api/bbs/live/stream`, { agent: false, headers: headersOf(token) });
    sent.on("response", (answer) => {
      if (answer.statusCode !== 200 || !answer.headers["content-type"]?.startsWith("text/event-stream"))
        return reject(new UserFacingError(`A stream was refused: ${answer.statusCode}`));
      answer.on("error", () => {});
      answer.once("data", () => resolve(() => sent.destroy()));
      answer.resume();
    });
    sent.on("error", reject);
    sent.end();
  });
}

async function openStreams(members: OnlineMember[]) {
  const closing: (() => void)[] = [];
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
async function signIn(databaseUrl: string, count: number, origins: string[]): Promise<OnlineMember[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = await memberIds(client, count);
    if (ids.length < count) throw new UserFacingError(`只有 ${ids.length} 名成员：请用更大的 --threads。`);
    const tokens = await openSessions(client, ids);
    return tokens.map((token, n) => ({
      token,
      origin: elementInTurn(origins, n),
      address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    }));
  } finally {
    await client.end();
  }
}

/** The threads, the latest first. */
async function threadsOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<ThreadTarget>(
      `select id as "threadId", author_id as "userId", circle_id as "circleId" from threads
       where status = 1 and classify = 1 order by id desc limit 100000`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** The acts of members within a duration, in order; the minute of each member begins at a random time. */
function schedule(members: OnlineMember[], durationMs: number) {
  const acts: ScheduledAct[] = [];
  for (const member of members) {
    const phase = Math.random() * MINUTE;
    for (const act of minute)
      for (let at = (phase + act.second * 1000) % MINUTE; at < durationMs; at += MINUTE)
        acts.push({ ...act, at, member });
  }
  return acts.sort((one, other) => one.at - other.at);
}

/** Calls `begin` with each act at its time, and waits for all of them. A late act is measured from its time. */
async function perform(acts: ScheduledAct[], begin: (act: ScheduledAct) => Promise<boolean>) {
  const zero = performance.now();
  const running: Promise<FinishedAct>[] = [];
  for (const act of acts) {
    while (act.at > performance.now() - zero) await pause(2);
    running.push(begin(act).then((ok) => ({ ...act, ok, ms: performance.now() - zero - act.at })));
  }
  return Promise.all(running);
}

interface OnlineOptions {
  /** Number of members. */
  members: number;
  /** Number of processes that serve them. */
  replicas: number;
  /** Duration after a warm-up of half of it. */
  seconds: number;
}

/**
 * Measures members who are online at the same time, each with an open stream: in a minute they open the home page and
 * two threads, like and comment once.
 * @param state call of the home page for the viewer's state
 * @returns the finished acts, and the load of the processes
 */
export async function measureOnline(
  { databaseUrl, origin }: { databaseUrl: string; origin: string },
  state: Call,
  { members: count, replicas, seconds }: OnlineOptions,
) {
  const env = {
    DATABASE_URL: databaseUrl,
    CAPTCHA: "off",
    DATA_DIR: at("../.cache/bench"),
    TRUSTED_PROXIES: "1",
  };
  const servers: RunningServer[] = [];
  try {
    for (let n = 0; n < replicas; n++) servers.push(await serve(serverEntry, env, "/readyz"));
    const origins = servers.map((server) => server.origin);
    const members = await signIn(databaseUrl, count, origins);
    const threads = await threadsOf(databaseUrl);
    const known = (await fetch(`${origin}/`)).headers.get("set-cookie")?.split(";")[0] ?? "";
    const agent = new Agent({ keepAlive: true, maxSockets: 512 });
    const closeStreams = await openStreams(members);
    let frames = 0;
    const begin = async ({ callsFor, member }: ScheduledAct) => {
      const { first, rest, toFill = [] } = callsFor({ state, threads });
      const page = await ask(agent, known, member, first);
      if (page.isFrame) frames += 1;
      const calls = page.isFrame ? [...rest, ...toFill] : rest;
      const others = await Promise.all(calls.map((call) => ask(agent, known, member, call)));
      return page.isGood && others.every(({ isGood }) => isGood);
    };
    await perform(schedule(members, (seconds * 1000) / 2), begin);
    frames = 0;
    const busyFrom = servers.map((server) => server.processorMs());
    const finished = await perform(schedule(members, seconds * 1000), begin);
    const used = servers.map(
      (server, n) => ((server.processorMs() ?? Number.NaN) - (busyFrom[n] ?? 0)) / (seconds * 10),
    );
    closeStreams();
    agent.destroy();
    return { done: finished, frames, used, memory: servers.map((server) => server.memory()) };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** The results of `measureOnline` as lines with a name. */
export function onlineLines({
  done,
  frames,
  used,
  memory,
}: Awaited<ReturnType<typeof measureOnline>>): [name: string, text: string][] {
  const kinds = [...new Set(minute.map(({ kind }) => kind)), "everything"];
  const lines = kinds.map((kind): [name: string, text: string] => {
    const those = done.filter((act) => kind === "everything" || act.kind === kind);
    const times = those.map(({ ms }) => ms).sort((one, other) => one - other);
    const failed = those.filter(({ ok }) => !ok).length;
    return [
      `online, ${kind}`,
      `${String(those.length).padStart(7)} × p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, ${failed} failed`,
    ];
  });
  const each = (numbers: number[], unit: string) =>
    numbers.map((number) => `${number.toFixed(0)} ${unit}`).join(", ");
  return [
    ...lines,
    ["online, frames", `${frames} documents that the browser filled`],
    ["online, processes", `processor ${each(used, "% of a core")}; memory ${each(memory, "MB")}`],
  ];
}
