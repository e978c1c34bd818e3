import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { EmojiPicker } from "./emoji-picker.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className="grid gap-2">
        <EmojiPicker
          aria-label="表情"
          emojis={[
            { name: "微笑", value: "🙂" },
            { name: "思考", value: "🤔" },
            { name: "大哭", value: "😭" },
          ]}
          onPick={nothing}
        />
        <span className="text-meta text-text-muted">读屏念「微笑」「思考」「大哭」</span>
      </div>
    ),
    do: "name 写表情的意思",
    bad: (
      <div className="grid gap-2">
        <EmojiPicker
          aria-label="表情"
          emojis={[
            { name: "emoji_1f642", value: "🙂" },
            { name: "emoji_1f914", value: "🤔" },
            { name: "emoji_1f62d", value: "😭" },
          ]}
          onPick={nothing}
        />
        <span className="text-meta text-text-muted">读屏念「emoji 1 f 6 4 2」</span>
      </div>
    ),
    dont: "name 用文件名或码位：听不出是哪个",
  },
];
