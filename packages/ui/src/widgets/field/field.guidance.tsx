import type { Pair } from "../../docs/guidance.ts";
import { Input } from "../input/input.tsx";
import { Field } from "./field.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Field label="昵称" error="昵称要 2 到 12 个字，现在是 1 个">
        <Input defaultValue="云" />
      </Field>
    ),
    do: "错误写清差在哪里，下一步怎么做",
    bad: (
      <Field label="昵称" error="输入有误">
        <Input defaultValue="云" />
      </Field>
    ),
    dont: "只说错了",
  },
];
