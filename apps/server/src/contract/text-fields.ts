import type { BodyOf, OperationId } from "@lenscape/api/types";
import type { Screened } from "../core/screened.ts";
import { bodySchemaOf, type Operation, resolve, type Schema } from "./operations.ts";

/*
 * Text fields of the writing operations. Each passes the word filter before its handler is called, unless it is listed
 * here. A new field of the contract is screened without further work.
 */

/** Fields that contain no text for readers: credentials, addresses of files and pages, opaque values. */
const NOT_TEXT = [
  ...([
    "password",
    "oldPassword",
    "newPassword",
    "code",
    "uuid",
    "ticket",
    "token",
    "phone",
    "smsCode",
  ] as const),
  ...(["secondCode", "recoveryCode", "invitationCode", "account", "username", "email"] as const),
  ...(["state", "visitKey", "iss", "iv", "encryptedData", "version", "areaCode", "transports"] as const),
  ...(["url", "filePath", "thumbnailUrl", "picUrl", "linkUrl", "link", "avatar", "cover", "logo"] as const),
  ...(["officialSite", "routePath", "routeValue", "mprouter", "startAt", "endAt", "signEndAt"] as const),
] as const;

/** Operations whose texts are not screened before the handler, grouped by reason. */
const EXEMPT_OPERATIONS = [
  // Their texts can wait for review instead of being refused, so their handlers screen them.
  ...(["threadCreate", "threadEdit", "threadAddPost", "postEdit"] as const),
  // Only the member reads their texts, and saving must not fail while the member writes.
  ...(["draftSave", "apiKeyCreate", "addressAdd", "addressUpdate", "prizeClaim", "delSearch"] as const),
  // Their texts quote reported or judged content, and only the persons involved read them.
  ...(["threadReport", "dialogReport", "appealSubmit", "appealSend", "appealDecide", "noteAdd"] as const),
  ...([
    "reportHandle",
    "reviewDecide",
    "reviewBatch",
    "proposalDecide",
    "sweepRun",
    "uploadWithdraw",
  ] as const),
  ...([
    "userDeny",
    "userForbidden",
    "userClosed",
    "consoleMemberUpdate",
    "threadDel",
    "threadDelPost",
  ] as const),
  ...(["threadSticky", "threadSite", "threadStickyCircle", "threadEssence", "threadCherrypick"] as const),
  ...(["threadPact", "threadGuide", "threadMove", "threadUndershelf", "threadDisplay"] as const),
  ...(["threadPostSticky"] as const),
  // They edit the filter and the search dictionary.
  ...(["wordSave", "synonymSave"] as const),
] as const satisfies readonly OperationId[];

/** Single fields that are not screened before the handler. */
const EXEMPT_FIELDS = {
  // Screened by `admitNickname`, only when it changes.
  ownInfoUpdate: ["nickname"],
  register: ["nickname"],
  oidcRegister: ["nickname"],
  wxRegister: ["nickname"],
  wxWebRegister: ["nickname"],
  setupFound: ["nickname", "circles"],
  // Screened by the handlers after the lookup of an earlier request, so that a repeated request gets the earlier response.
  dialogSend: ["content"],
  // Only staff reads the contact, an address of the member.
  feedbackSubmit: [
    ...(["contact", "title", "content", "actual", "steps", "expected"] as const),
    ...(["firmware", "appVersion"] as const),
  ],
  // The remark is screened in the same way. The options are compared with existing values.
  orderCreate: ["remark", "options"],
  // Compared with existing values.
  topicManageMerge: ["into"],
  consoleAuditExport: ["keyWord"],
  goodsManageSave: ["imageList"],
  goodsManageRestock: ["codes"],
} as const satisfies Partial<Record<OperationId, readonly string[]>>;

/** Fields that must not contain asterisks, so that a word to be masked is refused. */
const NAMES = {
  circleManageSave: ["name", "category"],
  topicManageSave: ["content"],
  consoleLookSave: ["brandName", "brandNameEn"],
  setupFound: ["brandName", "brandNameEn"],
} as const satisfies Partial<Record<OperationId, readonly string[]>>;

