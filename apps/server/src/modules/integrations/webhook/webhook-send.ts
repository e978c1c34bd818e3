import type { IncomingMessage } from "node:http";
import {
  BlockedUrlError,
  describeOutboundError,
  type Guard,
  hostOf,
  readFirstBytes,
  rejectOnAbort,
  requestPinned,
  resolvePublicUrl,
} from "../../../core/outbound.ts";
import { callUpstream, type UpstreamCall } from "../../../core/upstream.ts";

/** Maximum number of bytes read from a response. */
const MAX_RESPONSE_BYTES = 1024;
/** Maximum number of characters stored of a response. */
const MAX_STORED_LENGTH = 200;

/** URL schemes for deliveries. Plain HTTP is only allowed if private webhooks are configured. */
export const sendingSchemes = (isPrivateAllowed: boolean): readonly string[] =>
  isPrivateAllowed ? ["https:", "http:"] : ["https:"];

export interface Answer {
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** Beginning of the response body, or the reason for the missing response. */
  text: string;
}

/** Messages for blocked URLs, for operators. */
const BLOCKED: Readonly<Record<string, string>> = {
  scheme: "地址应以 https:// 开头",
  credentials: "地址里不能有用户名和密码",
  port: "端口不对",
  name: "域名解析不了",
  address: "地址不在公网上",
};

/** Reads the beginning of a response as text. Removes NUL, which PostgreSQL text cannot store. */
const textOf = async (answer: IncomingMessage) =>
  (await readFirstBytes(answer, MAX_RESPONSE_BYTES))
    .toString("utf8")
    .replaceAll("\0", "")
    .slice(0, MAX_STORED_LENGTH);

/**
 * Posts a JSON body to an external URL with one of `schemes`. Connects to the checked IP address and does not follow
 * redirects. `timeoutMs` is the total timeout. Never rejects.
 */
export function post(
  address: string,
  body: string,
  headers: Record<string, string>,
  options: { guard: Guard; timeoutMs: number; schemes: readonly string[] },
): Promise<Answer> {
  const target = { upstream: "webhook", operation: "deliver", host: hostOf(address) } as const;
  return callUpstream(target, async (call) => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      const answer = await send(call, address, body, headers, { ...options, signal });
      const { status } = answer;
      if (status < 200 || status >= 300) call.fail({ outcome: status < 500 ? "refused" : "failed", status });
      return answer;
    } catch (error) {
      call.fail(describeOutboundError(error, signal));
      return { status: 0, text: reasonOf(error, signal) };
    }
  });
}

async function send(
  call: UpstreamCall,
  address: string,
  body: string,
  headers: Record<string, string>,
  { guard, schemes, signal }: { guard: Guard; schemes: readonly string[]; signal: AbortSignal },
): Promise<Answer> {
  const url = new URL(address);
  if (!schemes.includes(url.protocol)) throw new BlockedUrlError("scheme");
  const pinned = await Promise.race([resolvePublicUrl(url, guard), rejectOnAbort(signal)]);
  const answer = await requestPinned(call, url, pinned, {
    method: "POST",
    signal,
    body,
    headers: {
      ...headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "LenscapeWebhook/1.0",
    },
  });
  try {
    const status = answer.statusCode ?? 0;
    // The status counts even if reading the body fails or times out.
    return { status, text: await textOf(answer).catch(() => "") };
  } finally {
    answer.destroy();
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "没有及时回答";
  if (error instanceof BlockedUrlError) return BLOCKED[error.message] ?? error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED") return "连接被拒绝";
  return `没有连上（${code ?? (error as Error).message}）`.slice(0, MAX_STORED_LENGTH);
}
