import { insertSynonyms } from "../domains/search/synonyms.ts";
import type { Db } from "./client.ts";
import { siteFlags } from "./schema/index.ts";

/** What every community's search takes for the same to begin with; operators edit the list in the console. */
const SYNONYMS = [
  ["苹果手机", "iPhone", "iOS", "苹果系统"],
  ["安卓", "Android", "安卓手机"],
  ["蓝牙", "Bluetooth"],
  ["连接", "配对", "连上", "连不上", "回连"],
  ["电池", "电量", "续航"],
  ["清洁", "清洗", "保养", "擦镜片"],
  ["升级", "更新"],
  ["故障", "问题", "毛病"],
  ["下雨", "雨天", "淋雨"],
  ["冬天", "低温", "零下"],
  ["充电盒", "镜盒", "眼镜盒"],
  ["退货", "退款", "退"],
  ["注销", "销号"],
  ["密码", "口令"],
] as const;

const SYNONYMS_WRITTEN = "search_synonyms";

/** Once: what an operator has deleted stays deleted. */
export async function ensureSynonyms(tx: Db): Promise<void> {
  const first = await tx
    .insert(siteFlags)
    .values({ key: SYNONYMS_WRITTEN })
    .onConflictDoNothing()
    .returning({ key: siteFlags.key });
  if (first.length === 0) return;
  for (const words of SYNONYMS) await insertSynonyms(tx, [...words]);
}
