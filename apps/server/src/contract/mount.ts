import multipart from "@fastify/multipart";
import type { OperationMeta } from "@lenscape/api/operation.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { checkText } from "../core/failures.ts";
import { MomentCache } from "../core/moment-cache.ts";
import { forbidden, Refusal } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";
import { viewerOf } from "../core/session.ts";
import { may, type Viewer } from "../core/viewer.ts";
import { shownBy, type View } from "../core/views.ts";
import { policy } from "../policy.ts";
import type { Handlers, OperationId } from "./handler.ts";
import { type Operation, operations } from "./operations.ts";
import { serializer, validators } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** POST calls that only read. */
const ASKING_POSTS: readonly OperationId[] = [
  "otherInfo",
  "otherInfoOfMember",
  "ownInfo",
  "taskInfo",
  "threadBrowse",
  "viewerState",
  "unreadNotification",
];

/** POST calls that only read, or change what their caller alone sees: they leave the visitors' cache alone. */
const READING_POSTS = new Set<OperationId>([
  ...ASKING_POSTS,
  "checkInMakeup",
  "checkInRemind",
  "dialogNew",
  "dialogSend",
  "dialogRead",
  "dialogRecall",
  "dialogDelete",
  "noticeRead",
  "readAll",
  "prizeClaim",
  "prizeConfirm",
  "prizeShip",
  "taskDaySign",
]);

/** What clients ask for again and again: however often, it costs one look at the database in a moment. */
const POLLS = new Set<OperationId>(["unreadNotification"]);

/**
 * Nothing between server and page may keep a piece of a stream back, or the whole of it. Nothing else comes over its
 * connection: one that outlived it would hold up a server that stops.
 */
const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  connection: "close",
};

const FORMS = {
  limits: { fileSize: policy.upload.maxBytes, files: 1, fields: 5, fieldSize: 1024 },
  // Whether a file was cut is known when it has been read; its reader looks.
  throwFileSizeLimit: false,
};

/** Longer ones are nobody's: they are not worth being hashed and looked for. */
const TOKEN_LENGTH = 200;

/** The token of a request: the scheme's name in any case (RFC 9110), any white space behind it. */
function bearerOf({ headers: { authorization = "" } }: FastifyRequest): string | undefined {
  if (!/^bearer\s/i.test(authorization)) return undefined;
  const token = authorization.slice("bearer".length).trim();
  return token !== "" && token.length <= TOKEN_LENGTH ? token : undefined;
}

/**
 * Lets in whom the contract lets in, with the permission it demands; a stale token on a public call makes a visitor
 * (ruling 24). It waits only where it must ask the database: a poll's caller is mostly known.
 * @param count counts the attempt, whatever becomes of it; nothing of the call has been read yet
 */
function authenticator(
  auth: OperationMeta["auth"],
  viewerOfToken: (token: string) => Viewer | null | Promise<Viewer | null>,
  permission: string | undefined,
  count: (request: FastifyRequest, viewer: Viewer | null) => void,
) {
  const admit = (request: FastifyRequest, viewer: Viewer | null) => {
    count(request, viewer);
    if (auth === "token" && !viewer) throw new Refusal(401, "认证失败，无法访问系统资源");
    if (permission !== undefined && !(viewer && may(viewer, permission))) forbidden();
    request.viewer = viewer;
  };
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const token = auth === "public" ? undefined : bearerOf(request);
    const viewer = token ? viewerOfToken(token) : null;
    if (viewer instanceof Promise) return viewer.then((known) => admit(request, known));
    admit(request, viewer);
    done();
  };
}

/**
 * What an attempt at a call costs its caller: one if it may write, and more for a long body, whose length is not known
 * where it comes in chunks. Files have limits of their own.
 */
function costOf(request: FastifyRequest, writes: boolean, takesForm: boolean): number {
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  const bytes = takesForm ? 0 : chunked ? request.routeOptions.bodyLimit : Number(length ?? 0);
  return (writes ? 1 : 0) + Math.floor((bytes || 0) / (policy.attempts.bodyKb * 1024));
}

/**
 * Stands in for the validator where the contract names no query parameter at all.
 * @throws Refusal 400 that names the first one
 */
function refuseQuery(query: unknown): void {
  const [name] = Object.keys(query as object);
  if (name !== undefined) throw new Refusal(400, `不认识的字段 ${name}`);
}

function envelope(kind: OperationMeta["envelope"], answer: unknown) {
  if (kind === "data") return { code: 200, msg: "操作成功", data: answer };
  return { code: 200, msg: kind === "page" ? "查询成功" : "操作成功", ...(answer as object | undefined) };
}

/**
 * An answer that is kept for a moment, because it is the same for all visitors or because a member polls for it; any
 * write through this process ends it.
 */
interface Kept {
  /** A page as bytes, which are not encoded anew for every answer; a poll as text, which goes out in one piece with its head. */
  payload: Buffer | string;
  views: readonly View[];
}

