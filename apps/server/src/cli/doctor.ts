import { eq, inArray, sql } from "drizzle-orm";
import { isExposed } from "../config.ts";
import { findBackupRecord, isBackupLate } from "../core/last-backup.ts";
import { oneRow, rowsOf } from "../core/sql.ts";
import { callUpstream } from "../core/upstream.ts";
import type { Database, Db } from "../db/client.ts";
import { mails, siteFlags, uploads, users } from "../db/schema/index.ts";
import { SERVER_NAME_PATTERN } from "../db/server-name.ts";
import { findMissingTables } from "../db/tables.ts";
import { demoAccounts } from "../demo/accounts.ts";
import { passkeyHost, probeProvider } from "../modules/identity/index.ts";
import { countFailedMails, probeServer } from "../modules/notifications/index.ts";
import {
  type Finding,
  isFounded,
  lookAtAddress,
  lookAtBucket,
  lookAtCaptcha,
  lookAtClock,
  lookAtDatabase,
  lookAtRoom,
  orUnchecked,
} from "../modules/site/index.ts";
import type { Command, CommandContext } from "./command.ts";
import { findMissingOnDisk } from "./upload-files.ts";

/** Timeout of the request to the SMS provider in milliseconds. */
const SMS_TIMEOUT_MS = 5000;

type Check = (ask: CommandContext & { database: Database }) => Promise<Finding>;

/** Whether the database has no tables yet. The first start creates them. */
const hasNoTables = async (db: Db): Promise<boolean> =>
  oneRow(
    rowsOf<{ blank: boolean }>(await db.execute(sql`select to_regclass('users') is null as blank`)),
    "hasNoTables",
  ).blank;

const checks: readonly Check[] = [
  lookAtAddress,
  async ({ config }) => {
    const host = passkeyHost(config);
    return host
      ? ["ok", `通行密钥属于 ${host}：换了域名就要重新添加`]
      : ["note", "用不了通行密钥：PUBLIC_ORIGIN 要是 https 的域名"];
  },
  async ({ config: { oidc } }) => {
    if (!oidc) return ["ok", "没有设 OIDC_ISSUER：不用统一登录"];
    const { name, issuer, redirectUri } = oidc;
    const back = `在身份平台登记的回调地址应为 ${redirectUri}`;
    try {
      await probeProvider(oidc);
      return ["ok", `「${name}」的身份平台 ${issuer} 应答正常，${back}`];
    } catch (error) {
      const { message } = error as Error;
      return [
        "bad",
        `「${name}」的身份平台 ${issuer} 没有应答，或答得不对（${message.split("\n")[0]}），${back}`,
      ];
    }
  },
  ({ database: { db }, config }) => lookAtDatabase({ db, config }),
  async ({ database }) => {
    if ((await database.getHealth()) === "ready") {
      const missing = await findMissingTables(async (query) => ({
        rows: rowsOf(await database.db.execute(sql.raw(query))),
      }));
      return missing.length > 0
        ? ["bad", `数据库缺 ${missing.length} 张表：${missing.join("、")}。请停下服务，从备份恢复`]
        : ["ok", "迁移都做过了，表都在"];
    }
    return (await hasNoTables(database.db))
      ? ["note", "数据库还是空的：启动服务就会建好表"]
      : ["bad", "有迁移还没有做：启动一次服务就会做，先备份"];
  },
  checkVersions,
  ({ database: { db } }) => lookAtClock({ db }),
  lookAtRoom,
  lookAtBucket,
  lookAtCaptcha,
  checkSms,
  async ({ config: { mail, sms } }) => {
    if (!mail && !sms)
      return [
        "note",
        "SMTP_URL 和 SMS_ACCESS_KEY 都没有设：成员只能用恢复码找回账号，丢了就要由你用 password 命令重设",
      ];
    if (!mail) return ["note", "没有设 SMTP_URL：不发邮件，成员用手机或恢复码找回账号"];
    const { result, answer } = await probeServer(mail);
    return result === "sent" ? ["ok", `邮件服务器 ${mail.host} 收下了账号`] : ["bad", `邮件：${answer}`];
  },
];

/** Checks that the SMS provider is reachable. Sends no message, because messages cost money. */
async function checkSms({ config: { sms } }: Parameters<Check>[0]): Promise<Finding> {
  if (!sms) return ["ok", "没有设 SMS_ACCESS_KEY：不发短信"];
  const { host } = new URL(sms.url);
  try {
    await callUpstream({ upstream: "sms", operation: "probe", host }, (call) =>
      call.fetch(sms.url, { signal: AbortSignal.timeout(SMS_TIMEOUT_MS) }),
    );
    return ["note", `短信服务 ${host} 连得上；账号、签名和模板要发一条验证码才知道`];
  } catch (error) {
    const { cause, message } = error as Error;
    return ["bad", `短信服务 ${host} 连不上（${(cause as Error | undefined)?.message ?? message}）`];
  }
}

