import { reasons } from "@lenscape/api/reasons.gen";

type Reasons = typeof reasons;
/** The contract's list of why a call is refused, for programs. */
export type ErrorReason = keyof Reasons;
export type FailureCode = Reasons[ErrorReason];
/** The reasons of one code. */
type ReasonOf<Code extends FailureCode> = {
  [Reason in ErrorReason]: Reasons[Reason] extends Code ? Reason : never;
}[ErrorReason];

const reasonByCode = new Map<FailureCode, ErrorReason>();
for (const [reason, code] of Object.entries(reasons) as [ErrorReason, FailureCode][])
  if (!reasonByCode.has(code)) reasonByCode.set(code, reason);

/** The reason of a refusal that has none of its own. */
export const reasonOf = (code: FailureCode): ErrorReason => reasonByCode.get(code)!;

/** What a form needs to know about a refusal. */
interface RequestErrorHint {
  /** The same request is accepted with a captcha. */
  needsCaptcha?: 1;
  /** What the next step is asked for with, after a first one that was right: the second of a log-in, or an appeal. */
  ticket?: string;
  /** The field of the request that has to change. */
  field?: string;
}

/**
 * An error that the member should read: an envelope code (ruling 4), why for programs, and one Chinese sentence. It is
 * thrown with the reason, which has its code; with a code alone where no program would tell it from others of the code.
 */
export class RequestError extends Error {
  readonly code: FailureCode;
  readonly reason: ErrorReason;

  constructor(
    why: ErrorReason | FailureCode,
    message: string,
    /** Seconds until the same request is accepted, where that is known. */
    readonly retryAfter?: number,
    readonly hint: RequestErrorHint = {},
  ) {
    super(message);
    this.reason = typeof why === "number" ? reasonOf(why) : why;
    this.code = reasons[this.reason];
  }
}

/** Transport-level refusals and faults keep their HTTP status; the rest answer 200 with a body code (rulings 3, 31). */
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
