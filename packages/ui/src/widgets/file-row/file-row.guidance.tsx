import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { FileRow } from "./file-row.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <FileRow
        name="镜腿序列号.jpg"
        size="2.3 MB"
        status="failed"
        note="网络断开，传到 62% 时停住了"
        onRetry={nothing}
        onRemove={nothing}
      />
    ),
    do: "文件名照原样，失败写停在哪里",
    bad: <FileRow name="附件 1" status="failed" note="上传失败" onRetry={nothing} onRemove={nothing} />,
    dont: "改叫「附件 1」：分不清失败的是哪一个",
  },
];