/** Checks that all servers on this database run the same build, by the application names of their connections. */
async function checkVersions({ database: { db }, config }: Parameters<Check>[0]): Promise<Finding> {
  if (!config.databaseUrl) return ["ok", "内置数据库只有一个进程"];
  const rows = rowsOf<{ build: string }>(
    await db.execute(sql`select distinct substring(application_name from ${SERVER_NAME_PATTERN}) as build
      from pg_stat_activity where datname = current_database() and application_name ~ ${SERVER_NAME_PATTERN}`),
  );
  if (rows.length === 0) return ["note", "没有服务连着这个数据库"];
  return rows.length === 1
    ? ["ok", "连着数据库的服务是同一个版本"]
    : ["note", `连着数据库的服务有 ${rows.length} 个版本：升级中是正常的，之后请把旧的换掉`];
}

/** Checks that every upload has a file in the data folder. Buckets are not checked. */
async function checkUploads({ database: { db }, config }: Parameters<Check>[0]): Promise<Finding> {
  if (config.s3) return ["ok", `上传在桶 ${config.s3.bucket} 里`];
  const rows = await db.select({ path: uploads.path, thumbnailPath: uploads.thumbnailPath }).from(uploads);
  const registered = rows.flatMap(({ path, thumbnailPath }) =>
    thumbnailPath ? [path, thumbnailPath] : [path],
  );
  const missing = await findMissingOnDisk(registered, config);
  return missing.length > 0
    ? [
        "bad",
        `登记的 ${registered.length} 个上传的文件缺 ${missing.length} 个，如 ${missing.slice(0, 3).join("、")}：请检查 DATA_DIR`,
      ]
    : ["ok", `登记的 ${registered.length} 个上传的文件都在`];
}

/** Checks that a recent verified backup exists. */
async function checkBackup({ database: { db } }: Parameters<Check>[0]): Promise<Finding> {
  const record = await findBackupRecord(db);
  const { verified, failed } = record;
  const failure = failed ? `（${failed.at} 那次没成：${failed.reason}）` : "";
  if (!verified)
    return [
      (await isFounded(db)) ? "bad" : "note",
      `还没有验证过的备份${failure}：用 backup --check 做一份，再定时做`,
    ];
  const sentence = `最近一份验证过的备份是 ${verified.at} 的，${(verified.bytes / 1e6).toFixed(1)} MB，${verified.uploads} 个上传的文件`;
  return isBackupLate(record, new Date())
    ? ["bad", `${sentence}，超过一天半了${failure}`]
    : [failed ? "note" : "ok", sentence + failure];
}

/** Checks that need the tables. */
const tableChecks: readonly Check[] = [
  async ({ database: { db } }) => {
    const [failed, waiting] = await Promise.all([
      countFailedMails(db),
      db.$count(mails, eq(mails.state, "pending")),
    ]);
    if (failed > 0) return ["note", `退回的信 ${failed} 封，排队 ${waiting} 封：后台的发件箱里看得到`];
    return ["ok", `没有退回的信，排队 ${waiting} 封`];
  },
  async ({ database: { db }, config }) => {
    if ((await db.$count(siteFlags, eq(siteFlags.key, "demo"))) === 0) return ["ok", "没有演示社区"];
    const names = demoAccounts.map(({ username }) => username);
    const alive = await db.$count(users, inArray(users.usernameKey, names));
    return isExposed(config)
      ? ["bad", `这是演示社区，${alive} 个演示账号还在，而别人访问得到`]
      : ["note", `这是演示社区，有 ${alive} 个演示账号`];
  },
  checkUploads,
  checkBackup,
  async ({ database: { db } }) =>
    (await isFounded(db)) ? ["ok", "社区已经建好"] : ["note", "社区还没有建：用 setup 取一次性地址"],
];

const MARKS = { ok: "✓", note: "·", bad: "✗" } as const;

/** Checks settings, services and data. Exits with 1 if a check fails. */
export const doctorCommand: Command = {
  usage: "",
  about: "检查设置、数据库、磁盘、桶、时钟、邮件、短信、版本、迁移与演示账号",
  takes: [0, 0],
  async run(ask) {
    let bad = 0;
    const isReady = (await ask.database.getHealth().catch(() => undefined)) === "ready";
    for (const check of isReady ? [...checks, ...tableChecks] : checks) {
      const [kind, sentence] = await check(ask).catch(orUnchecked);
      if (kind === "bad") bad += 1;
      ask.say(`${MARKS[kind]} ${sentence}`);
    }
    ask.say(bad > 0 ? `\n有 ${bad} 处要改。` : "\n没有要改的。");
    return bad > 0 ? 1 : 0;
  },
};
