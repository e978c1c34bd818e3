import type { Pair } from "../../docs/guidance.ts";
import { nothing, small } from "../../docs/guidance-parts.tsx";
import { createUploadQueue } from "../../lib/upload-queue.ts";
import { RichEditor } from "./rich-editor.tsx";

const nobody = async () => [];

const editor = {
  queue: createUploadQueue(async () => ({ url: "img/lake.jpg", width: 1200, height: 800 })),
  takePictures: (files: readonly File[]) => [...files],
  accept: "image/png,image/jpeg",
  search: nobody,
  hrefOf: () => null,
  emojis: [],
  onContentChange: nothing,
  onPickToken: nothing,
  onRefusedPaste: nothing,
  onSubmit: nothing,
  "aria-label": "正文",
};

const framed = `${small} rounded-media border border-border bg-surface`;

export const guidance: Pair[] = [
  {
    good: (
      <div className={framed}>
        <RichEditor {...editor} defaultValue="" placeholder="写下你的经验，可以粘贴或拖入图片" />
      </div>
    ),
    do: "写长文；占位说能写什么、能放什么",
    bad: (
      <div className={framed}>
        <RichEditor {...editor} aria-label="评论" defaultValue="<p>同意</p>" placeholder="请输入评论" />
      </div>
    ),
    dont: "一句评论也给全套工具：那用 CommentComposer",
  },
];
