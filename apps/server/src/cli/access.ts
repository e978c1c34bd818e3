import { limits } from "@lenscape/api/operations.gen";
import { isLongerThan } from "@lenscape/richtext/graphemes";
import { asc } from "drizzle-orm";
import { RequestError } from "../core/request-error.ts";
import { createClock } from "../core/time.ts";
import type { Db } from "../db/client.ts";
import { accessBlocks } from "../db/schema/index.ts";
import {
  type BlockKey,
  countRegistrations,
  deleteBlock,
  modeSentence,
  parseBlock,
  type RegistrationPolicy,
  type SiteAccess,
  type SiteMode,
  saveAccess,
  saveBlock,
  storedAccess,
} from "../modules/identity/index.ts";
import { type Command, CommandError } from "./command.ts";

const REGISTRATION: Record<RegistrationPolicy, string> = {
  open: "谁都能注册",
  approval: "注册后等审核",
  invitation: "有邀请码才能注册",
  closed: "不开放注册",
};

const MODE: Record<SiteMode, string> = { open: "照常", readOnly: "只读", notOpen: "还没开放" };

const MAX_MESSAGE = limits.consoleSiteAccessSave.message.maxLength;
const MAX_NOTE = limits.accessBlockSave.note.maxLength;
const DAY_MS = 24 * 3600 * 1000;

/** Validates a value of a setting. @throws CommandError that lists the allowed values */
function parseChoice<Name extends string>(names: Record<Name, string>, word: string): Name {
  if (Object.hasOwn(names, word)) return word as Name;
  const all = Object.entries(names).map(([name, meaning]) => `${name}（${meaning}）`);
  throw new CommandError(`没有「${word}」。可以是 ${all.join("、")}。`);
}

/** Parses a blocked address, network or email domain. @throws CommandError */
function parseBlockArgument(raw: string): BlockKey {
  try {
    return parseBlock(raw);
  } catch (error) {
    if (error instanceof RequestError) throw new CommandError(`「${raw}」不行：${error.message}。`);
    throw error;
  }
}

async function changeAccess(db: Db, change: Partial<SiteAccess>): Promise<SiteAccess> {
  const settings = { ...(await storedAccess(db)), ...change };
  await saveAccess(db, settings);
  return settings;
}

export const accessCommand: Command = {
  usage: "",
  about: "看注册方式、站点状态和拦下的地址与邮箱域名",
  takes: [0, 0],
  async run({ database: { db }, config, say }) {
    const { format } = createClock(config.timeZone);
    const settings = await storedAccess(db);
    say(`注册：${settings.registration}，${REGISTRATION[settings.registration]}`);
    say(`状态：${[settings.mode, MODE[settings.mode], modeSentence(settings)].filter(Boolean).join("，")}`);
    say(`等审核的注册：${await countRegistrations(db)} 份`);
    const blocks = await db.select().from(accessBlocks).orderBy(asc(accessBlocks.value));
    say(`拦下的：${blocks.length} 项`);
    for (const { value, note, endsAt } of blocks)
      say(`  ${[value, endsAt ? `到 ${format(endsAt)}` : "一直", note].filter(Boolean).join("　")}`);
    return 0;
  },
};

export const registrationCommand: Command = {
  usage: "<open|approval|invitation|closed>",
  about: "定注册方式：谁都能、等审核、凭邀请码、不开放",
  takes: [1, 1],
  async run({ database: { db }, say, words: [word = ""] }) {
    const { registration } = await changeAccess(db, { registration: parseChoice(REGISTRATION, word) });
    say(`注册：${REGISTRATION[registration]}。几秒之内对所有进程生效。`);
    return 0;
  },
};

export const modeCommand: Command = {
  usage: "<open|readOnly|notOpen> [一句话]",
  about: "定站点状态：照常、只读、还没开放；一句话给大家看",
  takes: [1, 2],
  async run({ database: { db }, say, words: [word = "", message = ""] }) {
    if (isLongerThan(message, MAX_MESSAGE)) throw new CommandError(`这句话太长，最多 ${MAX_MESSAGE} 个字。`);
    const settings = await changeAccess(db, { mode: parseChoice(MODE, word), message: message.trim() });
    const sentence = modeSentence(settings);
    say(`状态：${MODE[settings.mode]}${sentence && `，大家看到「${sentence}」`}。几秒之内对所有进程生效。`);
    return 0;
  },
};

export const blockCommand: Command = {
  usage: "<地址、网段或邮箱域名> [天数] [备注]",
  about: "拦下一个地址、网段或邮箱域名；天数 0 为一直",
  takes: [1, 3],
  async run({ database: { db }, say, words: [raw = "", days = "0", note = ""] }) {
    const block = parseBlockArgument(raw);
    if (!/^\d{1,4}$/.test(days)) throw new CommandError(`天数要是 0 到 9999 的整数，不是「${days}」。`);
    if (isLongerThan(note, MAX_NOTE)) throw new CommandError(`备注太长，最多 ${MAX_NOTE} 个字。`);
    const endsAt = Number(days) > 0 ? new Date(Date.now() + Number(days) * DAY_MS) : null;
    await saveBlock(db, { ...block, note, endsAt, createdBy: null });
    say(`已拦下 ${block.value}。几秒之内对所有进程生效。`);
    return 0;
  },
};

export const unblockCommand: Command = {
  usage: "<地址、网段或邮箱域名>",
  about: "不再拦",
  takes: [1, 1],
  async run({ database: { db }, say, words: [raw = ""] }) {
    const { value } = parseBlockArgument(raw);
    if (!(await deleteBlock(db, { value }))) throw new CommandError(`没有拦下 ${value}。`);
    say(`不再拦 ${value}。`);
    return 0;
  },
};
