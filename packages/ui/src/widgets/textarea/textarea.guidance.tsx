import type { Pair } from "../../docs/guidance.ts";
import { Field } from "../field/field.tsx";
import { Textarea } from "./textarea.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Field label="签名" counter={{ value: 6, max: 60 }}>
        <Textarea rows={2} defaultValue="在路上的人" />
      </Field>
    ),
    do: "有上限就写字数",
    bad: (
      <Field label="签名" error="超出字数">
        <Textarea rows={2} defaultValue="在路上的人" />
      </Field>
    ),
    dont: "提交以后才说太长",
  },
];
