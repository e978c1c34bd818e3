import { randomBytes } from "node:crypto";
import { elementInTurn, randomElement } from "../lists.ts";
import { pause, type RunningServer } from "../serve.ts";
import type { Community, Member } from "./community.ts";

/** Shortest and longest pause between two acts of a member. */
const PAUSE_MS = { min: 200, max: 600 };
const TIMEOUT_MS = 10_000;

const requestId = () => randomBytes(16).toString("hex");

/** An answer to a member. */
export interface Answer {
  /** ID of the member. */
  member: string;
  /** Time of the answer. */
  at: number;
  ms: number;
  write: boolean;
  /** HTTP status, 0 without an answer. */
  status: number;
  /** Whether no outage explains the answer: an internal error, or a refusal of a valid request. */
  fault: boolean;
  path: string;
}

/** Whether the server has decided: done, or refused for a reason that a second try does not change. */
export const isAnswered = ({ status }: { status: number }) => status === 200 || status === 429;

/** Parts of an answer's body that the acts use. */
interface Body {
  code?: number;
  /** Address of an uploaded picture. */
  url?: string;
  data?: { id?: string };
}

const isFault = (status: number, code: number | undefined) =>
  code === 500 || ![0, 200, 429, 503].includes(status);

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

interface Scene {
  member: ActiveMember;
  threadId: string;
  goodsId: string | undefined;
}

/** A request whose acknowledgement is recorded. */
interface Write {
  kind: keyof Acknowledged;
  path: string;
  body?: object;
  picture?: Uint8Array<ArrayBuffer>;
  /** Identifies the write in the database. */
  key: string;
  /** Value of a like. */
  value?: number;
}

type Act = { weight: number } & (
  | { read: (scene: Scene) => string }
  /** A page that the server renders, as on a first visit. */
  | { page: (scene: Scene) => string }
  | { write: (scene: Scene) => Write | undefined }
);

const likeKey = (member: Member, threadId: string) => `${member.id} ${threadId}`;

/** The acts of members. A write is sent again with the same key until it is answered. */
const acts: Act[] = [
  { weight: 16, read: () => "/api/without/thread/homelist?tab=latest" },
  { weight: 16, read: ({ threadId }) => `/api/without/thread/detailV2?threadId=${threadId}` },
  { weight: 12, read: ({ threadId }) => `/api/without/thread/postlist?threadId=${threadId}` },
  { weight: 6, read: () => "/api/without/emoji" },
  { weight: 10, read: () => "/getInfo" },
  { weight: 1, page: () => "/" },
  { weight: 2, page: ({ threadId }) => `/pages/content/postdetail?threadId=${threadId}` },
  {
    weight: 16,
    write: ({ threadId }) => {
      const key = requestId();
      return {
        kind: "comment",
        path: "/api/thread/addPost",
        body: { threadId, content: `<p>${key}</p>`, requestId: key },
        key,
      };
    },
  },
  {
    weight: 10,
    write: ({ member, threadId }) => {
      const value = Math.random() < 0.5 ? 1 : 0;
      return {
        kind: "like",
        path: "/api/thread/thumbup",
        body: { threadId, value },
        key: likeKey(member, threadId),
        value,
      };
    },
  },
  {
    weight: 8,
    write: ({ member }) => {
      if (!member.dialogId) return undefined;
      const key = requestId();
      return {
        kind: "message",
        path: "/api/notice/dialog/send",
        body: { dialogId: member.dialogId, content: key, requestId: key },
        key,
      };
    },
  },
  {
    weight: 4,
    write: ({ member, goodsId }) => {
      const key = requestId();
      const { addressId } = member;
      return {
        kind: "order",
        path: "/api/bbs/order/create",
        body: { goodsId, quantity: 1, addressId, requestId: key },
        key,
      };
    },
  },
  {
    weight: 1,
    write: ({ member }) => ({
      kind: "checkIn",
      path: "/api/bbs/task/day/sign",
      body: { filter: {} },
      key: member.id,
    }),
  },
  { weight: 1, write: () => ({ kind: "upload", path: "/common/upload", picture: PIXEL, key: "" }) },
];
const wheel = acts.flatMap((act) => new Array<Act>(act.weight).fill(act));

/** Acknowledged writes by kind, as the keys that identify them in the database. */
export interface Acknowledged {
  comment: string[];
  /** The last value by member and thread. */
  like: Map<string, number>;
  message: string[];
  order: string[];
  checkIn: Set<string>;
  /** Addresses of the pictures. */
  upload: string[];
}

