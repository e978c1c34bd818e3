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

/** The beginning of an answer that is kept, in bytes. */
const MOST_BYTES = 1024;
/** What is kept of it, in characters. */
const KEPT = 200;

/** By what events are sent: plain http where that is configured alone. */
export const sendingSchemes = (isPrivateAllowed: boolean): readonly string[] =>
  isPrivateAllowed ? ["https:", "http:"] : ["https:"];

export interface Answer {
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  /** The beginning of the answer, or why there was none. */
  text: string;
}

/** Why an address is not called, for the operators. */
const BLOCKED: Readonly<Record<string, string>> = {
  scheme: "地址应以 https:// 开头",
  credentials: "地址里不能有用户名和密码",
  port: "端口不对",
  name: "域名解析不了",
  address: "地址不在公网上",
};

/** The beginning of an answer as text. NUL has no place in a text of PostgreSQL. */
const textOf = async (answer: IncomingMessage) =>
  (await readFirstBytes(answer, MOST_BYTES)).toString("utf8").replaceAll("\0", "").slice(0, KEPT);

/**
 * Posts a JSON body to an address outside: at the address that was checked, without following redirects, within
 * `timeoutMs` in all, by one of `schemes`. Never rejects.
 */
export function post(
  address: string,
  body: string,
  headers: Record<string, string>,
  way: { guard: Guard; timeoutMs: number; schemes: readonly string[] },
): Promise<Answer> {
  const target = { upstream: "webhook", operation: "deliver", host: hostOf(address) } as const;
  return callUpstream(target, async (call) => {
    const signal = AbortSignal.timeout(way.timeoutMs);
    try {
      const answer = await send(call, address, body, headers, { ...way, signal });
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
    // What has arrived counts as arrived, even when its answer never ends.
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
  return `没有连上（${code ?? (error as Error).message}）`.slice(0, KEPT);
}
