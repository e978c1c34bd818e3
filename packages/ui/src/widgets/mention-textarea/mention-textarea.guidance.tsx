import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { Field } from "../field/field.tsx";
import { MentionTextarea } from "./mention-textarea.tsx";

const nobody = async () => [];

const mention = { onValueChange: nothing, search: nobody, onPick: nothing, rows: 2 };

export const guidance: Pair[] = [
  {
    good: (
      <Field label="正文" help="打 @ 提人，打 # 带话题">
        <MentionTextarea {...mention} value="早，@林间电台 到了吗" />
      </Field>
    ),
    do: "框里是名字，编号由 onPick 另外记着",
    bad: (
      <Field label="正文">
        <MentionTextarea {...mention} value="早，[user:4] 到了吗" />
      </Field>
    ),
    dont: "把编号写进字里：改一个字符就提错人",
  },
];
