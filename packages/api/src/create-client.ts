import { type ApiOptions, type CallOptions, createApi, type UploadOptions } from "./client.ts";
import { type LiveEvent, type LiveOptions, liveEvents } from "./live.ts";
import { operationTable } from "./operations.gen.ts";
import { Pages } from "./pages.ts";
import { randomId } from "./random-id.ts";
import { repeatable, resources } from "./resources.gen.ts";
import { type RetryOptions, standardRetry, withRetries } from "./retry.ts";
import type { AnswerOf, ListId, OperationId, Page, RowOf, StreamId, UploadResult } from "./types.ts";

export interface ClientOptions extends Pick<ApiOptions, "fetch" | "timeoutMs"> {
  /** Base URL of the API, e.g. `https://community.example/api`. */
  baseUrl: string;
  /** Access key or session token, or a function that returns the current one before each call. */
  token?: string | (() => string | undefined) | undefined;
  /** Retry policy for transient failures, see `retry.ts`. `{ retries: 0 }` disables retries. */
  retry?: Partial<RetryOptions> | undefined;
}

type Repeatable = (typeof repeatable)[number];
type CallId = Exclude<OperationId, "commonUpload" | StreamId>;

/** Makes `requestId` of a body optional: by default the client creates one and uses it for every retry. */
type WithOptionalRequestId<Body> = Body extends { requestId: string }
  ? Omit<Body, "requestId"> & { requestId?: string }
  : Body;
type WithOptionalIds<Options> = Options extends { body: infer Body }
  ? Omit<Options, "body"> & { body: WithOptionalRequestId<Body> }
  : Options;

/** Options of a call: `query`, `path` and `body` of the contract, `signal`, and `auth: false` to send no token. */
export type ClientCallOptions<Id extends CallId> = Omit<
  Id extends Repeatable ? WithOptionalIds<CallOptions<Id>> : CallOptions<Id>,
  "silent"
>;

type Args<Id extends CallId> =
  Record<string, never> extends ClientCallOptions<Id>
    ? [options?: ClientCallOptions<Id>]
    : [options: ClientCallOptions<Id>];

type Method<Id extends OperationId> = Id extends ListId & CallId
  ? (...args: Args<Id>) => Pages<RowOf<Id>>
  : Id extends CallId
    ? (...args: Args<Id>) => Promise<AnswerOf<Id>>
    : Id extends StreamId
      ? (options?: LiveOptions) => AsyncGenerator<LiveEvent, void>
      : (file: Blob, options?: Pick<UploadOptions, "onProgress" | "signal">) => Promise<UploadResult>;

type Resources = {
  readonly [Name in keyof typeof resources]: {
    readonly [Key in keyof (typeof resources)[Name]]: (typeof resources)[Name][Key] extends infer Id extends
      OperationId
      ? Method<Id>
      : never;
  };
};

export interface Client extends Resources {
  /** Calls an operation by its `operationId`, for names known only at run time. A list returns one page. */
  call<Id extends CallId>(id: Id, ...args: Args<Id>): Promise<AnswerOf<Id>>;
}

interface UntypedOptions {
  query?: Record<string, unknown>;
  body?: unknown;
  auth?: boolean;
  signal?: AbortSignal;
}

/** Adds a `requestId`, which makes a call idempotent, to a body. */
const withRequestId = (body: unknown) => ({ requestId: randomId(), ...(body as object) });

/**
 * Creates a client of one community for bots, scripts and third-party pages. Every operation of the contract is a typed
 * method `client.<resource>.<method>` that returns the content of the envelope. A failure rejects with `ApiError`, an
 * abort with the reason of the signal. Idempotent calls are retried after transient failures. Has no global state.
 */
export function createClient({ baseUrl, token, retry, ...apiOptions }: ClientOptions): Client {
  const getToken = typeof token === "function" ? token : () => token;
  const api = createApi({
    ...apiOptions,
    baseUrl,
    session: { token: getToken, expire: () => undefined },
  });
  const policy = { ...standardRetry, ...retry };
  const perform = api.call as unknown as (id: OperationId, options: UntypedOptions) => Promise<never>;

  function call(id: OperationId, options: UntypedOptions = {}): Promise<never> {
    const { method, auth } = operationTable[id];
    const hasRequestId = (repeatable as readonly OperationId[]).includes(id);
    const callOptions = {
      ...options,
      silent: true,
      ...(auth === "optional" && { auth: options.auth ?? getToken() !== undefined }),
      ...(hasRequestId && { body: withRequestId(options.body) }),
    };
    return withRetries(() => perform(id, callOptions), {
      isRepeatable: method === "get" || hasRequestId,
      signal: options.signal,
      retry: policy,
    });
  }

  function list(id: OperationId, options: UntypedOptions = {}) {
    const load = (pageNum: number): Promise<Page<unknown>> =>
      call(id, { ...options, query: { ...options.query, pageNum } });
    return new Pages(load, Number(options.query?.pageNum ?? 1));
  }

  function createMethod(id: OperationId): unknown {
    if (id === "commonUpload") return api.upload;
    const { envelope } = operationTable[id];
    if (envelope === "stream") return (options: LiveOptions = {}) => liveEvents(api, options, policy);
    return (options?: UntypedOptions) => (envelope === "page" ? list(id, options) : call(id, options));
  }

  const methods = Object.entries(resources).map(([name, ids]) => [
    name,
    Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, createMethod(id)])),
  ]);
  return { ...Object.fromEntries(methods), call };
}
