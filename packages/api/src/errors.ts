import type { ErrorReason } from "./schema.gen.ts";

/** Messages that replace the server's message for a code. */
const TEXT_BY_CODE: Readonly<Record<number, string>> = {
  401: "认证失败，无法访问系统资源",
  403: "当前操作没有权限",
  404: "访问资源不存在",
};
const DEFAULT_TEXT = "系统未知错误，请反馈给管理员";
const SESSION_TEXT = "无效的会话，或者会话已过期，请重新登录。";
/** Message of a request without a response. An interface may append a sentence about saved input. */
export const NETWORK_TEXT = "后端接口连接异常";
const TIMEOUT_TEXT = "系统接口请求超时";

/** code: the response has an error code; status: an HTTP error without a code; network and timeout: no response. */
export type ApiErrorKind = "code" | "network" | "timeout" | "status";

/** A reason of the contract, or an unknown one of a newer server. */
export type ApiErrorReason = ErrorReason | (string & Record<never, never>);

interface ApiErrorInit {
  code: number;
  message: string;
  kind: ApiErrorKind;
  reason?: ApiErrorReason;
  traceId?: string;
  retryAfter?: number;
  needsCaptcha?: boolean;
  ticket?: string;
  field?: string;
}

/** Error of every failed call. `code` is the code of the response, the HTTP status, or 0 without a response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: number;
  readonly kind: ApiErrorKind;
  /** Machine-readable reason; undefined when the response has none. */
  readonly reason: ApiErrorReason | undefined;
  readonly traceId: string | undefined;
  /** Seconds after which the call can be retried, if the server sent them. */
  readonly retryAfter: number | undefined;
  /** Whether the call has to be repeated with a captcha. */
  readonly needsCaptcha: boolean;
  /** Ticket for the next step after a successful first one: the second factor of a login, or an appeal. */
  readonly ticket: string | undefined;
  /** Name of the request field that the message is about, if the server sent it. */
  readonly field: string | undefined;
  /** Whether `onError` was not called, so that only the caller knows of the error. */
  silent = false;

  constructor(
    { code, message, kind, reason, traceId, retryAfter, needsCaptcha = false, ticket, field }: ApiErrorInit,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.kind = kind;
    this.reason = reason;
    this.traceId = traceId;
    this.retryAfter = retryAfter;
    this.needsCaptcha = needsCaptcha;
    this.ticket = ticket;
    this.field = field;
  }
}

/** Message of a code: from the table, then from the server, then the default. */
export function messageOf(code: number, msg?: string): string {
  return TEXT_BY_CODE[code] ?? (msg || DEFAULT_TEXT);
}

/** Creates the error of a response whose code is not 200; 401 has the message of an expired session. */
export function codeError(
  code: number,
  msg?: string,
  details?: Pick<ApiErrorInit, "reason" | "traceId" | "retryAfter" | "needsCaptcha" | "ticket" | "field">,
): ApiError {
  if (code === 401)
    return new ApiError({ code, message: SESSION_TEXT, kind: "code", reason: "UNAUTHENTICATED", ...details });
  return new ApiError({ code, message: messageOf(code, msg), kind: "code", ...details });
}

/** Creates the error of a request without a response, or with an unreadable one. */
export function networkError(cause?: unknown): ApiError {
  return new ApiError({ code: 0, message: NETWORK_TEXT, kind: "network" }, { cause });
}

/** Creates the error of a timeout. */
export function timeoutError(): ApiError {
  return new ApiError({ code: 0, message: TIMEOUT_TEXT, kind: "timeout" });
}

/** Creates the error of an HTTP status without an envelope; 401 counts as code 401. */
export function statusError(status: number): ApiError {
  if (status === 401) return codeError(401);
  return new ApiError({ code: status, message: `系统接口${status}异常`, kind: "status" });
}

/** Whether an upload was refused because of the file, so that a retry would not help. */
export const isRefusedFile = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 413 || error.code === 415 || error.reason === "FILE_UNREADABLE");
