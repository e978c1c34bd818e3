import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { rates } from "@lenscape/api/rates.gen";
import { Server } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { admission } from "../../contract/admission.ts";
import { operations } from "../../contract/operations.ts";
import { type Failure, failureOf } from "../../core/failures.ts";
import { limitCalls, limitRate } from "../../core/rate.ts";
import { type ErrorReason, notFound, RequestError } from "../../core/request-error.ts";
import type { Services } from "../../core/services.ts";
import type { Viewer } from "../../core/viewer.ts";
import { policy } from "../../policy.ts";
import { isFull } from "./disk-storage.ts";
import { cleanFileName } from "./incoming-files.ts";
import { inMegabytes, uploadTexts } from "./media.ts";
import { findResumable, insertResumable } from "./resumable.queries.ts";
import { createLocker, getReceivedBytes, PartStore, removeResumableFile } from "./resumable-store.ts";

const {
  retrySeconds,
  resumable: { perDay, lock },
} = policy.upload;

/** Path below the API base. The tus protocol is not part of the contract (decision 0019). */
export const RESUMABLE_PATH = "/api/bbs/upload/resumable";

const ID = /^[0-9a-f]{32}$/;

/** Error reasons for the status codes of @tus/server; any other one is a violation of the protocol. */
const REFUSALS: Readonly<Record<number, readonly [ErrorReason, string]>> = {
  404: ["NOT_FOUND", uploadTexts.resumableGone],
  409: ["STATE_CHANGED", uploadTexts.resumableOffset],
  410: ["NOT_FOUND", uploadTexts.resumableGone],
  413: ["FILE_TOO_LARGE", uploadTexts.resumableLonger],
};

/** Sends an error with a body. Other tus clients only read the status. */
function refuse(reply: FastifyReply, { code, msg, reason, retryAfter }: Failure, status: number = code) {
  reply.failureCode = code;
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply
    .status(status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ code, msg, reason, retryAfter });
}

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

/** Streams a part. Ends normally if the connection breaks, so that the received bytes are stored. */
function readPart({ raw }: FastifyRequest): PassThrough {
  const part = new PassThrough();
  const end = () => part.end();
  raw.once("error", end).once("close", end).pipe(part);
  return part;
}

/**
 * Serves resumable video uploads by tus 1.0.0 (creation, expiration, termination). `uploadFinish` turns a
 * complete upload into a video.
 */
export function serveResumable(
  api: FastifyInstance,
  { db, config }: Services,
  lacksTwoStep?: (viewer: Viewer) => Promise<boolean>,
): void {
  const { dataDir, readsPerMinute, videoMaxBytes } = config;
  const callers = new WeakMap<Request, Viewer>();
  const faults = new WeakMap<Request, unknown>();

  /** Checks limits and inserts the upload. @throws RequestError 400, 409, 413 or 429 */
  async function begin({ id: userId }: Viewer, id: string, bytes: number, name: string): Promise<void> {
    if (bytes === 0) throw new RequestError("FILE_MISSING", uploadTexts.empty);
    const { often, videosSpent } = uploadTexts;
    await limitCalls(db, rates.upload, userId, often);
    const day = { max: perDay * Math.ceil(videoMaxBytes / 1024), windowSeconds: 86_400 };
    const spent = videosSpent(inMegabytes(perDay * videoMaxBytes));
    const row = { id, userId, bytes, originalName: cleanFileName(name) };
    const replacedIds = await insertResumable(db, row, {
      isEmpty: async (other) => (await getReceivedBytes(dataDir, other).catch(() => -1)) === 0,
      spend: (tx) => limitRate(tx, `resumable-bytes:${userId}`, day, spent, Math.ceil(bytes / 1024)),
    });
    await Promise.all(replacedIds.map((other) => removeResumableFile(dataDir, other)));
  }

  const store = new PartStore(db, dataDir);
  const tus = new Server({
    path: `${config.apiBase}${RESUMABLE_PATH}`,
    datastore: store,
    locker: createLocker(db),
    lockDrainTimeout: lock.drainMs,
    relativeLocation: true,
    maxSize: videoMaxBytes,
    namingFunction: () => randomBytes(16).toString("hex"),
    async onUploadCreate(request, { id, size, metadata }) {
      await begin(callers.get(request)!, id, size!, metadata?.filename ?? "");
      return {};
    },
    onResponseError: (request, error) => void faults.set(request, error),
  });

  /** Forwards a request to @tus/server. @throws refusals of this server and system errors */
  async function relay(request: FastifyRequest, reply: FastifyReply) {
    const { method, headers, raw } = request;
    const part = method === "PATCH" ? readPart(request) : undefined;
    // The tus server takes the ID from the end of the address, so a query could name another upload than the path.
    const { pathname } = new URL(request.url, "http://tus");
    const tusRequest = new Request(new URL(pathname, "http://tus"), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === "string" ? [[name, value]] : [],
      ),
      ...(part && { body: Readable.toWeb(part) as ReadableStream, duplex: "half" }),
    } as RequestInit);
    callers.set(tusRequest, request.viewer!);
    try {
      const response = await tus.handleWeb(tusRequest);
      const fault = (part && (await store.takeError(idOf(request)))) ?? faults.get(tusRequest);
      if (fault instanceof RequestError) throw fault;
      if (fault instanceof Error && !("status_code" in fault)) throw fault;
      response.headers.forEach((value, name) => {
        if (!name.startsWith("access-control-")) reply.header(name, value);
      });
      const { status } = response;
      if (status < 400) return reply.status(status).send();
      const [reason, msg] = REFUSALS[status] ?? ["INVALID_INPUT", uploadTexts.resumableProtocol];
      const { code } = new RequestError(reason, msg);
      return refuse(
        reply.removeHeader("content-length"),
        { code, reason, msg: status === 413 ? getTooLargeText(headers) : msg },
        status,
      );
    } finally {
      // Drain the unread rest of the part, because the response does not reach a client that is still
      // sending.
      raw.unpipe().resume();
    }
  }

  /** Message for a part that exceeds its upload, or an upload that exceeds the maximum. */
  const getTooLargeText = ({ "upload-length": length }: FastifyRequest["headers"]) =>
    length === undefined
      ? uploadTexts.resumableLonger
      : uploadTexts.resumableTooLarge(inMegabytes(videoMaxBytes));

  api.register(async (routes) => {
    const upload = operations.find(({ id }) => id === "commonUpload")!;
    const admit = admission(
      upload,
      api.attempts,
      readsPerMinute,
      (token) => api.viewers.get(token),
      lacksTwoStep,
    );
    routes.addHook("onRequest", admit!);
    routes.addContentTypeParser("application/offset+octet-stream", (_request, _part, done) => done(null));
    routes.setErrorHandler((error, request, reply) => {
      if (isFull(error)) {
        request.server.reports.error("no room for uploads", error);
        const full = new RequestError("STORAGE_FULL", uploadTexts.full, retrySeconds.full);
        return refuse(reply, failureOf(full)!);
      }
      const failure = failureOf(error as Error);
      if (!failure || failure.code >= 500) throw error;
      return refuse(reply, failure);
    });

    const config = { operation: "upload" };
    routes.post(RESUMABLE_PATH, { config }, relay);
    routes.route({
      method: ["HEAD", "PATCH", "DELETE"],
      url: `${RESUMABLE_PATH}/:id`,
      config,
      async handler(request, reply) {
        const id = idOf(request);
        // Uploads of other members are reported as not found.
        if (!ID.test(id) || !(await findResumable(db, id, request.viewer!.id))) notFound();
        return relay(request, reply);
      },
    });
  });
}
