import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Alert } from "../widgets/alert/alert.tsx";
import { Button } from "../widgets/button/button.tsx";
import { Field } from "../widgets/field/field.tsx";
import { Input } from "../widgets/input/input.tsx";
import { Textarea } from "../widgets/textarea/textarea.tsx";

/**
 * 表单：名字在上，说明在下；按了提交才报错，改了就消；焦点落到第一个错的地方；提交中按钮转圈，填过的都还在。
 */
const meta = {
  id: "patterns-form",
  title: "模式 Patterns/表单 Form · 填写 校验 提交 validation",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Profile() {
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const [saved, setSaved] = useState(false);
  return (
    <form
      aria-label="编辑资料"
      noValidate
      className="grid max-w-100 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = name.trim() === "" ? "写一个昵称，别人才认得你" : "";
        setError(wrong);
        setSaved(!wrong);
        if (wrong) event.currentTarget.querySelector("input")?.focus();
      }}
    >
      {saved && <Alert tone="success">资料已保存，新的昵称马上就能看到。</Alert>}
      <Field label="昵称" required error={error || undefined} help="1 到 35 个字">
        <Input
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setError("");
          }}
        />
      </Field>
      <Field label="签名">
        <Textarea maxLength={60} />
      </Field>
      <Button type="submit" tone="primary" className="justify-self-end">
        保存
      </Button>
    </form>
  );
}

export const Validation: Story = {
  render: () => <Profile />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: /昵称/ });
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/写一个昵称/);
    await userEvent.type(name, "云野");
    await expect(canvas.queryByText(/写一个昵称/)).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("status")).toHaveTextContent("资料已保存");
  },
};