/**
 * Mounts every operation of the contract under `config.apiBase`: validation, authentication, envelope and serialisation
 * come from the contract; a handler gives the bare answer.
 * @throws when an operation has no handler, so that the server does not start
 */
export async function mountContract(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
): Promise<void> {
  const cache = new MomentCache<Kept>(policy.visitorCacheMs, policy.visitorCacheEntries);
  // What members poll for ends with any call that may write, also with those that leave the visitors' cache alone.
  const polls = new MomentCache<Kept>(policy.visitorCacheMs, policy.visitorCacheEntries);
  const polling = new MomentCache<Viewer | null>(policy.visitorCacheMs, policy.visitorCacheEntries);
  // What others wrote ends it too, as soon as a page of this process is told of it.
  app.live.onNews = () => {
    cache.clear();
    polls.clear();
  };
  app.decorateRequest("viewer", null);

  function route({ id, permission, needsBody, takesForm, schema }: Operation) {
    const handler = handlers[id] as (context: unknown) => Promise<unknown>;
    if (!handler) throw new Error(`no handler: ${id}`);
    const { auth, method, envelope: kind } = operationTable[id];
    const reads = method === "get" || READING_POSTS.has(id);
    const writes = method !== "get" && !ASKING_POSTS.includes(id);
    const attempt = (request: FastifyRequest, viewer: Viewer | null) => {
      const cost = method === "get" ? 0 : costOf(request, writes, takesForm);
      const { member, address } = policy.attempts;
      if (cost > 0) app.attempts.take(viewer?.id ?? request.ip, cost, viewer ? member : address);
    };
    const ask = (request: FastifyRequest, views: View[]) =>
      handler({
        ...services,
        views: { add: (what: View[0], id: View[1]) => void views.push([what, id]) },
        viewer: request.viewer,
        query: request.query,
        path: request.params,
        body: request.body,
        ip: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        request,
      });
    const answer = async (request: FastifyRequest) => {
      const views: View[] = [];
      const given = await ask(request, views);
      return { body: envelope(kind, given), views };
    };
    const count = (request: FastifyRequest, views: readonly View[]) => {
      if (views.length === 0) return;
      app.views.add(views);
      shownBy.set(request.raw, views);
    };
    const polled = POLLS.has(id);
    const cached = method === "get" && auth !== "token" && id !== "captchaImage";
    /** Under what the answer is kept; undefined = it is not. */
    const keyOf = ({ viewer, url }: FastifyRequest) => {
      if (viewer) return polled ? `${viewer.id} ${url}` : undefined;
      return cached ? url : undefined;
    };
    const known = (token: string) => viewerOf(services.db, token);
    const knownForMoment = (token: string) => polling.get(token, () => known(token));
    const send = (request: FastifyRequest, reply: FastifyReply, { payload, views }: Kept) => {
      count(request, views);
      reply.type("application/json; charset=utf-8").send(payload);
    };
    const keep = async (request: FastifyRequest, reply: FastifyReply): Promise<Kept> => {
      const serialize = reply.getSerializationFunction("200", "application/json")!;
      const { body, views } = await answer(request);
      const text = serialize(body as Record<string, unknown>);
      return { payload: polled ? text : Buffer.from(text), views };
    };
    const fresh = async (request: FastifyRequest) => {
      const { body, views } = await answer(request);
      count(request, views);
      if (!reads) cache.clear();
      if (method !== "get") {
        polls.clear();
        polling.clear();
      }
      return body;
    };
    return {
      ...((auth !== "public" || method !== "get") && {
        onRequest: authenticator(auth, polled ? knownForMoment : known, permission, attempt),
      }),
      preValidation: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        if (!schema.querystring) refuseQuery(request.query);
        if (request.body === undefined && needsBody) throw new Refusal(400, "请求体不能为空");
        checkText(request.query);
        checkText(request.body);
        done();
      },
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        if (kind === "stream")
          return ask(request, []).then((stream) => reply.headers(STREAM_HEADERS).send(stream));
        const key = keyOf(request);
        if (key === undefined) return fresh(request);
        const kept = (polled ? polls : cache).get(key, () => keep(request, reply));
        if (kept instanceof Promise) return kept.then((made) => send(request, reply, made));
        send(request, reply, kept);
      },
    };
  }

  // Text would reach a handler unchecked: the contract describes JSON alone.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validators() as never);
  app.setSerializerCompiler(serializer as never);
  const { apiBase: prefix } = services.config;
  const mount = (api: FastifyInstance, forms: boolean) => {
    for (const operation of operations.filter(({ takesForm }) => takesForm === forms)) {
      const { method, url, schema } = operation;
      api.route({ method, url, schema, ...route(operation) });
    }
  };
  await app.register(async (api) => mount(api, false), { prefix });
  // What reads forms has hooks of its own, which no other call needs to pass.
  await app.register(
    async (api) => {
      await api.register(multipart, FORMS);
      mount(api, true);
    },
    { prefix },
  );
}
