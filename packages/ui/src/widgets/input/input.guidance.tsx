import type { Pair } from "../../docs/guidance.ts";
import { Field } from "../field/field.tsx";
import { Input } from "./input.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Field label="手机号">
        <Input placeholder="11 位数字" />
      </Field>
    ),
    do: "名字写在上面，占位只写格式",
    bad: <Input aria-label="手机号" placeholder="手机号" />,
    dont: "拿占位当名字：一打字就没了",
  },
];
