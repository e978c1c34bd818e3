/**
 * `pnpm bench:member`: throughput of members' requests, compared in turns with a bare Fastify route that answers the
 * row of one named prepared query; medians. 32 connections, each of another member.
 *   --threads 10000,1000000   sizes of the community   --seconds 3   length of one burst   --rounds 3
 *   --reuse   takes the communities that are in TEST_DATABASE_URL from an earlier run
 *   --only reads,views,visitors,writes,memory,lists,online   some of the parts
 *   --members 10000 --replicas 2 --minutes 1   for "online", which runs only where it is named: the number of members
 *     with a stream each, of processes (a process takes 5,000 streams), and the duration after a warm-up of half of it
 * Needs a build (`pnpm build`) and PostgreSQL, found as the tests find it.
 */
import { parseArgs } from "node:util";
import type { Client, Options, Request, Result } from "autocannon";
import pg from "pg";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import {
  browse,
  type Call,
  comment as commentOn,
  get,
  headersOf,
  hotUsers,
  like as likeOf,
  post,
  start,
  viewerState,
} from "./calls.ts";
import {
  burst,
  type CommunityServer,
  communityOptions,
  comparePages,
  inTurns,
  readOptions,
  withCommunities,
} from "./communities.ts";
import { elementInTurn } from "./lists.ts";
import { measureOnline, onlineLines } from "./online.ts";
import { at, median, type RunningServer, serve } from "./serve.ts";
import { memberIds, openSessions } from "./sessions.ts";

const CONNECTIONS = 32;
const SESSIONS = 2000;
/** A thread with many comments. */
const THREAD = "500";
/** Likes a second beside the reads of visitors: the rate of four members who like without a pause. */
const LIKES_AMONG_VISITORS = 180;

const { values } = parseArgs({
  options: {
    ...communityOptions,
    only: { type: "string", default: "reads,views,visitors,writes,memory,lists" },
    members: { type: "string", default: "10000" },
    replicas: { type: "string", default: "2" },
    minutes: { type: "string", default: "1" },
  },
});
const options = readOptions(values);
const { seconds, rounds } = options;

const homeList = get("/api/api/without/thread/homelist?tab=recommend");
const detailOf = (threadId: string) => get(`/api/api/without/thread/detailV2?threadId=${threadId}`);
const commentsOf = (threadId: string) => get(`/api/api/without/thread/postlist?threadId=${threadId}`);
const detail = detailOf(THREAD);
const comments = commentsOf(THREAD);
/** ID of another thread for each call, so that no cache has its answer. */
const eachThread = (n: number) => String(1 + ((n * 37) % 9000));
const getInfo = get("/api/getInfo");
const ownInfo = post("/api/api/my/user/info/get", { filter: {} });
const unread = post("/api/api/notice/unreadnotification", { tick: 5 });
const taskInfo = post("/api/api/bbs/task/info", { filter: {} });
const dialogs = get("/api/api/notice/dialog/list");
/** Number of the next thread to like. Every run begins at another one, because a second like changes nothing. */
let nextLike = Math.floor(Math.random() * 9000);
const like = () => likeOf(String(1 + (nextLike++ % 9000)));
const comment = () => commentOn(THREAD);

interface ThreadRow {
  id: string;
  user: { userId: string };
}

/** A community with members who are signed in. */
interface PreparedCommunity {
  tokens: string[];
  /** Call of the home page for the viewer's state. */
  state: Call;
  /** Call of the thread page for the viewer's state. */
  threadState: Call;
}

/** The call of a list for the viewer's state: its threads and their authors. */
const stateOf = (rows: ThreadRow[]) =>
  viewerState({
    threadIds: rows.map(({ id }) => id),
    userIds: [...new Set(rows.map(({ user }) => user.userId))],
  });

/**
 * Calls of a member's browser for a page that is opened by its address, without the page itself (`pnpm bench`) and the
 * stream. `e2e/home/open.spec.ts` checks them.
 */
