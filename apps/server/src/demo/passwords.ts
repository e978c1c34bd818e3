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
  /** As it is from now on; undefined when somebody set it who is not asked. */
  password: string | undefined;
}

interface Wanted {
  /** Whether others than this machine reach the server: then no account keeps the password that everybody knows. */
  exposed: boolean;
  /** What the operator wants for all of them; empty = nothing of the kind. */
  password: string;
}

/** The password that an account is to get, or undefined when it keeps what it has. */
async function newPassword(stored: string, { exposed, password }: Wanted): Promise<string | undefined> {
  if (password) return (await isPassword(stored, password)) ? undefined : password;
  if (!exposed || !(await isPassword(stored, publicPassword))) return undefined;
  return randomBytes(12).toString("base64url");
}

/**
 * Sees to the passwords of the demo accounts where there are any, whatever `DEMO` says: the community may have been
 * written earlier. An account that gets another one is logged out everywhere.
 * @returns the accounts with what is known of their passwords; none where no demo community was written
 */
export async function ensureDemoPasswords(db: Db, wanted: Wanted): Promise<DemoAccess[]> {
  if ((await db.$count(siteFlags, eq(siteFlags.key, "demo"))) === 0) return [];
  return db.transaction(async (tx) => {
    // Replicas that start at the same time take turns: the second finds the work done.
    const rows = await tx
      .select({ id: users.id, username: users.username, stored: users.passwordHash })
      .from(users)
      .where(inArray(users.usernameKey, names))
      .orderBy(users.id)
      .for("no key update");
    const accesses: DemoAccess[] = [];
    for (const { id, username, stored } of rows) {
      const next = await newPassword(stored, wanted);
      if (next !== undefined) {
        await tx
          .update(users)
          .set({ passwordHash: await hashPassword(next) })
          .where(eq(users.id, id));
        await endSessions(tx, id);
      }
      const known = wanted.password || (wanted.exposed ? undefined : publicPassword);
      const kept = known && (await isPassword(stored, known)) ? known : undefined;
      accesses.push({ username, password: next ?? kept });
    }
    return accesses;
  });
}

/** What the operator reads of the demo accounts, a line each. */
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
