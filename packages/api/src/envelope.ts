import { codeError, networkError, statusError } from "./errors.ts";
import type { OperationMeta } from "./operations.gen.ts";

type Envelope = Record<string, unknown>;

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

function parse(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Reads a list answered as `{rows, total}` or `{data: [], total}` (ENT-120). */
function readPage({ rows, data, total }: Envelope) {
  const list = Array.isArray(rows) ? rows : Array.isArray(data) ? data : [];
  return { rows: list, total: typeof total === "number" ? total : list.length };
}

/**
 * Takes the HTTP status and the body (text or parsed) of an answer and returns what is inside the envelope. A missing
 * code counts as 200 (API-009). Throws `ApiError` for any other code, for an HTTP failure, and for a body that is no
 * envelope.
 */
export function readAnswer(status: number, body: unknown, envelope: OperationMeta["envelope"]): unknown {
  const ok = status >= 200 && status < 300;
  const answer = parse(body);
  if (!isEnvelope(answer)) throw ok ? networkError() : statusError(status);

  const { code: _code, msg, ...rest } = answer;
  const code = Number(answer.code ?? 200);
  if (code !== 200) {
    const { reason, traceId, retryAfter, needsCaptcha, ticket, field } = answer;
    const given = textOf(reason);
    throw codeError(code, textOf(msg), {
      ...(given && { reason: given }),
      traceId: textOf(traceId),
      retryAfter: numberOf(retryAfter),
      needsCaptcha: needsCaptcha === 1,
      ticket: textOf(ticket),
      field: textOf(field),
    });
  }
  if (!ok) throw statusError(status);

  if (envelope === "page") return readPage(answer);
  return envelope === "data" ? answer.data : rest;
}