const pageViews = ({ state, threadState }: PreparedCommunity) => ({
  "home page": [start, hotUsers, state],
  "thread page": [start, browse(THREAD), threadState],
});

type SetupClient = (client: Client) => void;

/** Repeats the same calls over each connection, with the token of its own member. */
function callsOfMembers(tokens: string[], calls: Call[]): SetupClient {
  let connection = 0;
  return (client) => {
    const headers = headersOf(elementInTurn(tokens, connection++));
    client.setRequests(calls.map((call) => ({ ...call, headers })));
  };
}

/** Calls of all the members in turn, whatever the connection; a refusal in the body ends the benchmark. */
function callsInTurn(tokens: string[], callOf: (turn: number) => Call): SetupClient {
  let n = 0;
  return (client) =>
    client.setRequests([
      {
        setupRequest(request: Request) {
          const turn = n++;
          return { ...request, ...callOf(turn), headers: headersOf(elementInTurn(tokens, turn)) };
        },
        onResponse(_status, body) {
          if (!body.startsWith('{"code":200')) throw new UserFacingError(`A call was refused: ${body}`);
        },
      },
    ]);
}

const run = (origin: string, setupClient?: SetupClient, more: Partial<Options> = {}) =>
  burst(origin, { connections: CONNECTIONS, duration: seconds, setupClient, ...more });
const rate = async (...args: Parameters<typeof run>) => (await run(...args)).requests.average;

const line = (name: string, found: string, aim?: string | number | false) =>
  console.log(`${name.padEnd(26)} ${found}${aim ? ` (aim ${aim})` : ""}`);

/** Members of the seeded community who are signed in; the first of them have a few dialogs. */
async function prepareMembers({ origin, databaseUrl }: CommunityServer): Promise<PreparedCommunity> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = await memberIds(client, SESSIONS);
  const tokens = await openSessions(client, ids);
  await client.end();
  const ask = ({ path, ...init }: Call, token: string) =>
    fetch(origin + path, { ...init, headers: headersOf(token) }).then((answer) => answer.json());
  const viewer = elementInTurn(tokens, 0);
  for (let n = 0; n < CONNECTIONS * 5; n++) {
    const from = n % CONNECTIONS;
    const toUserId = elementInTurn(ids, from + 1 + Math.floor(n / CONNECTIONS));
    await ask(
      post("/api/api/notice/dialog/send", { toUserId, content: "周末去林场吗" }),
      elementInTurn(tokens, from),
    );
  }
  const { rows: threads }: { rows: ThreadRow[] } = await ask(homeList, viewer);
  const { rows: posts }: { rows: { id: string }[] } = await ask(comments, viewer);
  const { data }: { data: { thread: ThreadRow } } = await ask(detail, viewer);
  const threadState = viewerState({
    threadIds: [THREAD],
    postIds: posts.map(({ id }) => id),
    userIds: [data.thread.user.userId],
  });
  return { tokens, state: stateOf(threads), threadState };
}

type Part = (
  server: CommunityServer & { bare: RunningServer },
  community: PreparedCommunity,
) => Promise<void>;

