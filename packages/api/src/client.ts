import createClient, { type RequestBodyOption } from "openapi-fetch";
import { standardTimeouts, type Timeouts, withDeadline } from "./deadline.ts";
import { readAnswer } from "./envelope.ts";
import { ApiError, codeError, networkError, statusError } from "./errors.ts";
import { type OperationMeta, operationTable } from "./operations.gen.ts";
import type { operations } from "./schema.gen.ts";
import type { Session } from "./session.ts";
import type { AnswerOf, OperationId, QueryOf, StreamId, UploadResult } from "./types.ts";

/** Callbacks of the application. Both can be called outside of any component. */
export interface ApiEvents {
  /** Called when a 401 has ended the session: once until `rearm` or the next session. */
  onUnauthorized?(): void;
  /** Called when a call that is not silent has failed, to show a toast. Not called for a 401, which has a dialog. */
  onError?(error: ApiError): void;
}

export interface ApiOptions {
  /** Base URL of the API. Must be absolute on the server, where no page URL resolves it. */
  baseUrl?: string;
  /** Replaces the global fetch, e.g. by calls within the process. */
  fetch?: (request: Request) => Promise<Response>;
  session?: Pick<Session, "token" | "expire">;
  events?: ApiEvents;
  timeoutMs?: Timeouts;
  /**
   * Whether public calls send the token too; called before each call, `false` by default. For a community
   * that is not open yet, whose server accepts calls of operators only.
   */
  authenticatesPublicCalls?: () => boolean;
  /** Returns the file to upload instead of a given one, such as a smaller picture; called before the size check. */
  prepareUpload?: (file: Blob) => Promise<Blob>;
}

interface Common {
  signal?: AbortSignal;
  /**
   * Whether to skip `onError`. By default, lists and follow calls skip it for error codes, but not
   * for a missing response.
   */
  silent?: boolean;
}

/** codes: silent for responses with an error code, not for missing or unreadable ones. */
type Silence = boolean | "codes";

type JsonOperationId = Exclude<OperationId, "commonUpload" | StreamId>;
type AuthPart<Id extends OperationId> = (typeof operationTable)[Id]["auth"] extends "optional"
  ? {
      /** Whether to send the token, if there is one, so that the response depends on the viewer. */
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
  /** Called with the fraction of the file that has been sent, 0 to 1. */
  onProgress?(fraction: number): void;
}

export interface Api {
  /**
   * Calls an operation of the contract and returns the content of its envelope; rejects with `ApiError`. An operation
   * that requires a session rejects with 401 without a request when there is none, or while the member logs out.
   */
  call<Id extends JsonOperationId>(id: Id, ...args: CallArgs<Id>): Promise<AnswerOf<Id>>;
  /** Uploads a picture or video; rejects a file of more than 10485760 bytes without a request. */
  upload(file: Blob, options?: UploadOptions): Promise<UploadResult>;
  /**
   * Opens an event stream and returns the response as it is, error responses included, without a timeout and without
   * calling the callbacks. Read it with `readEvents`. Rejects when there is no response or no session.
   */
  open<Id extends StreamId>(
    id: Id,
    options: { query?: QueryOf<Id>; signal: AbortSignal },
  ): Promise<{ response: Response }>;
  /** URL, headers and error handling for a protocol outside of the contract, such as resumable uploads. */
  protocol(path: string): Protocol;
  /** Lets the next 401 call `onUnauthorized` again. Call it when the dialog is closed. */
  rearm(): void;
}

/** A URL below the base URL that is not an operation of the contract but follows the same rules. */
export interface Protocol {
  readonly url: string;
  /** Returns the headers of a request with the current token. */
  headers(): Record<string, string>;
  /** Rejects with the error of a response. A 401 ends the session as in a call; `onError` is not called. */
  refuse(status: number, body: string): Promise<never>;
}

/** Options of `call` and `upload` without the types of the operation. */
interface UntypedOptions extends Common {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
  auth?: boolean;
}

/** Type of every operation for the transport, because the operation is known only at run time. */
interface AnyOperation {
  parameters: Pick<UntypedOptions, "query" | "path">;
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
}
type AnyPath = Record<string, Record<OperationMeta["method"], AnyOperation>>;

/**
 * Creates a client of the contract. Has no global state; a server creates one per request. Every failure rejects with
 * `ApiError`. An abort by the caller rejects with the reason of the signal and is not reported.
 */
