/**
 * `pnpm bench:member`: what members cost, compared in turns with a bare Fastify route that answers the row of one named
 * prepared query; medians. 32 connections, each of another member.
 *   --threads 10000,1000000   sizes of the community   --seconds 3   length of one burst   --rounds 3
 *   --reuse   takes the communities that are in TEST_DATABASE_URL from an earlier run
 *   --only reads,views,visitors,writes,memory,lists,online   some of the parts
 *   --members 10000 --replicas 2 --minutes 1   for "online", which runs only where it is named: so many members with a
 *     stream each, at so many processes (a process takes 5,000 streams), for so long after half of that to warm up
 * Needs a build (`pnpm build`) and PostgreSQL, found as the tests find it.
 */
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import {
  browse,
  comment as commentOn,
  get,
  headersOf,
  hotUsers,
  like as likeOf,
  post,
  start,
  viewerState,
} from "./calls.mjs";
import { burst, comparePages, inTurns, readOptions, withCommunities } from "./communities.mjs";
import { measureOnline, onlineLines } from "./online.mjs";
import { at, median, serve } from "./serve.mjs";
import { openSessions, pg } from "./sessions.mjs";

const CONNECTIONS = 32;
const SESSIONS = 2000;
/** A thread that is talked about. */
const THREAD = "500";
/** What four members who like without a pause reached before likes were measured. */
const LIKES_AMONG_VISITORS = 180;

const options = readOptions({
  only: { type: "string", default: "reads,views,visitors,writes,memory,lists" },
  members: { type: "string", default: "10000" },
  replicas: { type: "string", default: "2" },
  minutes: { type: "string", default: "1" },
});
const { seconds, rounds } = options;

const homeList = get("/api/api/without/thread/homelist?tab=recommend");
const detailOf = (threadId) => get(`/api/api/without/thread/detailV2?threadId=${threadId}`);
const commentsOf = (threadId) => get(`/api/api/without/thread/postlist?threadId=${threadId}`);
const detail = detailOf(THREAD);
const comments = commentsOf(THREAD);
/** One thread after another: nobody has read it in this second. */
const eachThread = (n) => String(1 + ((n * 37) % 9000));
const getInfo = get("/api/getInfo");
const ownInfo = post("/api/api/my/user/info/get", { filter: {} });
const unread = post("/api/api/notice/unreadnotification", { tick: 5 });
const taskInfo = post("/api/api/bbs/task/info", { filter: {} });
const dialogs = get("/api/api/notice/dialog/list");
/** One thread after another, from another one on in every run: what is liked already would bring about nothing. */
let liked = Math.floor(Math.random() * 9000);
const like = () => likeOf(String(1 + (liked++ % 9000)));
const comment = () => commentOn(THREAD);

/** What a page asks of the viewer's state: the threads and the authors on it. */
const stateOf = (rows) =>
  viewerState({
    threadIds: rows.map(({ id }) => id),
    userIds: [...new Set(rows.map(({ user }) => user.userId))],
  });

/**
 * What the browser of a member asks for when a page is opened, its address typed: `e2e/home/open.spec.ts` holds the pages
 * to it. The page itself (`pnpm bench`) and the stream come on top.
 */
const pageViews = ({ state, threadState }) => ({
  "home page": [start, hotUsers, state],
  "thread page": [start, browse(THREAD), threadState],
});

/** The same calls again and again over each connection, with the token of its own member. */
function callsOfMembers(tokens, calls) {
  let connection = 0;
  return (client) => {
    const headers = headersOf(tokens[connection++ % tokens.length]);
    client.setRequests(calls.map((call) => ({ ...call, headers })));
  };
}

/** Calls of all the members in turn, whatever the connection; a refusal in the body ends the benchmark. */
function callsInTurn(tokens, callOf) {
  let n = 0;
  return (client) =>
    client.setRequests([
      {
        setupRequest(request) {
          const turn = n++;
          return { ...request, ...callOf(turn), headers: headersOf(tokens[turn % tokens.length]) };
        },
        onResponse(_status, body) {
          if (!body.startsWith('{"code":200')) throw new UserFacingError(`A call was refused: ${body}`);
        },
      },
    ]);
}

const run = (origin, setupClient, more = {}) =>
  burst(origin, { connections: CONNECTIONS, duration: seconds, setupClient, ...more });
const rate = async (...args) => (await run(...args)).requests.average;

