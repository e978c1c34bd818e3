import { type ApiOptions, type CallOptions, createApi, type UploadOptions } from "./client.ts";
import { type LiveEvent, type LiveOptions, liveEvents } from "./live.ts";
import { operationTable } from "./operations.gen.ts";
import { Pages } from "./pages.ts";
import { randomId } from "./random-id.ts";
import { repeatable, resources } from "./resources.gen.ts";
import { type RetryOptions, standardRetry, withRetries } from "./retry.ts";
import type { AnswerOf, ListId, OperationId, Page, RowOf, StreamId, UploadResult } from "./types.ts";

export interface ClientOptions extends Pick<ApiOptions, "fetch" | "timeoutMs"> {
  /** Where the contract is mounted, e.g. `https://community.example/api`. */
  baseUrl: string;
  /** An access key, or the token of a session; or what gives the present one, asked before each call. */
  token?: string | (() => string | undefined) | undefined;
  /** How failures that may pass are repeated: see `retry.ts`. `{ retries: 0 }` for never. */
  retry?: Partial<RetryOptions> | undefined;
}

type Repeatable = (typeof repeatable)[number];
type CallId = Exclude<OperationId, "commonUpload" | StreamId>;

/** Of a body the `requestId` may be left out: the client then gives one, the same for every repetition. */
type LooseBody<Body> = Body extends { requestId: string }
  ? Omit<Body, "requestId"> & { requestId?: string }
  : Body;
type Loose<Options> = Options extends { body: infer Body }
  ? Omit<Options, "body"> & { body: LooseBody<Body> }
  : Options;

/** What a call takes: `query`, `path`, `body` as the contract has them, `signal`, and `auth: false` to go without the token. */
export type ClientCallOptions<Id extends CallId> = Omit<
  Id extends Repeatable ? Loose<CallOptions<Id>> : CallOptions<Id>,
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
  /** One operation by its `operationId`, for tools that know its name at run time alone; lists give one page. */
  call<Id extends CallId>(id: Id, ...args: Args<Id>): Promise<AnswerOf<Id>>;
}

interface Plain {
  query?: Record<string, unknown>;
  body?: unknown;
  auth?: boolean;
  signal?: AbortSignal;
}

/** The body of a call that happens once however often it is sent, with its `requestId`. */
const withRequestId = (body: unknown) => ({ requestId: randomId(), ...(body as object) });

/**
 * A client of one community for bots, scripts and other people's pages: every operation of the contract as
 * `client.<resource>.<method>`, typed, with the envelope off. Each failure rejects with `ApiError`, an abort with the
 * signal's reason. What may be repeated is, when the failure may pass. It keeps nothing outside itself.
 */
export function createClient({ baseUrl, token, retry, ...options }: ClientOptions): Client {
  const current = typeof token === "function" ? token : () => token;
  const api = createApi({
    ...options,
    baseUrl,
    session: { token: current, expire: () => undefined },
  });
  const policy = { ...standardRetry, ...retry };
  const perform = api.call as unknown as (id: OperationId, options: Plain) => Promise<never>;

  function call(id: OperationId, given: Plain = {}): Promise<never> {
    const { method, auth } = operationTable[id];
    const hasRequestId = (repeatable as readonly OperationId[]).includes(id);
    const sent = {
      ...given,
      silent: true,
      ...(auth === "optional" && { auth: given.auth ?? current() !== undefined }),
      ...(hasRequestId && { body: withRequestId(given.body) }),
    };
    return withRetries(() => perform(id, sent), {
      isRepeatable: method === "get" || hasRequestId,
      signal: given.signal,
      retry: policy,
    });
  }

  function list(id: OperationId, given: Plain = {}) {
    const load = (pageNum: number): Promise<Page<unknown>> =>
      call(id, { ...given, query: { ...given.query, pageNum } });
    return new Pages(load, Number(given.query?.pageNum ?? 1));
  }

  function methodOf(id: OperationId): unknown {
    if (id === "commonUpload") return api.upload;
    const { envelope } = operationTable[id];
    if (envelope === "stream") return (given: LiveOptions = {}) => liveEvents(api, given, policy);
    return (given?: Plain) => (envelope === "page" ? list(id, given) : call(id, given));
  }

  const methods = Object.entries(resources).map(([name, ids]) => [
    name,
    Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, methodOf(id)])),
  ]);
  return { ...Object.fromEntries(methods), call };
}
