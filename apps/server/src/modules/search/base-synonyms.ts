import type { Db } from "../../db/client.ts";
import { siteFlags } from "../../db/schema/index.ts";
import { insertSynonyms } from "./synonyms.ts";

/** Synonyms of a new community. Operators edit the list in the console. */
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

/** Synonyms added by a later version: colloquial, regional and technical terms. */
const MORE_SYNONYMS = [
  ["孩子", "小孩", "小朋友", "儿童"],
  ["老人", "长辈", "爸妈", "父母", "老年人"],
  ["听障", "聋人", "听不见", "听力不好", "听力损失"],
  ["视障", "低视力", "弱视", "盲人", "视力不好"],
  ["抬显", "HUD", "抬头显示"],
  ["屏幕", "萤幕", "荧幕", "显示屏", "显示"],
  ["固件", "韧体"],
  ["应用", "App", "软件", "软体"],
  ["网络", "网路"],
  ["录像", "录影", "录视频", "拍视频"],
  ["录音", "收音"],
  ["无线网", "Wi-Fi", "WLAN"],
  ["导出", "汇出"],
  ["费电", "耗电", "掉电"],
  ["断连", "断线", "掉线", "断开"],
  ["卡住", "卡在", "卡死", "死机"],
  ["重置", "恢复出厂", "恢复默认", "初始化"],
  ["撤回", "撤销"],
  ["屏蔽", "拉黑", "黑名单"],
  ["注销", "删除账号", "注销账号", "删号"],
  ["晚上", "夜里", "夜间", "夜晚"],
  ["模糊", "看不清", "不清楚"],
  ["转让", "转手", "卖掉"],
  ["安装", "装上"],
  ["骑车", "骑行", "自行车", "单车"],
] as const;

const SYNONYMS_WRITTEN = "search_synonyms";
const MORE_SYNONYMS_WRITTEN = "search_synonyms_2";

/** Inserts each list once, so that synonyms that an operator has deleted do not come back. */
export async function ensureSynonyms(tx: Db): Promise<void> {
  for (const [key, groups] of [
    [SYNONYMS_WRITTEN, SYNONYMS],
    [MORE_SYNONYMS_WRITTEN, MORE_SYNONYMS],
  ] as const) {
    const first = await tx
      .insert(siteFlags)
      .values({ key })
      .onConflictDoNothing()
      .returning({ key: siteFlags.key });
    if (first.length === 0) continue;
    for (const words of groups) await insertSynonyms(tx, [...words]);
  }
}
