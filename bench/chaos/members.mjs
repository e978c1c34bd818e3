import { randomBytes } from "node:crypto";

/** Between two things a member does. */
const PAUSE_MS = [200, 600];
const TIMEOUT_MS = 10_000;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const requestId = () => randomBytes(16).toString("hex");

/** An answer that nothing that breaks explains: a fault, or a refusal of what was right. */
const isFault = ({ status, code }) => code === 500 || ![0, 200, 429, 503].includes(status);

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * What a member does. A page is one that the server renders, as on a first visit. A read's answer is forgotten; a write is sent again with the same key until it is answered, and
 * what was acknowledged is noted in `acknowledged` for the count at the end.
 */
const acts = [
  { weight: 16, read: () => "/api/without/thread/homelist?tab=latest" },
  { weight: 16, read: ({ threadId }) => `/api/without/thread/detailV2?threadId=${threadId}` },
  { weight: 12, read: ({ threadId }) => `/api/without/thread/postlist?threadId=${threadId}` },
  { weight: 6, read: () => "/api/without/emoji" },
  { weight: 10, read: () => "/getInfo" },
  { weight: 1, page: () => "/" },
  { weight: 2, page: ({ threadId }) => `/pages/content/postdetail?threadId=${threadId}` },
  {
    weight: 16,
    kind: "comment",
    write: ({ threadId }) => {
      const id = requestId();
      return {
        path: "/api/thread/addPost",
        body: { threadId, content: `<p>${id}</p>`, requestId: id },
        note: id,
      };
    },
  },
  {
    weight: 10,
    kind: "like",
    write: ({ threadId }) => {
      const value = Math.random() < 0.5 ? 1 : 0;
      return { path: "/api/thread/thumbup", body: { threadId, value }, note: { threadId, value } };
    },
  },
  {
    weight: 8,
    kind: "message",
    write: ({ member }) => {
      if (!member.dialogId) return undefined;
      const id = requestId();
      return {
        path: "/api/notice/dialog/send",
        body: { dialogId: member.dialogId, content: id, requestId: id },
        note: id,
      };
    },
  },
  {
    weight: 4,
    kind: "order",
    write: ({ member, goodsId }) => {
      const id = requestId();
      const { addressId } = member;
      return {
        path: "/api/bbs/order/create",
        body: { goodsId, quantity: 1, addressId, requestId: id },
        note: id,
      };
    },
  },
  {
    weight: 1,
    kind: "checkIn",
    write: () => ({ path: "/api/bbs/task/day/sign", body: { filter: {} }, note: true }),
  },
  { weight: 1, kind: "upload", write: () => ({ path: "/common/upload", picture: PIXEL, note: "" }) },
];
const wheel = acts.flatMap((act) => Array(act.weight).fill(act));

/**
 * Members who read and write until `stop`, each on the replica that answered last.
 * @param world `{ members, threadIds, goodsId, replicas, record }`; `record(outcome)` is notified of every answer:
 *   `{ member, at, ms, write, status, fault, path }`, status 0 for no answer
 */
export function live(world) {
  const acknowledged = {
    comment: [],
    like: new Map(),
    message: [],
    order: [],
    checkIn: new Set(),
    upload: [],
  };
  const unsure = new Set();
  const likeKey = (member, { threadId }) => `${member.id} ${threadId}`;
  let stopped = false;
  let abandoned = 0;

  async function send(member, { path, body, picture, page }) {
    const began = performance.now();
    const write = Boolean(body ?? picture);
    const headers = { authorization: `Bearer ${member.token}`, "x-forwarded-for": member.address };
    const init = { headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    if (picture) {
      const form = new FormData();
      form.set("file", new Blob([picture], { type: "image/png" }), "p.png");
      Object.assign(init, { method: "POST", body: form });
    } else if (body) {
      Object.assign(init, { method: "POST", body: JSON.stringify(body) });
      headers["content-type"] = "application/json";
    }
    let answer = { status: 0, code: 0 };
    try {
      const response = await fetch(
        world.replicas[member.replica].origin + (page ? path : `/api${path}`),
        init,
      );
      const said = page ? { length: (await response.text()).length } : await response.json();
      answer = { ...said, status: response.status };
    } catch {
      // Somebody whose page does not answer goes to the next replica, as a balancer would have it.
      member.replica = (member.replica + 1) % world.replicas.length;
    }
    const at = performance.now();
    const { id } = member;
    world.record({
      member: id,
      at,
      ms: at - began,
      write,
      status: answer.status,
      fault: isFault(answer),
      path,
    });
    return answer;
  }

  /** Whether the answer settles the matter: done, or refused for a reason that a second try does not change. */
  const settles = ({ status }) => status === 200 || status === 429;

  async function write(member, { kind, request }) {
    for (let tries = 0; ; tries++) {
      const answer = await send(member, request);
      // A like has no key: one that was given up on here may still be done there, after the next one.
      if (answer.status === 0 && kind === "like") unsure.add(likeKey(member, request.note));
      if (settles(answer)) {
        if (answer.code === 200) note(member, kind, request.note, answer);
        return;
      }
      if (stopped && tries > 20) {
        abandoned++;
        if (kind === "like") unsure.add(likeKey(member, request.note));
        return;
      }
      await pause(300);
    }
  }

  function note(member, kind, what, answer) {
    if (kind === "like") acknowledged.like.set(likeKey(member, what), what.value);
    else if (kind === "checkIn") acknowledged.checkIn.add(member.id);
    else if (kind === "upload") acknowledged.upload.push(answer.url);
    else acknowledged[kind].push(what);
  }

  async function spend(member, index) {
    member.replica = index % world.replicas.length;
    member.address = `10.0.${index >> 8}.${index & 255}`;
    await pause(Math.random() * PAUSE_MS[1]);
    while (!member.dialogId && !stopped) {
      const { data } = await send(member, {
        path: "/api/notice/dialog/new",
        body: { toUserId: member.peerId },
      });
      member.dialogId = data?.id;
      if (!member.dialogId) await pause(PAUSE_MS[1]);
    }
    while (!stopped) {
      const act = pick(wheel);
      const scene = { member, threadId: pick(world.threadIds), goodsId: world.goodsId };
      if (act.read) await send(member, { path: act.read(scene) });
      else if (act.page) await send(member, { path: act.page(scene), page: true });
      else {
        const request = act.write(scene);
        if (request) await write(member, { kind: act.kind, request });
      }
      await pause(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]));
    }
  }

  const lives = world.members.map(spend);
  return {
    acknowledged,
    abandoned: () => abandoned,
    /** Lets everybody finish what they began. */
    async stop() {
      stopped = true;
      await Promise.all(lives);
      for (const key of unsure) acknowledged.like.delete(key);
    },
  };
}
