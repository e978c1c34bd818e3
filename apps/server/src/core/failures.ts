import type { ErrorObject } from "ajv";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { policy } from "../policy.ts";
import { type ErrorReason, type FailureCode, RequestError, reasonOf } from "./request-error.ts";

/** Body of the response to a failed request. */
export interface Failure {
  code: FailureCode;
  msg: string;
  reason: ErrorReason;
  retryAfter?: number;
  needsCaptcha?: 1;
  ticket?: string;
  field?: string;
  traceId?: string;
}

const isEntry = (step: string) => /^\d+$/.test(step);

type Labelled = { "x-label"?: string };

type VerboseError = ErrorObject & { parentSchema?: Labelled & { properties?: Record<string, Labelled> } };

const TYPES: Readonly<Record<string, string>> = {
  integer: "整数",
  number: "数字",
  string: "文本",
  boolean: "true 或 false",
  array: "列表",
  object: "对象",
};

const stepsOf = ({ instancePath }: ErrorObject) => instancePath.split("/").slice(1);

/**
 * Returns the name of a field for a sentence: its label, with the position of a list entry: `选项文字（第 3 项的第 1 项）`.
 * Uses the name and path only for a field without a label: `codes 第 4 项`.
 */
function subjectOf(steps: readonly string[], label: string | undefined): string {
  if (steps.length === 0) return "请求体";
  const counted = steps.map((step) => (isEntry(step) ? `第 ${Number(step) + 1} 项` : step));
  if (label === undefined) return counted.join(" ");
  const entries = counted.filter((_, n) => isEntry(steps[n]!));
  return entries.length > 0 ? `${label}（${entries.join("的")}）` : label;
}

