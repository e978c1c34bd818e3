import createClient from "openapi-fetch";
import { standardTimeouts, type Timeouts, withDeadline } from "./deadline.ts";
import { readAnswer } from "./envelope.ts";
import { ApiError, codeError, networkError } from "./errors.ts";
import type { OperationMeta } from "./operation.gen.ts";
import type { operationTable } from "./operations.gen.ts";
import { earlyOperations } from "./operations-early.gen.ts";
import type { paths } from "./schema.gen.ts";
import type { Session } from "./session.ts";
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf, StreamId, UploadResult } from "./types.ts";

/** What the application is told; both may be called outside any component. */
export interface ApiEvents {
  /** A 401 answer has ended the session. Called once until `rearm` or the next session (STATE-036). */
  onUnauthorized?(): void;
  /** A call that is not silent has failed, for the toast. A 401 never comes here: it has its dialog. */
  onError?(error: ApiError): void;
}

export interface ApiOptions {
  /** Where the contract is mounted. On the server it must be absolute: there is no page to resolve it against. */
  baseUrl?: string;
  /** Replaces the global fetch, e.g. by calls that stay in the process. */
  fetch?: (request: Request) => Promise<Response>;
  session?: Pick<Session, "token" | "expire">;
  events?: ApiEvents;
  timeoutMs?: Timeouts;
}

interface Common {
  signal?: AbortSignal;
  /**
   * Whether `onError` stays uncalled. Left out, lists and follow calls are silent about the server's refusals alone
   * (API-164, API-165): that there is no answer at all is told.
   */
  silent?: boolean;
}

/** codes: silent about answers that carry a code, not about those that are missing or cannot be read. */
type Silence = boolean | "codes";

type JsonOperationId = Exclude<OperationId, "commonUpload" | StreamId>;
type QueryPart<Id extends OperationId> = [QueryOf<Id>] extends [never]
  ? { query?: never }
  : Record<string, never> extends QueryOf<Id>
    ? { query?: QueryOf<Id> }
    : { query: QueryOf<Id> };
type PathPart<Id extends OperationId> = [PathOf<Id>] extends [never]
  ? { path?: never }
  : { path: PathOf<Id> };
type BodyPart<Id extends OperationId> = [BodyOf<Id>] extends [never]
  ? { body?: never }
  : Record<string, never> extends BodyOf<Id>
    ? { body?: BodyOf<Id> }
    : { body: BodyOf<Id> };
type AuthPart<Id extends OperationId> = (typeof operationTable)[Id]["auth"] extends "optional"
  ? {
      /** Sends the token when there is one, so that the answer knows the viewer. */
      auth?: boolean;
    }
  : { auth?: never };

export type CallOptions<Id extends OperationId> = Common &
  QueryPart<Id> &
  PathPart<Id> &
  BodyPart<Id> &
  AuthPart<Id>;

type CallArgs<Id extends OperationId> =
  Record<string, never> extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

export interface UploadOptions extends Common {
  /** The share of the file that has been sent, 0 to 1. */
  onProgress?(share: number): void;
}

export interface Api {
  /**
   * Performs one operation of the contract and gives what is inside its envelope; rejects with `ApiError`. What needs a
   * session is not sent without one, nor with one that is being left: it rejects as the server would answer it.
   */
  call<Id extends JsonOperationId>(id: Id, ...args: CallArgs<Id>): Promise<AnswerOf<Id>>;
  /** Sends one picture or video; over 10485760 bytes it rejects without sending (VALID-017). */
  upload(file: Blob, options?: UploadOptions): Promise<UploadResult>;
  /**
   * Opens the address of a member's operation that answers with a stream, and gives the answer as it is, a refusal too,
   * without a time limit and without telling anybody: `readEvents` makes events of it. Rejects when there is no answer,
   * and without a session.
   */
  open(path: string, options: { query?: object; signal: AbortSignal }): Promise<{ response: Response }>;
  /** Lets the next 401 be told again: call it when the dialog is closed. */
  rearm(): void;
}

/** What `call` and `upload` give to the transport once their types have done their work. */
interface Plain extends Common {
  query?: unknown;
  path?: unknown;
  body?: unknown;
  auth?: boolean;
}

