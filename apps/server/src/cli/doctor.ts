import { access, constants, mkdir, statfs } from "node:fs/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { isExposed, isLoopback } from "../config.ts";
import { rowsOf } from "../core/sql.ts";
import type { Database } from "../db/client.ts";
import { mails, siteFlags, users } from "../db/schema/index.ts";
import { demoAccounts } from "../demo/accounts.ts";
import { isFounded } from "../domains/founding/queries.ts";
import { countFailedMails } from "../domains/mail/queries.ts";
import { probeServer } from "../domains/mail/transport.ts";
import { probeProvider } from "../domains/oidc/provider.ts";
import { passkeyHost } from "../domains/passkeys/rules.ts";
import type { Ask, Command } from "./command.ts";

/** What a look found: all right, worth knowing, or wrong. */
type Finding = readonly ["ok" | "note" | "bad", string];

type Look = (ask: Ask & { database: Database }) => Promise<Finding>;

const GIB = 1024 ** 3;
/** Less room than this is told, and a clock that is further off. */
const LEAST_ROOM = 2 * GIB;
const MOST_OFF_SECONDS = 5;
const OLDEST = 150_000;

const one = async <Row>(database: Database, query: ReturnType<typeof sql>) =>
  rowsOf<Row>(await database.db.execute(query))[0]!;

const looks: readonly Look[] = [
  async ({ config }) => {
    const { publicOrigin } = config;
    if (!isExposed(config))
      return ["note", "只有本机访问得到：HOST 是本机，也没有 TRUSTED_PROXIES 与 PUBLIC_ORIGIN"];
    if (!publicOrigin) return ["bad", "没有设 PUBLIC_ORIGIN：信里的链接、分享与规范地址要用它"];
    const { protocol, hostname } = new URL(publicOrigin);
    if (protocol !== "https:" && !isLoopback(hostname))
      return ["bad", `PUBLIC_ORIGIN 是 ${publicOrigin}，不是 https：密码会明文经过网络`];
    return ["ok", `设置读得通，对外地址 ${publicOrigin}`];
  },
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
  async ({ database }) => {
    if (database.kind === "embedded")
      return ["bad", "用的是内置数据库：断电可能丢数据，正式的社区请设 DATABASE_URL"];
    const { number, version, locale, encoding } = await one<{
      number: number;
      version: string;
      locale: string;
      encoding: string;
    }>(
      database,
      sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
        datctype as locale, pg_encoding_to_char(encoding) as encoding
        from pg_database where datname = current_database()`,
    );
    if (number < OLDEST) return ["bad", `PostgreSQL ${version} 太旧，要 15 或更新的`];
    if (encoding !== "UTF8") return ["bad", `数据库的编码是 ${encoding}，要 UTF8`];
    if (locale === "C" || locale === "POSIX")
      return ["bad", `数据库的字符类型是 ${locale}：中文搜索用不上索引，请用 C.UTF-8 重建`];
    return ["ok", `PostgreSQL ${version}，${encoding}，${locale}`];
  },
  async ({ database }) => {
    const health = await database.look();
    return health === "ready"
      ? ["ok", "迁移都做过了"]
      : ["bad", "有迁移还没有做：启动一次服务就会做，先备份"];
  },
  async ({ database }) => {
    const { off } = await one<{ off: number }>(
      database,
      sql`select abs(extract(epoch from clock_timestamp() - ${new Date().toISOString()}::timestamptz))::float8 as off`,
    );
    return off > MOST_OFF_SECONDS
      ? ["bad", `这台机器与数据库的时钟差 ${off.toFixed(0)} 秒：请打开时间同步`]
      : ["ok", "与数据库的时钟一致"];
  },
  async ({ config: { dataDir, s3 } }) => {
    await mkdir(dataDir, { recursive: true });
    const writable = await access(dataDir, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!writable) return ["bad", `${dataDir} 不能写`];
    const { bavail, bsize } = await statfs(dataDir);
    const free = `${((bavail * bsize) / GIB).toFixed(1)} GB`;
    if (bavail * bsize < LEAST_ROOM) return ["bad", `${dataDir} 只剩 ${free}`];
    return ["ok", `${dataDir} 还有 ${free}${s3 ? "，上传存在桶里" : ""}`];
  },
  async ({ config: { mail } }) => {
    if (!mail) return ["note", "没有设 SMTP_URL：不发邮件，成员用手机或恢复码找回账号"];
    const { result, answer } = await probeServer(mail);
    return result === "sent" ? ["ok", `邮件服务器 ${mail.host} 收下了账号`] : ["bad", `邮件：${answer}`];
  },
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
  async ({ database: { db } }) =>
    (await isFounded(db)) ? ["ok", "社区已经建好"] : ["note", "社区还没有建：用 setup 取一次性地址"],
];

const MARKS = { ok: "✓", note: "·", bad: "✗" } as const;

/** Looks at what a community stands on; 1 when something is wrong. */
export const doctorCommand: Command = {
  usage: "",
  about: "检查设置、数据库、磁盘、时钟、邮件、迁移与演示账号",
  takes: [0, 0],
  async run(ask) {
    let bad = 0;
    for (const look of looks) {
      const [kind, sentence] = await look(ask).catch(
        (error: Error): Finding => ["bad", `没能检查：${error.message.split("\n")[0]}`],
      );
      if (kind === "bad") bad += 1;
      ask.say(`${MARKS[kind]} ${sentence}`);
    }
    ask.say(bad > 0 ? `\n有 ${bad} 处要改。` : "\n没有要改的。");
    return bad > 0 ? 1 : 0;
  },
};
