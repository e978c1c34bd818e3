import createClient, { type RequestBodyOption } from "openapi-fetch";
import { standardTimeouts, type Timeouts, withDeadline } from "./deadline.ts";
import { readAnswer } from "./envelope.ts";
import { ApiError, codeError, networkError, statusError } from "./errors.ts";
import { type OperationMeta, operationTable } from "./operations.gen.ts";
import type { operations } from "./schema.gen.ts";
import type { Session } from "./session.ts";
import type { AnswerOf, OperationId, QueryOf, StreamId, UploadResult } from "./types.ts";

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
  /**
   * Whether public calls carry the token too; asked before each call, `false` by default (API-006). For a community that is
   * not open yet: it answers operators only, whatever they call.
   */
  authenticatesPublicCalls?: () => boolean;
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
type AuthPart<Id extends OperationId> = (typeof operationTable)[Id]["auth"] extends "optional"
  ? {
      /** Sends the token when there is one, so that the answer knows the viewer. */
      auth?: boolean;
    }
  : { auth?: never };

export type CallOptions<Id extends OperationId> = Common &
  AuthPart<Id> &
  Pick<operations[Id]["parameters"], "query" | "path"> &
  RequestBodyOption<operations[Id]>;

type CallArgs<Id extends OperationId> =
  Record<string, never> extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

export interface UploadOptions extends Common {
  /** The share of the file that has been sent, 0 to 1. */
  onProgress?(share: number): void;
}

export interface Api {
  /**
   * Performs one operation of the contract and returns what is inside its envelope; rejects with `ApiError`. What needs
   * a session is not sent without one, nor with one that is being left: it rejects as the server would answer it.
   */
  call<Id extends JsonOperationId>(id: Id, ...args: CallArgs<Id>): Promise<AnswerOf<Id>>;
  /** Sends one picture or video; over 10485760 bytes it rejects without sending (VALID-017). */
  upload(file: Blob, options?: UploadOptions): Promise<UploadResult>;
  /**
   * Opens the stream that a member's operation answers with, and returns the answer as it is, a refusal too, without a
   * time limit and without telling anybody: `readEvents` makes events of it. Rejects when there is no answer, and
   * without a session.
   */
  open<Id extends StreamId>(
    id: Id,
    options: { query?: QueryOf<Id>; signal: AbortSignal },
  ): Promise<{ response: Response }>;
  /** What is needed to speak a protocol that lies next to the contract, as resumable uploads do. */
  protocol(path: string): Protocol;
  /** Lets the next 401 be told again: call it when the dialog is closed. */
  rearm(): void;
}

/** An address under the base that is no operation of the contract, with the rules that operations have. */
export interface Protocol {
  readonly url: string;
  /** The headers of a request, with the token as it is now. */
  headers(): Record<string, string>;
  /** Rejects with what a refusal of the server means; a 401 ends the session, as that of a call does. Nobody is notified. */
  refuse(status: number, body: string): Promise<never>;
}

/** What `call` and `upload` give to the transport once their types have done their work. */
interface Plain extends Common {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
  auth?: boolean;
}

/** Which operation is called is known at run time alone: to the transport they are all the same. */
interface AnyOperation {
  parameters: Pick<Plain, "query" | "path">;
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
}
type AnyPath = Record<string, Record<OperationMeta["method"], AnyOperation>>;

/**
 * Makes a client of the contract. It keeps nothing outside itself, so a server makes one per request. Every failure
 * rejects with `ApiError`, except for the caller's own abort, which rejects with the signal's reason and is not
 * reported.
 */
export function createApi({
  baseUrl = "/api",
  fetch = (request) => globalThis.fetch(request),
  session,
  events = {},
  timeoutMs = standardTimeouts,
  authenticatesPublicCalls = () => false,
}: ApiOptions = {}): Api {
  const transport = createClient<AnyPath>({ baseUrl, fetch }).request;
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

  /** The token to send. One that is being left is sent no more. */
  function currentToken(): string | undefined {
    const token = session?.token();
    return token === leaving ? undefined : token;
  }

  const tokenFor = (meta: OperationMeta, auth: boolean | undefined) =>
    meta.auth === "token" || (meta.auth === "optional" && auth) || authenticatesPublicCalls()
      ? currentToken()
      : undefined;

  /** Whether an operation is refused here: asking the server would say no more. Who keeps no session is asked for none. */
  const needsSession = (meta: OperationMeta, token: string | undefined) =>
    session !== undefined && meta.auth === "token" && token === undefined;

  const noSession = () => Promise.reject(codeError(401));

  function perform(meta: OperationMeta, options: Plain): Promise<unknown> {
    const token = tokenFor(meta, options.auth);
    const isQuiet = meta.silent || meta.envelope === "page";
    const { query, path, body, signal, silent = isQuiet && "codes" } = options;
    if (needsSession(meta, token)) return settle(token, { silent, signal }, noSession);
    // What else is on its way may be answered with 401 before this call is answered.
    if (meta.endsSession) leaving = token;
    const exchange = () =>
      withDeadline(timeoutMs[meta.timeout ?? "request"], signal, async (inner) => {
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
          if (meta.endsSession) told = true;
          return answer;
        },
        (cause: unknown) => {
          if (meta.endsSession) leaving = undefined;
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
    const meta = operationTable.commonUpload;
    if (!request) return perform(meta, { body, signal, silent });
    const token = tokenFor(meta, undefined);
    if (needsSession(meta, token)) return settle(token, { silent, signal }, noSession);
    return settle(token, { silent, signal }, () =>
      withDeadline(timeoutMs[meta.timeout], signal, async (inner, restart) => {
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
  }

  return {
    call: (id, ...[options]) => perform(operationTable[id], options ?? {}) as Promise<AnswerOf<typeof id>>,
    upload: (file, options) => upload(file, options) as Promise<UploadResult>,
    open: (id, { query, signal }) => {
      const token = currentToken();
      if (session && token === undefined) return noSession();
      const headers = headersFor(token);
      const { path } = operationTable[id];
      return transport("get", path, { params: { query }, headers, signal, parseAs: "stream" });
    },
    protocol: (path) => {
      let sent: string | undefined;
      return {
        url: baseUrl + path,
        headers: () => {
          sent = currentToken();
          return headersFor(sent);
        },
        refuse: (status, body) =>
          settle(sent, { silent: true, signal: undefined }, async () => {
            readAnswer(status, body, "flat");
            throw statusError(status);
          }),
      };
    },
    rearm: () => {
      told = false;
    },
  };
}
