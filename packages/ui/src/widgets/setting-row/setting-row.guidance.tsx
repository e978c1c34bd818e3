import type { Pair } from "../../docs/guidance.ts";
import { SettingRow } from "./setting-row.tsx";

const nothing = () => {};

export const guidance: Pair[] = [
  {
    good: (
      <SettingRow label="登录密码" hint="改过之后，其他登录随之结束" onOpen={nothing}>
        修改
      </SettingRow>
    ),
    do: "左边说设什么，下面说后果，右边是现在的值或动作",
    bad: (
      <SettingRow label="注销账号" onOpen={nothing}>
        去设置
      </SettingRow>
    ),
    dont: "不能撤销的事不写后果，也不变红",
  },
];