export function createApi({
  baseUrl = "/api",
  fetch = (request) => globalThis.fetch(request),
  session,
  events = {},
  timeoutMs = standardTimeouts,
  authenticatesPublicCalls = () => false,
  prepareUpload = async (file) => file,
}: ApiOptions = {}): Api {
  const transport = createClient<AnyPath>({ baseUrl, fetch }).request;
  let isUnauthorizedReported = false;
  /** Token of the session that a logout in flight will end. */
  let endingToken: string | undefined;

  function createHeaders(token: string | undefined): Record<string, string> {
    const headers = { Accept: "application/json", platform: "pcweb" };
    return token ? { ...headers, Authorization: `Bearer ${token}` } : headers;
  }

  /** Ends the session after a 401, but only if it is still the session that the request was sent with. */
  function endSession(sentToken: string | undefined) {
    const current = session?.token();
    if (current !== sentToken || (sentToken && sentToken === endingToken)) return;
    if (current) isUnauthorizedReported = false;
    session?.expire();
    if (isUnauthorizedReported) return;
    isUnauthorizedReported = true;
    events.onUnauthorized?.();
  }

  /** Runs a request. On failure ends the session or calls `onError` before rejecting. */
  async function settle<T>(
    sentToken: string | undefined,
    { silent, signal }: { silent: Silence; signal: AbortSignal | undefined },
    exchange: () => Promise<T>,
  ): Promise<T> {
    try {
      return await exchange();
    } catch (cause) {
      if (signal?.aborted && cause === signal.reason) throw cause;
      const error = cause instanceof ApiError ? cause : networkError(cause);
      error.silent = silent === "codes" ? error.kind === "code" : silent;
      if (error.code === 401) endSession(sentToken);
      else if (!error.silent) events.onError?.(error);
      throw error;
    }
  }

  /** Returns the token to send; undefined while a logout is in flight. */
  function getCurrentToken(): string | undefined {
    const token = session?.token();
    return token === endingToken ? undefined : token;
  }

  const getTokenFor = (meta: OperationMeta, auth: boolean | undefined) =>
    meta.auth === "token" || (meta.auth === "optional" && auth) || authenticatesPublicCalls()
      ? getCurrentToken()
      : undefined;

  /** Whether a call fails for lack of a session and needs no request. A client without `session` never fails here. */
  const needsSession = (meta: OperationMeta, token: string | undefined) =>
    session !== undefined && meta.auth === "token" && token === undefined;

  const rejectWithoutSession = () => Promise.reject(codeError(401));

  function perform(meta: OperationMeta, options: UntypedOptions): Promise<unknown> {
    const token = getTokenFor(meta, options.auth);
    const isSilentByDefault = meta.silent || meta.envelope === "page";
    const { query, path, body, signal, silent = isSilentByDefault && "codes" } = options;
    if (needsSession(meta, token)) return settle(token, { silent, signal }, rejectWithoutSession);
    // Other requests in flight may get a 401 before this call has its response.
    if (meta.endsSession) endingToken = token;
    const exchange = () =>
      withDeadline(timeoutMs[meta.timeout ?? "request"], signal, async (inner) => {
        const { data, error, response } = await transport(meta.method, meta.path, {
          params: { query, path },
          body,
          headers: createHeaders(token),
          signal: inner,
          parseAs: "text",
        });
        return readAnswer(response.status, response.ok ? data : error, meta.envelope);
      });
    return settle(token, { silent, signal }, () =>
      exchange().then(
        (answer) => {
          // After a logout, a 401 is expected and not reported.
          if (meta.endsSession) isUnauthorizedReported = true;
          return answer;
        },
        (cause: unknown) => {
          if (meta.endsSession) endingToken = undefined;
          throw cause;
        },
      ),
    );
  }

  /** Uploads with XMLHttpRequest in the browser, for its progress events; its code is loaded with the first file. */
  async function upload(file: Blob, options: UploadOptions = {}): Promise<unknown> {
    const { onProgress, signal, silent = false } = options;
    const { browserUploadRequest, sendUpload, prepared } = await settle(
      undefined,
      { silent, signal },
      async () => {
        const [module, prepared] = await Promise.all([import("./upload.ts"), prepareUpload(file)]);
        if (signal?.aborted) throw signal.reason;
        module.checkUploadSize(prepared);
        return { ...module, prepared };
      },
    );
    const body = new FormData();
    body.append("file", prepared);
    const request = browserUploadRequest();
    const meta = operationTable.commonUpload;
    if (!request) return perform(meta, { body, signal, silent });
    const token = getTokenFor(meta, undefined);
    if (needsSession(meta, token)) return settle(token, { silent, signal }, rejectWithoutSession);
    return settle(token, { silent, signal }, () =>
      withDeadline(timeoutMs[meta.timeout], signal, async (inner, restart) => {
        const { status, text } = await sendUpload(request, {
          url: `${baseUrl}${meta.path}`,
          headers: createHeaders(token),
          body,
          signal: inner,
          onProgress: (fraction) => {
            restart();
            onProgress?.(fraction);
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
      const token = getCurrentToken();
      if (session && token === undefined) return rejectWithoutSession();
      const headers = createHeaders(token);
      const { path } = operationTable[id];
      return transport("get", path, { params: { query }, headers, signal, parseAs: "stream" });
    },
    protocol: (path) => {
      let sentToken: string | undefined;
      return {
        url: baseUrl + path,
        headers: () => {
          sentToken = getCurrentToken();
          return createHeaders(sentToken);
        },
        refuse: (status, body) =>
          settle(sentToken, { silent: true, signal: undefined }, async () => {
            readAnswer(status, body, "flat");
            throw statusError(status);
          }),
      };
    },
    rearm: () => {
      isUnauthorizedReported = false;
    },
  };
}
