import { Trash2, X } from "lucide-react";
import { Avatar } from "../../widgets/avatar/avatar.tsx";
import { Button } from "../../widgets/button/button.tsx";
import { Checkbox } from "../../widgets/checkbox/checkbox.tsx";
import { Field } from "../../widgets/field/field.tsx";
import { FollowButton } from "../../widgets/follow-button/follow-button.tsx";
import { IconButton } from "../../widgets/icon-button/icon-button.tsx";
import { Input } from "../../widgets/input/input.tsx";
import { Segmented } from "../../widgets/segmented/segmented.tsx";
import { Select } from "../../widgets/select/select.tsx";
import { Switch } from "../../widgets/switch/switch.tsx";
import { Textarea } from "../../widgets/textarea/textarea.tsx";
import { nothing } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const spaced = "flex items-center gap-3";

const options = (labels: string[]) => labels.map((label) => ({ value: label, label }));

/** What somebody presses or fills in. */
export const CONTROLS: Record<string, Pair[]> = {
  button: [
    {
      good: (
        <div className={spaced}>
          <Button tone="primary">发布</Button>
          <Button>存草稿</Button>
        </div>
      ),
      to: "一屏一个主按钮，其余用普通的",
      bad: (
        <div className={spaced}>
          <Button tone="primary">发布</Button>
          <Button tone="primary">存草稿</Button>
        </div>
      ),
      notTo: "两个主按钮并排，看不出该按哪个",
    },
    {
      good: <Button tone="primary">兑换</Button>,
      to: "动词开头，两到四个字",
      bad: <Button tone="primary">立即点击这里马上兑换！</Button>,
      notTo: "长句和感叹号",
    },
  ],
  "icon-button": [
    {
      good: (
        <IconButton aria-label="关闭">
          <X aria-hidden="true" />
        </IconButton>
      ),
      to: "图标人人看得懂，名字写给读屏",
      bad: (
        <IconButton aria-label="收回内容">
          <Trash2 aria-hidden="true" />
        </IconButton>
      ),
      notTo: "少见而且不能撤销的动作只给图标",
    },
  ],
  "follow-button": [
    {
      good: (
        <div className={spaced}>
          <Avatar name="折光率" src={null} />
          <span className="flex-1">折光率</span>
          <FollowButton isFollow={false} name="折光率" onToggle={nothing} />
        </div>
      ),
      to: "放在行尾，同一列对齐，每行一个",
      bad: (
        <div className={spaced}>
          <Avatar name="折光率" src={null} />
          <span className="flex-1">折光率</span>
          <Button tone="primary">立即关注！</Button>
        </div>
      ),
      notTo: "用实心大按钮催人，一屏会有很多个",
    },
  ],
  field: [
    {
      good: (
        <Field label="昵称" error="昵称要 2 到 12 个字，现在是 1 个">
          <Input defaultValue="云" />
        </Field>
      ),
      to: "错误写清差在哪里，下一步怎么做",
      bad: (
        <Field label="昵称" error="输入有误">
          <Input defaultValue="云" />
        </Field>
      ),
      notTo: "只说错了",
    },
  ],
  input: [
    {
      good: (
        <Field label="手机号">
          <Input placeholder="11 位数字" />
        </Field>
      ),
      to: "名字写在上面，占位只写格式",
      bad: <Input aria-label="手机号" placeholder="手机号" />,
      notTo: "拿占位当名字：一打字就没了",
    },
  ],
  textarea: [
    {
      good: (
        <Field label="签名" counter={{ value: 6, max: 60 }}>
          <Textarea rows={2} defaultValue="在路上的人" />
        </Field>
      ),
      to: "有上限就写字数",
      bad: (
        <Field label="签名" error="超出字数">
          <Textarea rows={2} defaultValue="在路上的人" />
        </Field>
      ),
      notTo: "提交以后才说太长",
    },
  ],
  checkbox: [
    {
      good: <Checkbox>我读过社区公约</Checkbox>,
      to: "一句肯定的话，点字也能选",
      bad: <Checkbox defaultChecked>不要不给我发通知</Checkbox>,
      notTo: "双重否定，还替人先勾上",
    },
  ],
  switch: [
    {
      good: (
        <div className={spaced}>
          <span className="flex-1">接收私信</span>
          <Switch aria-label="接收私信" defaultChecked />
        </div>
      ),
      to: "拨了就生效",
      bad: (
        <div className={spaced}>
          <span className="flex-1">接收私信</span>
          <Switch aria-label="接收私信" defaultChecked />
          <Button size="sm">保存</Button>
        </div>
      ),
      notTo: "拨完还要按保存：那用复选框",
    },
  ],
  select: [
    {
      good: (
        <Select aria-label="机型">
          <option>Lens One</option>
          <option>Lens Air</option>
          <option>Lens Pro</option>
          <option>Lens Mini</option>
          <option>其他</option>
        </Select>
      ),
      to: "五项以上",
      bad: (
        <Select aria-label="口径">
          <option>日</option>
          <option>月</option>
        </Select>
      ),
      notTo: "两三项也收起来：用分段，一眼看全",
    },
  ],
  segmented: [
    {
      good: <Segmented aria-label="口径" options={options(["日", "月", "年"])} defaultValue="日" />,
      to: "两到四项，字数相近",
      bad: (
        <Segmented
          aria-label="范围"
          options={options(["全部圈子", "我的", "最近七天的", "精华", "提问"])}
          defaultValue="我的"
        />
      ),
      notTo: "项多字长，挤成一团",
    },
  ],
};
