import { mkdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { isLoopback } from "../../../config/settings.ts";
import { type Config, isExposed } from "../../../config.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { openStorage } from "../../media/index.ts";

/** Result of a check and its description. */
export type Finding = readonly ["ok" | "note" | "bad", string];

interface CheckInput {
  db: Db;
  config: Config;
}

const GIB = 1024 ** 3;
/** Minimum free disk space in bytes, maximum clock difference in seconds, and minimum PostgreSQL version number. */
const MIN_FREE_BYTES = 2 * GIB;
const MAX_CLOCK_DIFFERENCE_S = 5;
const MIN_VERSION = 150_000;

const one = async <Row>(db: Db, query: ReturnType<typeof sql>) =>
  oneRow(rowsOf<Row>(await db.execute(query)), "one");

/** Checks the public address. */
export async function lookAtAddress({ config }: Pick<CheckInput, "config">): Promise<Finding> {
  const { publicOrigin } = config;
  if (!isExposed(config))
    return [
      "note",
      publicOrigin
        ? `只有本机访问得到：PUBLIC_ORIGIN 是 ${publicOrigin}`
        : "只有本机访问得到：HOST 是本机，也没有 TRUSTED_PROXIES 与 PUBLIC_ORIGIN",
    ];
  if (!publicOrigin) return ["bad", "没有设 PUBLIC_ORIGIN：信里的链接、分享与规范地址要用它"];
  const { protocol, hostname } = new URL(publicOrigin);
  if (isLoopback(hostname))
    return ["bad", `PUBLIC_ORIGIN 是 ${publicOrigin}，只有这台机器打得开：要成员用的地址`];
  if (protocol !== "https:")
    return ["bad", `PUBLIC_ORIGIN 是 ${publicOrigin}，不是 https：密码会明文经过网络`];
  return ["ok", `设置读得通，对外地址 ${publicOrigin}`];
}

/** Checks the engine, version, encoding and locale of the database. */
export async function lookAtDatabase({ db, config }: CheckInput): Promise<Finding> {
  if (!config.databaseUrl) return ["bad", "用的是内置数据库：断电可能丢数据，正式的社区请设 DATABASE_URL"];
  const { number, version, locale, encoding } = await one<{
    number: number;
    version: string;
    locale: string;
    encoding: string;
  }>(
    db,
    sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      datctype as locale, pg_encoding_to_char(encoding) as encoding
      from pg_database where datname = current_database()`,
  );
  if (number < MIN_VERSION) return ["bad", `PostgreSQL ${version} 太旧，要 15 或更新的`];
  if (encoding !== "UTF8") return ["bad", `数据库的编码是 ${encoding}，要 UTF8`];
  if (locale === "C" || locale === "POSIX")
    return ["bad", `数据库的字符类型是 ${locale}：中文搜索用不上索引，请用 C.UTF-8 重建`];
  return ["ok", `PostgreSQL ${version}，${encoding}，${locale}`];
}

/** Compares the clocks of this machine and the database. */
export async function lookAtClock({ db }: Pick<CheckInput, "db">): Promise<Finding> {
  const { off } = await one<{ off: number }>(
    db,
    sql`select abs(extract(epoch from clock_timestamp() - ${new Date().toISOString()}::timestamptz))::float8 as off`,
  );
  return off > MAX_CLOCK_DIFFERENCE_S
    ? ["bad", `这台机器与数据库的时钟差 ${off.toFixed(0)} 秒：请打开时间同步`]
    : ["ok", "与数据库的时钟一致"];
}

/** Prefix of the file that a check writes and removes. Never the name of an upload. */
const PROBE = ".lenscape-check";

/** The reason a write failed, without the path. */
const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message.split("\n")[0]!;
};

/** Writes a file into a folder and removes it. @returns the reason if that fails */
async function tryWrite(folder: string): Promise<string | undefined> {
  const file = join(folder, `${PROBE}-${process.pid}`);
  try {
    await writeFile(file, "check");
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

/**
 * Checks by a write whether the data folder and the upload folders are writable, and checks their owner and free
 * space.
 */
export async function lookAtRoom({ config: { dataDir, s3 } }: Pick<CheckInput, "config">): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    return [
      "bad",
      `DATA_DIR ${dataDir} 不在，也建不了（${reasonOf(error)}）：请检查路径，或看看磁盘挂上了没有`,
    ];
  }
  const folders = [dataDir];
  const { uid } = await stat(dataDir);
  for (const name of ["uploads", "uploads/incoming", "assets"]) {
    const folder = join(dataDir, name);
    const info = await stat(folder).catch(() => undefined);
    if (!info) continue;
    // The owner of the data folder is the user of the server; a restore as root leaves other owners behind.
    if (info.uid !== uid)
      return ["bad", `${folder} 属于用户 ${info.uid}，${dataDir} 属于 ${uid}：请 chown -R ${uid} ${folder}`];
    folders.push(folder);
  }
  for (const folder of folders) {
    const failure = await tryWrite(folder);
    if (failure) return ["bad", `${folder} 不能写（${failure}）`];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${((bavail * bsize) / GIB).toFixed(1)} GB`;
  if (bavail * bsize < MIN_FREE_BYTES) return ["bad", `${dataDir} 只剩 ${free}`];
  return ["ok", `${dataDir} 能写，还有 ${free}${s3 ? "" : "，上传存在这里"}`];
}

/** Checks by a test file whether the bucket can be written, read and deleted from. */
export async function lookAtBucket({ config }: Pick<CheckInput, "config">): Promise<Finding> {
  if (!config.s3) return ["ok", "没有设 S3_BUCKET：上传存在 DATA_DIR"];
  const { bucket } = config.s3;
  const storage = openStorage(config);
  const key = `check/${process.pid}-${Date.now()}.webp`;
  const file = join(tmpdir(), `${PROBE}-${process.pid}`);
  try {
    await writeFile(file, "check");
    await storage.save(key, file);
    const stored = await storage.find(key);
    await storage.remove(key);
    if (stored?.size !== 5) return ["bad", `桶 ${bucket} 收下了文件，却读不回来`];
    return ["ok", `桶 ${bucket} 能写、能读、能删，上传存在桶里`];
  } catch (error) {
    return ["bad", `桶 ${bucket} 用不了：${(error as Error).message.split("\n")[0]}`];
  } finally {
    await rm(file, { force: true });
  }
}

/** Checks whether a captcha protects a publicly reachable server. */
export async function lookAtCaptcha({ config }: Pick<CheckInput, "config">): Promise<Finding> {
  if (config.captcha) return ["ok", "登录和注册要图形验证码"];
  return isExposed(config)
    ? ["bad", "CAPTCHA=off，而别人访问得到：脚本可以随意注册和试密码"]
    : ["note", "CAPTCHA=off：登录和注册不要验证码"];
}

/** Converts the error of a failed check to a finding. */
export const orUnchecked = (error: Error): Finding => ["bad", `没能检查：${error.message.split("\n")[0]}`];

/** Runs the checks before founding. */
export const runChecks = (input: CheckInput): Promise<Finding[]> =>
  Promise.all(
    [lookAtAddress, lookAtDatabase, lookAtClock, lookAtRoom, lookAtBucket].map((check) =>
      check(input).catch(orUnchecked),
    ),
  );