/** The number of acknowledged writes of each kind, as a text. */
export const countsOf = (acknowledged: Acknowledged) =>
  Object.entries(acknowledged)
    .map(([kind, writes]) => `${kind} ${"length" in writes ? writes.length : writes.size}`)
    .join(", ");

interface ActiveMember extends Member {
  /** Index of the replica that answered last. */
  replica: number;
  address: string;
  dialogId?: string | undefined;
}

interface World extends Community {
  replicas: Pick<RunningServer, "origin">[];
  /** Called with every answer. */
  record(answer: Answer): void;
}

/** Lets members read and write until `stop`, each at the replica that answered last. */
export function live(world: World) {
  const acknowledged: Acknowledged = {
    comment: [],
    like: new Map(),
    message: [],
    order: [],
    checkIn: new Set(),
    upload: [],
  };
  /** Keys of likes whose last value is not known. */
  const unsure = new Set<string>();
  let stopped = false;
  let abandoned = 0;

  async function send(
    member: ActiveMember,
    { path, body, picture, page }: Pick<Write, "path" | "body" | "picture"> & { page?: boolean },
  ) {
    const began = performance.now();
    const headers: Record<string, string> = {
      authorization: `Bearer ${member.token}`,
      "x-forwarded-for": member.address,
    };
    const init: RequestInit = { headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    if (picture) {
      const form = new FormData();
      form.set("file", new Blob([picture], { type: "image/png" }), "p.png");
      Object.assign(init, { method: "POST", body: form });
    } else if (body) {
      Object.assign(init, { method: "POST", body: JSON.stringify(body) });
      headers["content-type"] = "application/json";
    }
    let status = 0;
    let content: Body = {};
    try {
      const { origin } = elementInTurn(world.replicas, member.replica);
      const response = await fetch(origin + (page ? path : `/api${path}`), init);
      if (page) await response.text();
      else content = await response.json();
      status = response.status;
    } catch {
      // A member without an answer goes to the next replica, as a balancer would do.
      member.replica += 1;
    }
    const at = performance.now();
    world.record({
      member: member.id,
      at,
      ms: at - began,
      write: Boolean(body ?? picture),
      status,
      fault: isFault(status, content.code),
      path,
    });
    return { status, content };
  }

  async function write(member: ActiveMember, request: Write) {
    for (let tries = 0; ; tries++) {
      const { status, content } = await send(member, request);
      // A like has no request ID: an unanswered one may still be done there, after the next one.
      if (status === 0 && request.kind === "like") unsure.add(request.key);
      if (isAnswered({ status })) {
        if (content.code === 200) acknowledge(request, content);
        return;
      }
      if (stopped && tries > 20) {
        abandoned++;
        if (request.kind === "like") unsure.add(request.key);
        return;
      }
      await pause(300);
    }
  }

  function acknowledge({ kind, key, value = 0 }: Write, { url = "" }: Body) {
    if (kind === "like") acknowledged.like.set(key, value);
    else if (kind === "checkIn") acknowledged.checkIn.add(key);
    else acknowledged[kind].push(kind === "upload" ? url : key);
  }

  async function spend(profile: Member, index: number) {
    const member: ActiveMember = {
      ...profile,
      replica: index % world.replicas.length,
      address: `10.0.${index >> 8}.${index & 255}`,
    };
    await pause(Math.random() * PAUSE_MS.max);
    while (!member.dialogId && !stopped) {
      const { content } = await send(member, {
        path: "/api/notice/dialog/new",
        body: { toUserId: member.peerId },
      });
      member.dialogId = content.data?.id;
      if (!member.dialogId) await pause(PAUSE_MS.max);
    }
    while (!stopped) {
      const act = randomElement(wheel);
      const scene = { member, threadId: randomElement(world.threadIds), goodsId: world.goodsId };
      if ("read" in act) await send(member, { path: act.read(scene) });
      else if ("page" in act) await send(member, { path: act.page(scene), page: true });
      else {
        const request = act.write(scene);
        if (request) await write(member, request);
      }
      await pause(PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
    }
  }

  const lives = world.members.map(spend);
  return {
    acknowledged,
    abandoned: () => abandoned,
    /** Waits until every member has finished their act. */
    async stop() {
      stopped = true;
      await Promise.all(lives);
      for (const key of unsure) acknowledged.like.delete(key);
    },
  };
}