/** Returns the path of a field for programs: `options[0].label`. */
export const fieldOf = (steps: readonly string[]) =>
  steps
    .map((step) => (isEntry(step) ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

/** Describes the first validation error in a Chinese sentence that names the field by its label in the contract. */
export function describeValidationError(errors: readonly ErrorObject[] | undefined): string {
  const error = errors?.[0] as VerboseError | undefined;
  if (!error) return "输入有误";
  const { keyword, data, parentSchema: schema } = error;
  const subject = subjectOf(stepsOf(error), schema?.["x-label"]);
  const { params } = error as { params: Record<string, unknown> };
  const limit = String(params.limit);
  switch (keyword) {
    case "required": {
      const missing = String(params.missingProperty);
      return `请填写${schema?.properties?.[missing]?.["x-label"] ?? missing}`;
    }
    case "additionalProperties":
      return `不认识的字段 ${String(params.additionalProperty)}`;
    case "type":
      if (data === null) return error.instancePath ? `请填写${subject}` : "请求体不能为空";
      return `${subject}须为${TYPES[String([params.type].flat()[0])]}`;
    case "enum":
      return `${subject}不在可选值之内`;
    case "maxLength":
      return `${subject}不能超过 ${limit} 个字符`;
    case "minLength":
      return `${subject}不能少于 ${limit} 个字符`;
    case "minimum":
      return `${subject}不能小于 ${limit}`;
    case "maximum":
      return `${subject}不能大于 ${limit}`;
    case "maxItems":
      return `${subject}不能超过 ${limit} 项`;
    case "minItems":
      return `${subject}不能少于 ${limit} 项`;
    case "uniqueItems":
      return `${subject}不能有重复的项`;
    default:
      return `${subject}的格式不对`;
  }
}

const REASON_BY_KEYWORD: Readonly<Record<string, ErrorReason>> = {
  required: "FIELD_REQUIRED",
  additionalProperties: "FIELD_UNKNOWN",
  type: "FIELD_TYPE",
  enum: "FIELD_NOT_IN_LIST",
  const: "FIELD_NOT_IN_LIST",
  maxLength: "FIELD_TOO_LONG",
  maxItems: "FIELD_TOO_LONG",
  minLength: "FIELD_TOO_SHORT",
  minItems: "FIELD_TOO_SHORT",
  minimum: "FIELD_OUT_OF_RANGE",
  maximum: "FIELD_OUT_OF_RANGE",
};

/** Returns the reason and the field of the first validation error, for programs. */
function reasonAndField(errors: readonly ErrorObject[] | undefined): Pick<Failure, "reason" | "field"> {
  const error = errors?.[0];
  if (!error) return { reason: "INVALID_INPUT" };
  const { keyword, params, data } = error as VerboseError;
  const property = params.missingProperty ?? params.additionalProperty;
  const field = fieldOf([...stepsOf(error), ...(property === undefined ? [] : [String(property)])]);
  if (field === "") return { reason: data === null ? "BODY_REQUIRED" : "FIELD_TYPE" };
  // Null counts as absent, like in the sentence.
  const isAbsent = keyword === "type" && data === null;
  const reason = isAbsent ? "FIELD_REQUIRED" : (REASON_BY_KEYWORD[keyword] ?? "FIELD_FORMAT");
  return { reason, field };
}

/** Whether a database can store a text, which must not contain NUL or lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

interface Part {
  within?: Part;
  step: string;
  value: unknown;
}

function pathOf(part: Part): string[] {
  const steps: string[] = [];
  for (let at = part; at.within; at = at.within) steps.unshift(at.step);
  return steps;
}

/**
 * Refuses texts and field names that no database can store, and values that are nested too deeply or too numerous.
 * Does not use recursion.
 * @param labelOf returns the label of the field at a path, such as `options`, `0`, `label`
 * @throws RequestError 400 that names the field
 */
export function checkText(value: unknown, labelOf?: (steps: readonly string[]) => string | undefined): void {
  const refuse = (part: Part, what: string) => {
    const steps = pathOf(part);
    const field = steps.length > 0 ? { field: fieldOf(steps) } : {};
    return new RequestError("TEXT_NOT_STORABLE", subjectOf(steps, labelOf?.(steps)) + what, undefined, field);
  };
  const { maxDepth, maxNodes } = policy.body;
  let level: Part[] = [{ step: "", value }];
  let nodes = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: Part[] = [];
    for (const part of level) {
      if (typeof part.value === "string") {
        if (!isStorable(part.value)) throw refuse(part, "含有无法保存的字符");
        continue;
      }
      if (part.value === null || typeof part.value !== "object") continue;
      if (depth >= maxDepth) throw new RequestError("BODY_MALFORMED", "请求体的嵌套层级过深，请简化后再试");
      for (const [step, inner] of Object.entries(part.value)) {
        if (!isStorable(step)) throw refuse(part, "含有无法保存的字段名");
        nodes += 1;
        if (nodes > maxNodes) throw new RequestError("BODY_MALFORMED", "请求体的内容过多，请简化后再试");
        below.push({ within: part, step, value: inner });
      }
    }
    level = below;
  }
}

/** Errors of PostgreSQL, the network and pg for a connection that cannot be opened or is lost. */
const UNREACHABLE = {
  codes:
    /^(?:E(?:CONNREFUSED|CONNRESET|CONNABORTED|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)|08...|57P0[1-5]|25P03|53300)$/,
  words:
    /Connection terminated|timeout expired|Query read timeout|is not queryable|Cannot use a pool after calling end/,
};

/**
 * Errors of an overloaded database: lock or statement timeout, deadlock, full disk or memory, read-only mode, or no free
 * connection.
 */
const OVERLOADED = {
  codes: /^(?:55P03|40P01|57014|53[0124]00|25006|54P0.)$/,
  words: /timeout exceeded when trying to connect|too many statements wait for a connection/,
};

/** Whether an error or one of its causes matches a kind. */
function matchesKind(kind: { codes: RegExp; words: RegExp }, error: unknown): boolean {
  for (
    let at = error as { code?: unknown; cause?: unknown; message?: unknown } | undefined;
    at;
    at = at.cause as typeof at
  ) {
    if (typeof at.code === "string" && kind.codes.test(at.code)) return true;
    // The message of a failed query contains its values.
    if (!(at instanceof DrizzleQueryError) && typeof at.message === "string" && kind.words.test(at.message))
      return true;
  }
  return false;
}

/** Whether an error means that the database cannot be reached at the moment. */
export const isUnreachable = (error: unknown): boolean => matchesKind(UNREACHABLE, error);

/** Whether an error means that the database is overloaded at the moment. */
export const isOverloaded = (error: unknown): boolean => matchesKind(OVERLOADED, error);

interface HttpError {
  code?: string;
  statusCode?: number;
  validation?: ErrorObject[];
}

/** Converts an error to the response; undefined for a fault, of which the caller only learns the trace ID. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof RequestError) {
    const { code, message: msg, reason, retryAfter, hint } = error;
    return { code, msg, reason, ...(retryAfter === undefined ? {} : { retryAfter }), ...hint };
  }
  const { code, statusCode, validation } = error as HttpError;
  const failure = (code: FailureCode, msg: string, reason = reasonOf(code)) => ({ code, msg, reason });
  if (validation)
    return { ...failure(400, describeValidationError(validation)), ...reasonAndField(validation) };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || statusCode === 413) return failure(413, "请求体过大");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" || statusCode === 415)
    return failure(415, "不支持的内容类型，请用 application/json");
  if (
    code === "FST_ERR_CTP_EMPTY_JSON_BODY" ||
    code === "FST_ERR_CTP_INVALID_JSON_BODY" ||
    error instanceof SyntaxError
  ) {
    return failure(400, "请求体不是有效的 JSON", "BODY_MALFORMED");
  }
  if (statusCode === 400) return failure(400, "输入有误");
  if (isUnreachable(error)) return failure(503, "服务暂时不可用，请稍后再试");
  if (isOverloaded(error)) return failure(503, "服务繁忙，请稍后再试", "OVERLOADED");
  return undefined;
}
