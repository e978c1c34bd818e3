import { Field } from "../../widgets/field/field.tsx";
import { Input } from "../../widgets/input/input.tsx";
import { PasswordInput } from "../../widgets/password-input/password-input.tsx";
import { Radio, RadioGroup } from "../../widgets/radio-group/radio-group.tsx";
import { RemovableChip } from "../../widgets/removable-chip/removable-chip.tsx";
import { SettingRow } from "../../widgets/setting-row/setting-row.tsx";
import { Stepper } from "../../widgets/stepper/stepper.tsx";
import { UploadTile } from "../../widgets/upload-tile/upload-tile.tsx";
import { VideoUpload } from "../../widgets/video-upload/video-upload.tsx";
import type { Pair } from "./pair.ts";

const nothing = () => {};

/** What belongs to a form next to its fields. */
export const FORMS: Record<string, Pair[]> = {
  "radio-group": [
    {
      good: (
        <RadioGroup legend="谁可以给我发私信" defaultValue="mutual">
          <Radio value="all">所有人</Radio>
          <Radio value="mutual">互相关注的人</Radio>
          <Radio value="none">关闭</Radio>
        </RadioGroup>
      ),
      to: "先选好最常用的一项，各项不重叠",
      bad: (
        <RadioGroup legend="私信设置">
          <Radio value="on">开</Radio>
          <Radio value="off">关</Radio>
        </RadioGroup>
      ),
      notTo: "只有开和关：那用开关",
    },
  ],
  "password-input": [
    {
      good: (
        <Field label="新密码">
          <PasswordInput autoComplete="new-password" placeholder="至少 8 个字符" />
        </Field>
      ),
      to: "规矩写在前面；能显示，就不用再输一遍",
      bad: (
        <div className="grid gap-3">
          <Field label="新密码">
            <Input type="password" />
          </Field>
          <Field label="再输一遍" error="两次不一样">
            <Input type="password" />
          </Field>
        </div>
      ),
      notTo: "看不见又要输两遍",
    },
  ],
  stepper: [
    {
      good: <Stepper aria-label="兑换几件" defaultValue={2} max={5} />,
      to: "小的整数，按几下就到",
      bad: <Stepper aria-label="出生年份" defaultValue={1998} min={1900} max={2026} />,
      notTo: "跨度大的数：那用输入框或选择",
    },
  ],
  "setting-row": [
    {
      good: (
        <SettingRow label="登录密码" hint="改过之后，其他登录随之结束" onOpen={nothing}>
          修改
        </SettingRow>
      ),
      to: "左边说设什么，下面说后果，右边是现在的值或动作",
      bad: (
        <SettingRow label="注销账号" onOpen={nothing}>
          去设置
        </SettingRow>
      ),
      notTo: "不能撤销的事不写后果，也不变红",
    },
  ],
  "upload-tile": [
    {
      good: (
        <div className="w-30">
          <UploadTile
            src="img/forest.jpg"
            name="树林.jpg"
            status="failed"
            reason="网断了"
            onRetry={nothing}
            onRemove={nothing}
          />
        </div>
      ),
      to: "失败写原因，给重试，也给拿掉",
      bad: (
        <div className="w-30">
          <UploadTile src="img/forest.jpg" name="树林.jpg" status="failed" />
        </div>
      ),
      notTo: "失败了没有路走",
    },
  ],
  "removable-chip": [
    {
      good: (
        <div className="flex flex-wrap gap-2">
          <RemovableChip name="#骑行日记" onRemove={nothing} />
          <RemovableChip name="#日出" onRemove={nothing} />
        </div>
      ),
      to: "自己加的，能一个个拿掉",
      bad: <RemovableChip name="精华" onRemove={nothing} />,
      notTo: "不是自己加的也给个叉：那用 Tag",
    },
  ],
  "video-upload": [
    {
      good: (
        <VideoUpload
          name="早饭.mp4"
          status="waiting"
          progress={58}
          note="12 秒后自动再试（第 2 次）"
          onRetry={nothing}
          onRemove={nothing}
        />
      ),
      to: "断了说会自己再试，也给「现在试」",
      bad: <VideoUpload name="早饭.mp4" status="failed" note="上传失败" onRemove={nothing} />,
      notTo: "一断就算失败，传过的要从头来",
    },
  ],
};