const parts: Record<string, Part> = {
  async reads({ origin, bare }, { tokens, state }) {
    const targets: Record<string, [call: Call | ((turn: number) => Call), aim?: number]> = {
      "home list": [homeList, 0.35],
      comments: [comments, 0.35],
      detailV2: [detail, 0.35],
      "viewer state": [state, 0.35],
      "own info": [ownInfo, 0.35],
      "task info": [taskInfo, 0.35],
      dialogs: [dialogs, 0.35],
      getInfo: [getInfo, 0.6],
      unread: [unread],
      "start of a page": [start],
      "detailV2, others": [(n) => detailOf(eachThread(n))],
      "comments, others": [(n) => commentsOf(eachThread(n))],
    };
    for (const [name, [call, aim]] of Object.entries(targets)) {
      const calls = typeof call === "function" ? callsInTurn(tokens, call) : callsOfMembers(tokens, [call]);
      const { perSecond, ratio } = await inTurns(
        rounds,
        () => rate(`${bare.origin}/row?id=${THREAD}`),
        () => rate(origin, calls),
      );
      line(name, `${perSecond.toFixed(0).padStart(7)}/s  ${ratio.toFixed(3)} of one prepared query`, aim);
    }
  },

  async views({ origin }, community) {
    for (const [name, calls] of Object.entries(pageViews(community))) {
      const views: number[] = [];
      for (let round = 0; round < rounds; round++)
        views.push((await rate(origin, callsOfMembers(community.tokens, calls))) / calls.length);
      line(
        name,
        `${median(views).toFixed(0).padStart(7)} views/s, ${calls.length} calls each`,
        "1000, 3 calls",
      );
    }
  },

  async visitors({ origin }, { tokens }) {
    const reads: SetupClient = (client) =>
      client.setRequests([homeList, detail].map(({ path }) => ({ path })));
    const found: Record<"quiet" | "busy", Result[]> = { quiet: [], busy: [] };
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const quiet = await run(origin, reads);
      const likes = run(origin, callsInTurn(tokens, like), {
        connections: 4,
        overallRate: LIKES_AMONG_VISITORS,
      });
      const busy = await run(origin, reads);
      await likes;
      found.quiet.push(quiet);
      found.busy.push(busy);
      ratios.push(busy.requests.average / quiet.requests.average);
    }
    const of = (name: "quiet" | "busy", pick: (result: Result) => number) => median(found[name].map(pick));
    for (const name of ["quiet", "busy"] as const)
      line(
        `visitors, ${name}`,
        `${of(name, ({ requests }) => requests.average)
          .toFixed(0)
          .padStart(7)}/s, p99 ${of(name, ({ latency }) => latency.p99)} ms`,
      );
    line("visitors, busy : quiet", median(ratios).toFixed(3).padStart(7), 0.9);
  },

  async writes({ origin }, { tokens }) {
    const targets = [
      { name: "likes", call: like, few: 4, aim: 1500 },
      { name: "comments on one thread", call: comment, few: 8, aim: 400 },
    ];
    for (const { name, call, few, aim } of targets)
      for (const connections of [few, CONNECTIONS]) {
        const written = await rate(origin, callsInTurn(tokens, call), { connections });
        line(name, `${written.toFixed(0).padStart(7)}/s over ${connections} connections`, aim);
      }
  },

  async memory({ origin, memory }, { tokens, state }) {
    const mix = [homeList, detail, comments, state, ownInfo, getInfo, unread, dialogs, taskInfo];
    const call = (n: number) => (n % 20 === 0 ? like() : elementInTurn(mix, n));
    await run(origin, callsInTurn(tokens, call), { duration: seconds * 5 });
    line("memory, 2,000 sessions", `${memory().toFixed(0).padStart(7)} MB`, 220);
  },

  async online(server, { state }) {
    const found = await measureOnline(server, state, {
      members: Number(values.members),
      replicas: Number(values.replicas),
      seconds: Number(values.minutes) * 60,
    });
    for (const [name, text] of onlineLines(found))
      line(name, text, name === "online, everything" && "p95 150 ms");
  },
};

await main(() =>
  withCommunities(options, async (servers) => {
    const selectedParts = values.only.split(",");
    const headers: Record<string, string>[] = [];
    for (const server of servers) {
      console.log(`\n${server.size} threads`);
      const bare = await serve(at("./bare.ts"), { DATABASE_URL: server.databaseUrl }, `/row?id=${THREAD}`);
      try {
        const community = await prepareMembers(server);
        headers.push(headersOf(elementInTurn(community.tokens, 0)));
        for (const [name, part] of Object.entries(parts))
          if (selectedParts.includes(name)) await part({ ...server, bare }, community);
      } finally {
        await bare.stop();
      }
    }
    if (selectedParts.includes("lists")) await comparePages(servers, 1.1, headers);
  }),
);
