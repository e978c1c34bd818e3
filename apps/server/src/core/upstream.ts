import { channel } from "node:diagnostics_channel";
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { RequestError } from "./request-error.ts";
import { readBytes } from "./response-body.ts";
import { inSpan } from "./tracing.ts";

/** External services that the server calls. */
export type UpstreamName = "link" | "mail" | "oidc" | "s3" | "sms" | "webhook" | "wechat";

/** Upstreams whose addresses come from members and operators, so that their failures do not concern the server. */
export const FOREIGN_UPSTREAMS: ReadonlySet<UpstreamName> = new Set(["link", "webhook"]);

/**
 * - `refused`: the upstream works and refused the request, such as for a used code or an unknown mailbox
 * - `failed`: an error or an invalid response
 * - `timeout`: no response in time
 * - `unreachable`: no connection, or a lost one
 */
export type UpstreamOutcome = "ok" | "refused" | "failed" | "timeout" | "unreachable";

export interface UpstreamTarget {
  upstream: UpstreamName;
  /** Name of the operation, without values. */
  operation: string;
  /** Host name, with the port unless it is the standard one. */
  host?: string | undefined;
}

export interface UpstreamFailure {
  outcome: Exclude<UpstreamOutcome, "ok">;
  /** HTTP or SMTP status. */
  status?: number | undefined;
  /** Error code or name. Other texts are not logged, because they may contain values. */
  error?: string | undefined;
  /** Fixed message of a library, without values. */
  detail?: string | undefined;
}

/** A finished call. Contains no address, secret, code or phone number. */
export interface UpstreamResult extends UpstreamTarget, Omit<UpstreamFailure, "outcome"> {
  outcome: UpstreamOutcome;
  ms: number;
}

const results = channel("lenscape:upstream");

/**
 * Calls a listener after every upstream call of this process.
 * @returns a function that removes the listener
 */
export function observeUpstreams(listener: (result: UpstreamResult) => void): () => void {
  const onMessage = (message: unknown) => listener(message as UpstreamResult);
  results.subscribe(onMessage);
  return () => void results.unsubscribe(onMessage);
}

const KIND = /^[\w.:-]{1,64}$/;

const TIMEOUTS = new Set([
  "ABORT_ERR",
  "AbortError",
  "ESOCKETTIMEDOUT",
  "ETIMEDOUT",
  "OAUTH_ABORT",
  "OAUTH_TIMEOUT",
  "TimeoutError",
  "UND_ERR_BODY_TIMEOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
]);

/** Error codes of sockets, name resolution and TLS. */
const CONNECTION =
  /^(?:EAI_AGAIN|ECONN\w+|EDNS|EHOST\w+|ENET\w+|ENOTFOUND|EPIPE|EPROTO|ESOCKET|ERR_(?:SSL|TLS)_\w+|UND_ERR_SOCKET|CERT_\w+|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?|UNABLE_TO_\w+)$/;

interface ErrorLike {
  name?: unknown;
  code?: unknown;
  status?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Yields the error and its causes, outermost first. */
function* chainOf(error: unknown): Generator<ErrorLike> {
  let next = error;
  for (let depth = 0; depth < 5 && typeof next === "object" && next !== null; depth++) {
    yield next;
    next = (next as ErrorLike).cause;
  }
}

const isKind = (value: unknown): value is string => typeof value === "string" && KIND.test(value);

/** Returns the error code of an upstream's response; `unreadable` for a text that does not look like a code. */
export const errorKind = (code: unknown): string => (isKind(code) ? code : "unreadable");

/** Describes an error of a client without the values that it may contain. */
export function describeUpstreamError(error: unknown): UpstreamFailure {
  const chain = [...chainOf(error)];
  const kinds = chain.flatMap(({ code, name }) => [code, name].filter(isKind));
  const status = chain
    .map((link) => link.status ?? link.$metadata?.httpStatusCode)
    .find((value): value is number => typeof value === "number");
  const timeout = kinds.find((kind) => TIMEOUTS.has(kind));
  if (timeout) return { outcome: "timeout", status, error: timeout };
  const connection = kinds.find((kind) => CONNECTION.test(kind));
  if (connection) return { outcome: "unreachable", status, error: connection };
  return { outcome: "failed", status, error: kinds[0] };
}

/** A running call. Gives access to the network and records failures that are not thrown. */
class UpstreamCall {
  private status: number | undefined;
  failure: UpstreamFailure | undefined;

  /** Records a failure. Only the first one counts. */
  fail(failure: UpstreamFailure): void {
    this.failure ??= { status: this.status, ...failure };
  }

  /** Calls `fetch`, which lint forbids everywhere else. */
  async fetch(url: URL | string, init?: RequestInit): Promise<Response> {
    try {
      // biome-ignore lint/plugin: the only place that calls fetch
      const response = await fetch(url, init);
      this.status = response.status;
      return response;
    } catch (error) {
      this.fail(describeUpstreamError(error));
      throw error;
    }
  }

  /** Reads a response as JSON; `null` when it is not JSON, longer than `maxBytes` or incomplete. */
  async readJson(response: Response, maxBytes: number): Promise<unknown> {
    const bytes = await readBytes(response, maxBytes).catch((error: unknown) => {
      this.fail(describeUpstreamError(error));
      return undefined;
    });
    try {
      return bytes === undefined ? null : JSON.parse(bytes.toString("utf8"));
    } catch {
      return null;
    }
  }

  /** Records the error that `send` threw. */
  failBy(error: unknown): void {
    // A code below 500 is a mistake of the member, not of the upstream.
    if (error instanceof RequestError) this.fail({ outcome: error.code < 500 ? "refused" : "failed" });
    else this.fail(describeUpstreamError(error));
  }
}

export type { UpstreamCall };

/**
 * Calls an upstream. All clients use this function, so that each failure is logged once (`ErrorReporter.upstream`) and
 * each call is traced and counted in the metrics. A rejection counts as a failure; `send` records other failures with
 * `call.fail`. No `traceparent` is sent, because all upstreams belong to third parties.
 */
export function callUpstream<Result>(
  target: UpstreamTarget,
  send: (call: UpstreamCall) => Promise<Result>,
): Promise<Result> {
  const { upstream, operation, host } = target;
  const attributes = {
    "lenscape.upstream": upstream,
    ...(host !== undefined && { "server.address": host }),
  };
  return inSpan(`${upstream} ${operation}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const call = new UpstreamCall();
    const began = performance.now();
    try {
      return await send(call);
    } catch (error) {
      call.failBy(error);
      throw error;
    } finally {
      const result: UpstreamResult = {
        ...target,
        outcome: "ok",
        ...call.failure,
        ms: Math.round(performance.now() - began),
      };
      span.setAttribute("lenscape.outcome", result.outcome);
      if (result.outcome !== "ok") span.setStatus({ code: SpanStatusCode.ERROR });
      results.publish(result);
    }
  });
}
