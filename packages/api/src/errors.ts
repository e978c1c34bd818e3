import type { ErrorReason } from "./schema.gen.ts";

/** What the member reads for a code, whatever the server said (ERR-008 to ERR-010). */
const TEXT_BY_CODE: Readonly<Record<number, string>> = {
  401: "认证失败，无法访问系统资源",
  403: "当前操作没有权限",
  404: "访问资源不存在",
};
const DEFAULT_TEXT = "系统未知错误，请反馈给管理员";
const SESSION_TEXT = "无效的会话，或者会话已过期，请重新登录。";
/** Message of a failed request without an answer (ERR-013); an interface may append a sentence about what was kept. */
export const NETWORK_TEXT = "后端接口连接异常";
const TIMEOUT_TEXT = "系统接口请求超时";

/** code: the answer carries a code; status: an HTTP failure without one; network and timeout: no answer at all. */
export type ApiErrorKind = "code" | "network" | "timeout" | "status";

/** One of the contract's reasons, or one that a newer server has. */
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

/** The one error every failed call rejects with. `code` is the answer's code, the HTTP status, or 0 without an answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: number;
  readonly kind: ApiErrorKind;
  /** Why, for programs (`ErrorReason`); nothing where no answer with a reason arrived. */
  readonly reason: ApiErrorReason | undefined;
  readonly traceId: string | undefined;
  /** Seconds after which the same is accepted, where the server knows. */
  readonly retryAfter: number | undefined;
  /** True when the same is accepted with a captcha. */
  readonly needsCaptcha: boolean;
  /** What the next step is sent with, after a first one that was right: the second of a log-in, or an appeal. */
  readonly ticket: string | undefined;
  /** The field of the request that the sentence is about, where the server says so. */
  readonly field: string | undefined;
  /** True when nobody is notified but the caller (API-164, API-165). */
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

/** The text of a code: the table's entry, else the server's words, else the default (ERR-008 to ERR-012). */
export function messageOf(code: number, msg?: string): string {
  return TEXT_BY_CODE[code] ?? (msg || DEFAULT_TEXT);
}

/** The error of an answer whose code is not 200; 401 rejects with the session's own sentence (ERR-003). */
export function codeError(
  code: number,
  msg?: string,
  more?: Pick<ApiErrorInit, "reason" | "traceId" | "retryAfter" | "needsCaptcha" | "ticket" | "field">,
): ApiError {
  if (code === 401)
    return new ApiError({ code, message: SESSION_TEXT, kind: "code", reason: "UNAUTHENTICATED", ...more });
  return new ApiError({ code, message: messageOf(code, msg), kind: "code", ...more });
}

/** No answer arrived, or one that cannot be read (ERR-013). */
export function networkError(cause?: unknown): ApiError {
  return new ApiError({ code: 0, message: NETWORK_TEXT, kind: "network" }, { cause });
}

/** The time limit passed without an answer (ERR-014). */
export function timeoutError(): ApiError {
  return new ApiError({ code: 0, message: TIMEOUT_TEXT, kind: "timeout" });
}

/** An HTTP failure that carries no envelope; 401 counts as code 401 (ERR-015). */
export function statusError(status: number): ApiError {
  if (status === 401) return codeError(401);
  return new ApiError({ code: status, message: `系统接口${status}异常`, kind: "status" });
}

/** Whether an upload was refused for the file itself, so that sending it again would not help. */
export const isRefusedFile = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 413 || error.code === 415 || error.reason === "FILE_UNREADABLE");
