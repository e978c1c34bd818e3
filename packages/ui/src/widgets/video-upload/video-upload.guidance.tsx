import type { Pair } from "../../docs/guidance.ts";
import { VideoUpload } from "./video-upload.tsx";

const nothing = () => {};

export const guidance: Pair[] = [
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
    do: "断了说会自己再试，也给「现在试」",
    bad: <VideoUpload name="早饭.mp4" status="failed" note="上传失败" onRemove={nothing} />,
    dont: "一断就算失败，传过的要从头来",
  },
];
