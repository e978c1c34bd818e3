import { codeError, networkError, statusError } from "./errors.ts";
import type { OperationMeta } from "./operations.gen.ts";

type Envelope = Record<string, unknown>;

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const toText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const toNumber = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

function parse(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Reads a list from `{rows, total}` or `{data: [], total}`. */
function readPage({ rows, data, total }: Envelope) {
  const list = Array.isArray(rows) ? rows : Array.isArray(data) ? data : [];
  return { rows: list, total: typeof total === "number" ? total : list.length };
}

/**
 * Returns the content of the envelope in a response body (text or parsed JSON). A missing code counts as 200.
 * Throws `ApiError` for any other code, for an HTTP error status, and for a body that is not an envelope.
 */
export function readAnswer(status: number, body: unknown, envelope: OperationMeta["envelope"]): unknown {
  const ok = status >= 200 && status < 300;
  const answer = parse(body);
  if (!isEnvelope(answer)) throw ok ? networkError() : statusError(status);

  const { code: _code, msg, ...rest } = answer;
  const code = Number(answer.code ?? 200);
  if (code !== 200) {
    const { reason, traceId, retryAfter, needsCaptcha, ticket, field } = answer;
    const reasonText = toText(reason);
    throw codeError(code, toText(msg), {
      ...(reasonText && { reason: reasonText }),
      traceId: toText(traceId),
      retryAfter: toNumber(retryAfter),
      needsCaptcha: needsCaptcha === 1,
      ticket: toText(ticket),
      field: toText(field),
    });
  }
  if (!ok) throw statusError(status);

  if (envelope === "page") return readPage(answer);
  return envelope === "data" ? answer.data : rest;
}