type ExemptField<Id extends OperationId> =
  | (typeof NOT_TEXT)[number]
  | (Id extends keyof typeof EXEMPT_FIELDS ? (typeof EXEMPT_FIELDS)[Id][number] : never);

type WithScreened<T, Exempt extends string> = T extends string
  ? string extends T
    ? Screened
    : T
  : T extends readonly (infer Item)[]
    ? WithScreened<Item, Exempt>[]
    : T extends object
      ? { [Key in keyof T]: Key extends Exempt ? T[Key] : WithScreened<T[Key], Exempt> }
      : T;

/** Body of an operation for its handler, with screened texts. */
export type ScreenedBody<Id extends OperationId> = Id extends (typeof EXEMPT_OPERATIONS)[number]
  ? BodyOf<Id>
  : WithScreened<BodyOf<Id>, ExemptField<Id>>;

type Node = { [key: string]: unknown };

/** Path of a field below the body, with `*` for the entries of a list. */
type Path = readonly string[];

/** Lists the paths of the strings of a schema that can contain any text. */
function pathsOf(schema: Schema | undefined, isExempt: (name: string) => boolean, path: Path = []): Path[] {
  if (!schema) return [];
  const below = ["oneOf", "anyOf", "allOf"].flatMap((key) =>
    ((schema[key] ?? []) as Schema[]).flatMap((branch) => pathsOf(branch, isExempt, path)),
  );
  const inside = Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(
    ([name, field]) => (isExempt(name) ? [] : pathsOf(field, isExempt, [...path, name])),
  );
  const items = pathsOf(schema.items as Schema | undefined, isExempt, [...path, "*"]);
  const isText = [schema.type].flat().includes("string") && !schema.enum && !schema.pattern && !schema.format;
  return [...below, ...inside, ...items, ...(isText ? [path] : [])];
}

export interface TextField {
  /** Path of the field, such as `options`, `0`, `label`. */
  steps: string[];
  text: string;
  /** Whether the field must not contain asterisks. */
  isName: boolean;
  replace(text: Screened): void;
}

/** Collects the texts at a path of a body. */
function fieldsAt(value: unknown, path: Path, isName: boolean, steps: string[] = []): TextField[] {
  const [step, ...rest] = path;
  if (step === undefined || value === null || typeof value !== "object") return [];
  const keys = step === "*" ? Object.keys(value) : [step];
  return keys.flatMap((key) => {
    const at = [...steps, key];
    const inner = (value as Node)[key];
    if (rest.length > 0) return fieldsAt(inner, rest, isName, at);
    if (typeof inner !== "string" || inner === "") return [];
    const replace = (text: Screened) => {
      (value as Node)[key] = text;
    };
    return [{ steps: at, text: inner, isName, replace }];
  });
}

/** Returns a function that reads the texts of an operation's bodies; undefined for an operation without texts. */
export function textFieldsOf({
  id,
  method,
  permission,
  schema,
}: Pick<Operation, "id" | "method" | "permission" | "schema">): ((body: unknown) => TextField[]) | undefined {
  if (method === "GET" || (EXEMPT_OPERATIONS as readonly string[]).includes(id)) return undefined;
  const exempt: readonly string[] = [
    ...NOT_TEXT,
    ...((EXEMPT_FIELDS as Partial<Record<string, readonly string[]>>)[id] ?? []),
  ];
  const names: readonly string[] = (NAMES as Partial<Record<string, readonly string[]>>)[id] ?? [];
  // Operators choose the filtered words and may have to write them, for example in rules, and would not notice asterisks
  // in their texts. So operations with a permission and the founding are only screened for names, which are never masked.
  const screensNamesOnly = permission !== undefined || id === "setupFound";
  const body = bodySchemaOf(schema);
  if (!body || (screensNamesOnly && names.length === 0)) return undefined;
  let paths: Path[] | undefined;
  return (value) => {
    // Resolved on first use, like the validators.
    paths ??= pathsOf(resolve(body) as Schema, (name) => exempt.includes(name));
    return paths.flatMap((path) => {
      const isName = names.includes(path.at(-1)!);
      return isName || !screensNamesOnly ? fieldsAt(value, path, isName) : [];
    });
  };
}
