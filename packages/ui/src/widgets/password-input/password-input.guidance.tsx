import type { Pair } from "../../docs/guidance.ts";
import { Field } from "../field/field.tsx";
import { Input } from "../input/input.tsx";
import { PasswordInput } from "./password-input.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Field label="新密码">
        <PasswordInput autoComplete="new-password" placeholder="至少 8 个字符" />
      </Field>
    ),
    do: "规矩写在前面；能显示，就不用再输一遍",
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
    dont: "看不见又要输两遍",
  },
];
