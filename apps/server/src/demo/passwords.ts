import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { hashPassword, isPassword } from "../core/passwords.ts";
import { endSessions } from "../core/session.ts";
import type { Db } from "../db/client.ts";
import { siteFlags, users } from "../db/schema/index.ts";
import { demoAccounts } from "./accounts.ts";

const names = demoAccounts.map(({ username }) => username);
const publicPassword = demoAccounts[0].password;

export interface DemoAccess {
  username: string;
  /** Current password; undefined if someone else has set it. */
  password: string | undefined;
}

interface PasswordOptions {
  /** Whether the server is publicly reachable. Then no account keeps the public password. */
  exposed: boolean;
  /** Password for all demo accounts; empty = none. */
  password: string;
}

/** Returns the new password of an account, or undefined if it keeps the current one. */
async function newPassword(
  stored: string,
  { exposed, password }: PasswordOptions,
): Promise<string | undefined> {
  if (password) return (await isPassword(stored, password)) ? undefined : password;
  if (!exposed || !(await isPassword(stored, publicPassword))) return undefined;
  return randomBytes(12).toString("base64url");
}

/**
 * Updates the passwords of existing demo accounts regardless of `DEMO`, because the demo may have been written
 * earlier. Ends the sessions of changed accounts.
 * @returns the accounts with their known passwords; empty without a demo community
 */
export async function ensureDemoPasswords(db: Db, options: PasswordOptions): Promise<DemoAccess[]> {
  if ((await db.$count(siteFlags, eq(siteFlags.key, "demo"))) === 0) return [];
  return db.transaction(async (tx) => {
    // Replicas that start at the same time wait here, and the second one finds nothing to change.
    const rows = await tx
      .select({ id: users.id, username: users.username, stored: users.passwordHash })
      .from(users)
      .where(inArray(users.usernameKey, names))
      .orderBy(users.id)
      .for("no key update");
    const accesses: DemoAccess[] = [];
    for (const { id, username, stored } of rows) {
      const next = await newPassword(stored, options);
      if (next !== undefined) {
        await tx
          .update(users)
          .set({ passwordHash: await hashPassword(next) })
          .where(eq(users.id, id));
        await endSessions(tx, id);
      }
      const expected = options.password || (options.exposed ? undefined : publicPassword);
      const current = expected && (await isPassword(stored, expected)) ? expected : undefined;
      accesses.push({ username, password: next ?? current });
    }
    return accesses;
  });
}

/** Formats the demo accounts for the operator, one per line. */
export function demoLines(accesses: DemoAccess[], exposed: boolean): string[] {
  if (accesses.length === 0) return [];
  const passwords = new Set(accesses.map(({ password }) => password));
  const [common] = passwords;
  const all = accesses.map(({ username }) => username).join("、");
  const lines =
    passwords.size > 1
      ? [
          ...accesses.map(
            ({ username, password }) => `演示账号：${username}，密码 ${password ?? "已另行设置"}。`,
          ),
          "新密码只显示这一次，请记下来。",
        ]
      : [
          common === undefined
            ? `演示账号：${all}，密码已另行设置，忘了可用 DEMO_PASSWORD 重设。`
            : `演示账号：${all}，密码 ${common}。`,
        ];
  if (exposed) {
    lines.push(
      "注意：服务可从外部访问，而库里有演示账号；公开的演示密码已停用。正式使用请设置 DEMO=off 并换一个数据库。",
    );
  }
  return lines;
}
