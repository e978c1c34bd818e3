import { createHash, randomBytes } from "node:crypto";
import { callPolicy, type KeyScope, keyScopes } from "@lenscape/api/call-policy.gen";
import { hasPermi } from "@lenscape/api/permissions";
import type { OperationId } from "@lenscape/api/types";
import { eq, inArray, sql } from "drizzle-orm";
import type { WriteBehind } from "../cache/write-behind.ts";
import type { Db } from "../db/client.ts";
import { apiKeys, userGroups, users } from "../db/schema/index.ts";
import { RequestError } from "./request-error.ts";
import { timesAsRows } from "./sql.ts";
import { type Viewer, viewerColumns } from "./viewer.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Times of the last uses of API keys, by the ID of the key. */
    keyUses: WriteBehind<Date>;
  }
}

const PREFIX = "lsk_";
const SESSION_TOKEN_LENGTH = 43;

/** Permission to create access keys. Without it, existing keys of the member are not valid. */
export const KEY_PERMISSION = "apikey.create";

/** Permissions of a key that has neither the scope `moderate` nor `console`. */
const WRITE_PERMISSIONS = [
  "thread.create",
  "thread.reply",
  "thread.like",
  "thread.hideOwnThread",
  "thread.activity.create",
] as const;

export const keyTexts = {
  unknown: "访问密钥无效：没有这个密钥，请核对是否完整",
  revoked: "访问密钥已被撤销，请换一个",
  expired: "访问密钥已过期，请换一个",
  ownerBarred: "访问密钥的主人目前不能使用社区",
  ownerMayNot: "访问密钥的主人不再有使用访问密钥的权限",
  noScope: "访问密钥不能用于这项操作，请登录后进行",
  scopeMissing: (scope: KeyScope) => `访问密钥缺少权限 ${scope}（${keyScopes[scope]}）`,
};

const hash = (token: string) => createHash("sha256").update(token).digest("hex");

/** Whether a bearer token is a key. A session token may have the same prefix by chance, but is shorter. */
export const isKeyToken = (token: string): boolean =>
  token.startsWith(PREFIX) && token.length !== SESSION_TOKEN_LENGTH;

/** Creates a key of 256 random bits, with the hash to store and a hint by which the owner recognises it. */
export function newKeyToken(): { token: string; tokenHash: string; hint: string } {
  const token = PREFIX + randomBytes(32).toString("base64url");
  return { token, tokenHash: hash(token), hint: token.slice(0, 8) };
}

/** State of a key and of its owner. Of several reasons for a refusal, the most specific one wins. */
const keyState = sql<"revoked" | "expired" | "barred" | "active">`case
  when ${apiKeys.revokedAt} is not null then 'revoked'
  when ${apiKeys.expiresAt} <= now() then 'expired'
  when ${users.status} <> 1 or ${users.forbiddenUntil} > now() then 'barred'
  else 'active' end`;

const refusals = {
  revoked: () => new RequestError("KEY_REVOKED", keyTexts.revoked),
  expired: () => new RequestError("KEY_EXPIRED", keyTexts.expired),
  barred: () => new RequestError(401, keyTexts.ownerBarred),
} as const;

/**
 * Returns the owner of a key with the permissions that the scopes cover. Reads the key on every call, so that a
 * revocation takes effect everywhere at once.
 * @throws RequestError 401 with the reason if the key is not valid
 */
export async function viewerOfKey(db: Db, token: string): Promise<Viewer> {
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      state: keyState,
      ...viewerColumns,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(apiKeys.tokenHash, hash(token)));
  if (!row) throw new RequestError(401, keyTexts.unknown);
  const { keyId, state, ...viewer } = row;
  if (state !== "active") throw refusals[state]();
  if (!hasPermi(viewer.permissions, KEY_PERMISSION)) throw new RequestError(401, keyTexts.ownerMayNot);
  const scopes = viewer.scopes as KeyScope[];
  const hasStaffScope = scopes.includes("moderate") || scopes.includes("console");
  return {
    ...viewer,
    sessionId: `${KEY_SESSION}${keyId}`,
    key: { id: keyId, scopes, ownerEntersConsole: hasPermi(viewer.permissions, "console.enter") },
    permissions: hasStaffScope
      ? viewer.permissions
      : WRITE_PERMISSIONS.filter((permission) => hasPermi(viewer.permissions, permission)),
  };
}

/** Prefix of `Viewer.sessionId` for a call with a key; the ID of the key follows. */
const KEY_SESSION = "key:";

/** Splits values of `Viewer.sessionId` into IDs of sessions and of keys. */
export function sessionsAndKeys(ids: readonly string[]): { sessionIds: string[]; keyIds: string[] } {
  const isKey = (id: string) => id.startsWith(KEY_SESSION);
  return {
    sessionIds: ids.filter((id) => !isKey(id)),
    keyIds: ids.filter(isKey).map((id) => id.slice(KEY_SESSION.length)),
  };
}

/** Returns the remaining lifetime of keys in milliseconds, by `Viewer.sessionId`, without keys that are not valid. */
export async function keyLifetimes(db: Db, ids: readonly string[]): Promise<[string, number][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: apiKeys.id,
      left: sql<number>`coalesce((extract(epoch from ${apiKeys.expiresAt} - now()) * 1000)::float8, 'infinity')`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(sql`${inArray(apiKeys.id, [...ids])} and ${keyState} = 'active'`);
  return rows.map(({ id, left }) => [`${KEY_SESSION}${id}`, left]);
}

/**
 * Checks that the scopes of a key cover an operation. Sessions may call every operation.
 * @throws RequestError 403 that names the missing scope
 */
export function requireScope({ key }: Viewer, id: OperationId): void {
  if (!key) return;
  const { scope } = callPolicy[id] as { scope?: KeyScope };
  if (scope === undefined) throw new RequestError("SCOPE_MISSING", keyTexts.noScope);
  if (!key.scopes.includes(scope)) throw new RequestError("SCOPE_MISSING", keyTexts.scopeMissing(scope));
}

/** Stores the times of the last uses of keys. */
export async function touchKeys(db: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  await db.execute(sql`
    update api_keys as k set last_used_at = held.at from (
      select k.id, v.at from api_keys k join (values ${timesAsRows(uses)}) as v(id, at) on v.id = k.id
      where k.last_used_at is null or k.last_used_at < v.at
      order by k.id for no key update of k
    ) as held
    where k.id = held.id`);
}