type Transport = (
  method: string,
  path: string,
  init: {
    params: { query?: unknown; path?: unknown };
    body?: unknown;
    headers: Record<string, string>;
    signal: AbortSignal;
    parseAs: "text" | "stream";
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const QUIET_OPERATIONS: readonly OperationId[] = ["followAdd", "followDel"];

/** The operations after which the token they were sent with is worth nothing, by the member's own wish. */
const LEAVING_OPERATIONS: readonly OperationId[] = ["logout", "ownInfoRevoked"];

const isQuiet = (id: OperationId, meta: OperationMeta) =>
  meta.envelope === "page" || QUIET_OPERATIONS.includes(id);

/**
 * Makes a client of the contract. It keeps nothing outside itself, so a server makes one per request. Every failure
 * rejects with `ApiError`, but for the caller's own abort, which rejects with the signal's reason and is told to
 * nobody.
 */
export function createApi({
  baseUrl = "/api",
  fetch = (request) => globalThis.fetch(request),
  session,
  events = {},
  timeoutMs = standardTimeouts,
}: ApiOptions = {}): Api {
  // The operation is chosen at run time, so the types of a single path cannot follow: `call` has checked them.
  const transport = createClient<paths>({ baseUrl, fetch }).request as unknown as Transport;
  let told = false;
  let leaving: string | undefined;

  function headersFor(token: string | undefined): Record<string, string> {
    const headers = { Accept: "application/json", platform: "pcweb" };
    return token ? { ...headers, Authorization: `Bearer ${token}` } : headers;
  }

  /** A 401 ends only the session that the request was sent with: a newer one, or one left since, is not its business. */
  function endSession(sent: string | undefined) {
    const current = session?.token();
    if (current !== sent || (sent && sent === leaving)) return;
    if (current) told = false;
    session?.expire();
    if (told) return;
    told = true;
    events.onUnauthorized?.();
  }

  /** Runs one exchange, and tells the session and the events of its failure before rejecting. */
  async function settle<T>(
    sent: string | undefined,
    { silent, signal }: { silent: Silence; signal: AbortSignal | undefined },
    exchange: () => Promise<T>,
  ): Promise<T> {
    try {
      return await exchange();
    } catch (cause) {
      if (signal?.aborted && cause === signal.reason) throw cause;
      const error = cause instanceof ApiError ? cause : networkError(cause);
      error.silent = silent === "codes" ? error.kind === "code" : silent;
      if (error.code === 401) endSession(sent);
      else if (!error.silent) events.onError?.(error);
      throw error;
    }
  }

  /** Goes on with what is known of an operation: at once for those of a first visit, once the rest is loaded for the others. */
  function withMeta<T>(
    id: OperationId,
    { silent = false, signal }: Common,
    go: (meta: OperationMeta) => Promise<T>,
  ): Promise<T> {
    if (id in earlyOperations) return go(earlyOperations[id as keyof typeof earlyOperations]);
    const part = <Part>(load: () => Promise<Part>) => settle(undefined, { silent, signal }, load);
    return part(() => import("./operations-late.gen.ts")).then(({ lateOperations }) =>
      id in lateOperations
        ? go(lateOperations[id as keyof typeof lateOperations])
        : part(() => import("./operations-staff.gen.ts")).then(({ staffOperations }) =>
            go(staffOperations[id as keyof typeof staffOperations]),
          ),
    );
  }

  /** The token to send. One that is being left is sent no more. */
  function currentToken(): string | undefined {
    const token = session?.token();
    return token === leaving ? undefined : token;
  }

  const tokenFor = (meta: OperationMeta, auth: boolean | undefined) =>
    meta.auth === "token" || (meta.auth === "optional" && auth) ? currentToken() : undefined;

  /** Whether an operation is refused here: asking the server would say no more. Who keeps no session is asked for none. */
  const needsSession = (meta: OperationMeta, token: string | undefined) =>
    session !== undefined && meta.auth === "token" && token === undefined;

  const noSession = () => Promise.reject(codeError(401));

  const perform = (id: OperationId, options: Plain, limit: number): Promise<unknown> =>
    withMeta(id, options, (meta) => send(id, meta, options, limit));

  function send(id: OperationId, meta: OperationMeta, options: Plain, limit: number): Promise<unknown> {
    const token = tokenFor(meta, options.auth);
    const { query, path, body, signal, silent = isQuiet(id, meta) && "codes" } = options;
    if (needsSession(meta, token)) return settle(token, { silent, signal }, noSession);
    const leaves = LEAVING_OPERATIONS.includes(id);
    // What else is on its way may be answered with 401 before this call is answered.
    if (leaves) leaving = token;
    const exchange = () =>
      withDeadline(limit, signal, async (inner) => {
        const { data, error, response } = await transport(meta.method, meta.path, {
          params: { query, path },
          body,
          headers: headersFor(token),
          signal: inner,
          parseAs: "text",
        });
        return readAnswer(response.status, response.ok ? data : error, meta.envelope);
      });
    return settle(token, { silent, signal }, () =>
      exchange().then(
        (answer) => {
          // Nor is it news to the page that is being left that there is no session any more.
          if (leaves) told = true;
          return answer;
        },
        (cause: unknown) => {
          if (leaves) leaving = undefined;
          throw cause;
        },
      ),
    );
  }

  /** In the browser over the one interface that tells progress; its code comes with the first file. */
  async function upload(file: Blob, options: UploadOptions = {}): Promise<unknown> {
    const { onProgress, signal, silent = false } = options;
    const { browserUploadRequest, sendUpload } = await settle(undefined, { silent, signal }, async () => {
      const part = await import("./upload.ts");
      part.checkUploadSize(file);
      return part;
    });
    const body = new FormData();
    body.append("file", file);
    const request = browserUploadRequest();
    if (!request) return perform("commonUpload", { body, signal, silent }, timeoutMs.upload);
    return withMeta("commonUpload", options, (meta) => {
      const token = tokenFor(meta, undefined);
      if (needsSession(meta, token)) return settle(token, { silent, signal }, noSession);
      return settle(token, { silent, signal }, () =>
        withDeadline(timeoutMs.upload, signal, async (inner, restart) => {
          const { status, text } = await sendUpload(request, {
            url: `${baseUrl}${meta.path}`,
            headers: headersFor(token),
            body,
            signal: inner,
            onProgress: (share) => {
              restart();
              onProgress?.(share);
            },
          });
          return readAnswer(status, text, meta.envelope);
        }),
      );
    });
  }

  return {
    call: (id, ...[options]) => {
      const limit = id === "captchaImage" ? timeoutMs.captcha : timeoutMs.request;
      return perform(id, options ?? {}, limit) as Promise<AnswerOf<typeof id>>;
    },
    upload: (file, options) => upload(file, options) as Promise<UploadResult>,
    open: (path, { query, signal }) => {
      const token = currentToken();
      if (session && token === undefined) return noSession();
      const headers = headersFor(token);
      return transport("get", path, { params: { query }, headers, signal, parseAs: "stream" });
    },
    rearm: () => {
      told = false;
    },
  };
}