const line = (name, found, aim) => console.log(`${name.padEnd(26)} ${found}${aim ? ` (aim ${aim})` : ""}`);

/** Members of the seeded community who are signed in; the first of them have a few dialogs. */
async function prepareMembers({ origin, databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select id from users where status = 1 order by id limit $1", [
    SESSIONS,
  ]);
  const ids = rows.map(({ id }) => id);
  const tokens = await openSessions(client, ids);
  await client.end();
  const ask = ({ path, ...init }, token) =>
    fetch(origin + path, { ...init, headers: headersOf(token) }).then((answer) => answer.json());
  for (let n = 0; n < CONNECTIONS * 5; n++) {
    const from = n % CONNECTIONS;
    const toUserId = ids[(from + 1 + Math.floor(n / CONNECTIONS)) % ids.length];
    await ask(post("/api/api/notice/dialog/send", { toUserId, content: "周末去林场吗" }), tokens[from]);
  }
  const { rows: threads } = await ask(homeList, tokens[0]);
  const { rows: posts } = await ask(comments, tokens[0]);
  const { data } = await ask(detail, tokens[0]);
  const threadState = viewerState({
    threadIds: [THREAD],
    postIds: posts.map(({ id }) => id),
    userIds: [data.thread.user.userId],
  });
  return { tokens, state: stateOf(threads), threadState };
}

const parts = {
  async reads({ origin, bare }, { tokens, state }) {
    const targets = {
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
      const views = [];
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
    const reads = (client) => client.setRequests([homeList, detail].map(({ path }) => ({ path })));
    const found = { quiet: [], busy: [] };
    for (let round = 0; round < rounds; round++) {
      found.quiet.push(await run(origin, reads));
      const likes = run(origin, callsInTurn(tokens, like), {
        connections: 4,
        overallRate: LIKES_AMONG_VISITORS,
      });
      found.busy.push(await run(origin, reads));
      await likes;
    }
    const of = (name, pick) => median(found[name].map(pick));
    for (const name of ["quiet", "busy"])
      line(
        `visitors, ${name}`,
        `${of(name, ({ requests }) => requests.average)
          .toFixed(0)
          .padStart(7)}/s, p99 ${of(name, ({ latency }) => latency.p99)} ms`,
      );
    const kept = found.busy.map((one, n) => one.requests.average / found.quiet[n].requests.average);
    line("visitors, busy : quiet", median(kept).toFixed(3).padStart(7), 0.9);
  },

  async writes({ origin }, { tokens }) {
    const targets = { likes: [like, 4, 1500], "comments on one thread": [comment, 8, 400] };
    for (const [name, [call, few, aim]] of Object.entries(targets))
      for (const connections of [few, CONNECTIONS]) {
        const written = await rate(origin, callsInTurn(tokens, call), { connections });
        line(name, `${written.toFixed(0).padStart(7)}/s over ${connections} connections`, aim);
      }
  },

  async memory({ origin, memory }, { tokens, state }) {
    const mix = [homeList, detail, comments, state, ownInfo, getInfo, unread, dialogs, taskInfo];
    const call = (n) => (n % 20 === 0 ? like() : mix[n % mix.length]);
    await run(origin, callsInTurn(tokens, call), { duration: seconds * 5 });
    line("memory, 2,000 sessions", `${memory().toFixed(0).padStart(7)} MB`, 220);
  },

  async online(server, { state }) {
    const found = await measureOnline(server, state, {
      members: Number(options.members),
      replicas: Number(options.replicas),
      seconds: Number(options.minutes) * 60,
    });
    for (const [name, said] of onlineLines(found))
      line(name, said, name === "online, everything" && "p95 150 ms");
  },
};

await main(() =>
  withCommunities(options, async (servers) => {
    const wanted = options.only.split(",");
    const headers = [];
    for (const server of servers) {
      console.log(`\n${server.size} threads`);
      const bare = await serve(at("./bare.mjs"), { DATABASE_URL: server.databaseUrl }, `/row?id=${THREAD}`);
      try {
        const community = await prepareMembers(server);
        headers.push(headersOf(community.tokens[0]));
        for (const [name, part] of Object.entries(parts))
          if (wanted.includes(name)) await part({ ...server, bare }, community);
      } finally {
        await bare.stop();
      }
    }
    if (wanted.includes("lists")) await comparePages(servers, 1.1, headers);
  }),
);
