import { reasons } from "@lenscape/api/reasons.gen";

type Reasons = typeof reasons;
/** Reasons of refusals in the contract, for programs. */
export type ErrorReason = keyof Reasons;
export type FailureCode = Reasons[ErrorReason];
/** Reasons with one code. */
type ReasonOf<Code extends FailureCode> = {
  [Reason in ErrorReason]: Reasons[Reason] extends Code ? Reason : never;
}[ErrorReason];

const reasonByCode = new Map<FailureCode, ErrorReason>();
for (const [reason, code] of Object.entries(reasons) as [ErrorReason, FailureCode][])
  if (!reasonByCode.has(code)) reasonByCode.set(code, reason);

/** Returns the default reason of a code. */
export const reasonOf = (code: FailureCode): ErrorReason => reasonByCode.get(code)!;

/** Details of a refusal for a form. */
interface RequestErrorHint {
  /** Present if the same request is accepted with a captcha. */
  needsCaptcha?: 1;
  /** Ticket for the next step after a successful first one: the second step of a log-in, or an appeal. */
  ticket?: string;
  /** Field of the request that has to change. */
  field?: string;
}

/**
 * An error that the member should read: an envelope code (ruling 4), a reason for programs, and a Chinese sentence.
 * Constructed with a reason, which determines the code, or with a code for its default reason.
 */
export class RequestError extends Error {
  readonly code: FailureCode;
  readonly reason: ErrorReason;

  constructor(
    reasonOrCode: ErrorReason | FailureCode,
    message: string,
    /** Seconds until the same request is accepted, if known. */
    readonly retryAfter?: number,
    readonly hint: RequestErrorHint = {},
  ) {
    super(message);
    this.reason = typeof reasonOrCode === "number" ? reasonOf(reasonOrCode) : reasonOrCode;
    this.code = reasons[this.reason];
  }
}

/** Returns the HTTP status of a code: 200 except for transport-level refusals and faults (rulings 3, 31). */
export function statusOf(code: FailureCode): number {
  return code === 408 || code >= 413 ? code : 200;
}

/** @throws RequestError 400 with the message. */
export function badInput(message: string, reason: ReasonOf<400> = "INVALID_INPUT"): never {
  throw new RequestError(reason, message);
}

/** @throws RequestError 404. */
export function notFound(): never {
  throw new RequestError(404, "访问资源不存在");
}

/** @throws RequestError 401. */
export function unauthenticated(): never {
  throw new RequestError(401, "认证失败，无法访问系统资源");
}

/** @throws RequestError 403. */
export function forbidden(): never {
  throw new RequestError(403, "当前操作没有权限");
}
