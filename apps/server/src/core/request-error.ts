import type { components } from "@lenscape/api/schema.gen";

export type FailureCode = components["schemas"]["Failure"]["code"];

/** What a form needs to know about a refusal. */
interface RequestErrorHint {
  /** The same request is accepted with a captcha. */
  needsCaptcha?: 1;
  /** The field of the body that has to change. */
  field?: string;
}

/** An error that the member should read: an envelope code (ruling 4) and one Chinese sentence. */
export class RequestError extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    /** Seconds until the same request is accepted, where that is known. */
    readonly retryAfter?: number,
    readonly hint: RequestErrorHint = {},
  ) {
    super(message);
  }
}

/** Transport-level refusals and faults keep their HTTP status; the rest answer 200 with a body code (rulings 3, 31). */
export function statusOf(code: FailureCode): number {
  return code === 413 || code === 415 || code === 429 || code >= 500 ? code : 200;
}

/** @throws RequestError 400 with the message. */
export function badInput(message: string): never {
  throw new RequestError(400, message);
}

/** @throws RequestError 404. */
export function notFound(): never {
  throw new RequestError(404, "访问资源不存在");
}

/** @throws RequestError 403. */
export function forbidden(): never {
  throw new RequestError(403, "当前操作没有权限");
}
