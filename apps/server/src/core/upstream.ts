import { channel } from "node:diagnostics_channel";
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { RequestError } from "./request-error.ts";
import { readBytes } from "./response-body.ts";
import { inSpan } from "./tracing.ts";

/** Services outside this server and its database that it calls. */
export type UpstreamName = "link" | "mail" | "oidc" | "s3" | "sms" | "webhook" | "wechat";

/** Upstreams whose addresses come from members and operators: their failures say nothing about the server. */
export const FOREIGN_UPSTREAMS: ReadonlySet<UpstreamName> = new Set(["link", "webhook"]);

/**
 * - `refused`: the upstream works and turned this one request down, such as a used code or an unknown mailbox
 * - `failed`: an error or an unusable answer
 * - `timeout`: no answer in time
 * - `unreachable`: no connection, or a lost one
 */
export type UpstreamOutcome = "ok" | "refused" | "failed" | "timeout" | "unreachable";

export interface UpstreamTarget {
  upstream: UpstreamName;
  /** Name of the operation, without any values. */
  operation: string;
  /** Host name, with the port where it is not the standard one. */
  host?: string | undefined;
}

export interface UpstreamFailure {
  outcome: Exclude<UpstreamOutcome, "ok">;
  /** HTTP or SMTP status. */
  status?: number | undefined;
  /** Error code or name; texts with other characters are not logged because they may hold values. */
  error?: string | undefined;
  /** A fixed sentence of a library, without values. */
  detail?: string | undefined;
}

/** A finished call. It holds no address, secret, code or phone number. */
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

/** The error and its causes, the outermost first. */
function* chainOf(error: unknown): Generator<ErrorLike> {
  let next = error;
  for (let depth = 0; depth < 5 && typeof next === "object" && next !== null; depth++) {
    yield next;
    next = (next as ErrorLike).cause;
  }
}

const isKind = (value: unknown): value is string => typeof value === "string" && KIND.test(value);

/** The error code in an upstream's answer; `unreadable` for anything that does not look like a code. */
export const errorKind = (code: unknown): string => (isKind(code) ? code : "unreadable");

/** Describes an error that a client threw, without values that it may hold. */
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

/** A running call: the way to the network, and the place to record a failure that is no thrown error. */
class UpstreamCall {
  private status: number | undefined;
  failure: UpstreamFailure | undefined;

  /** Records a failure. The first one counts. */
  fail(failure: UpstreamFailure): void {
    this.failure ??= { status: this.status, ...failure };
  }

  /** `fetch`, which lint forbids everywhere else. */
  async fetch(url: URL | string, init?: RequestInit): Promise<Response> {
    try {
      // biome-ignore lint/plugin: the one place that all calls pass
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
    // A refusal below 500 is a member's mistake and not the upstream's.
    if (error instanceof RequestError) this.fail({ outcome: error.code < 500 ? "refused" : "failed" });
    else this.fail(describeUpstreamError(error));
  }
}

export type { UpstreamCall };

/**
 * Calls an upstream. Every client goes through here, so that each failure is logged once (`ErrorReporter.upstream`) and each
 * call counted in the metrics and traced. A rejection is a failure; what else is one, `send` records by `call.fail`. No
 * `traceparent` is sent, because all upstreams belong to others.
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
