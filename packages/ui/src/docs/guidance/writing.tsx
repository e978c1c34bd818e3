import { Image } from "lucide-react";
import { createUploadQueue } from "../../lib/upload-queue.ts";
import { Alert } from "../../widgets/alert/alert.tsx";
import { CommentComposer } from "../../widgets/comment-composer/comment-composer.tsx";
import { EmojiPicker } from "../../widgets/emoji-picker/emoji-picker.tsx";
import { Field } from "../../widgets/field/field.tsx";
import { FileRow } from "../../widgets/file-row/file-row.tsx";
import { IconButton } from "../../widgets/icon-button/icon-button.tsx";
import { type EditedImage, ImageGridEditor } from "../../widgets/image-grid-editor/image-grid-editor.tsx";
import { MentionTextarea } from "../../widgets/mention-textarea/mention-textarea.tsx";
import { MessageComposer } from "../../widgets/message-composer/message-composer.tsx";
import { OptionGroup } from "../../widgets/option-group/option-group.tsx";
import { RichEditor } from "../../widgets/rich-editor/rich-editor.tsx";
import { nothing, small } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const nobody = async () => [];

const comment = {
  value: "第三个早晨其实是我先到的",
  length: 12,
  max: 1000,
  images: [],
  maxImages: 3,
  onValueChange: nothing,
  onAddImages: nothing,
  onRemoveImage: nothing,
  onRetryImage: nothing,
  onSubmit: nothing,
  search: nobody,
  onMention: nothing,
  handle: { current: null },
};

const message = {
  value: "周六几点出发？",
  length: 7,
  max: 500,
  onValueChange: nothing,
  onSend: nothing,
  tools: (
    <IconButton aria-label="图片">
      <Image aria-hidden="true" />
    </IconButton>
  ),
};

const mention = { onValueChange: nothing, search: nobody, onPick: nothing, rows: 2 };

const IMAGES: EditedImage[] = ["lake", "forest", "dawn"].map((name) => ({
  id: name,
  src: `img/${name}.jpg`,
  name: `${name}.jpg`,
  status: "done",
}));
const grid = {
  images: IMAGES,
  max: 3,
  onAdd: nothing,
  onRemove: nothing,
  onRetry: nothing,
  onReorder: nothing,
};

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

/** What someone writes with. */
export const WRITING: Record<string, Pair[]> = {
  "comment-composer": [
    {
      good: <CommentComposer {...comment} error="网断了，字还在。接上以后再按一次。" />,
      to: "没发出去：字留着，写原因和下一步",
      bad: <CommentComposer {...comment} value="" length={0} error="评论失败，请重试" />,
      notTo: "先清空再说失败：要人从头写",
    },
  ],
  "message-composer": [
    {
      good: <MessageComposer {...message} label="发给苏木木" hint="Enter 发送，Shift + Enter 换行" />,
      to: "写清哪个键发送；名字写发给谁",
      bad: <MessageComposer {...message} label="请输入" />,
      notTo: "不写：按回车想换行，半句就发出去了",
    },
  ],
  "mention-textarea": [
    {
      good: (
        <Field label="正文" help="打 @ 提人，打 # 带话题">
          <MentionTextarea {...mention} value="早，@林间电台 到了吗" />
        </Field>
      ),
      to: "框里是名字，编号由 onPick 另外记着",
      bad: (
        <Field label="正文">
          <MentionTextarea {...mention} value="早，[user:4] 到了吗" />
        </Field>
      ),
      notTo: "把编号写进字里：改一个字符就提错人",
    },
  ],
  "rich-editor": [
    {
      good: (
        <div className={framed}>
          <RichEditor {...editor} defaultValue="" placeholder="写下你的经验，可以粘贴或拖入图片" />
        </div>
      ),
      to: "写长文；占位说能写什么、能放什么",
      bad: (
        <div className={framed}>
          <RichEditor {...editor} aria-label="评论" defaultValue="<p>同意</p>" placeholder="请输入评论" />
        </div>
      ),
      notTo: "一句评论也给全套工具：那用 CommentComposer",
    },
  ],
  "image-grid-editor": [
    {
      good: (
        <div className="grid gap-3">
          <ImageGridEditor {...grid} />
          <Alert tone="warning">最多 3 张，多出的 2 张没有加。</Alert>
        </div>
      ),
      to: "一次选多了：加到满为止，说清落下几张",
      bad: <ImageGridEditor {...grid} />,
      notTo: "多的悄悄丢掉，发出去才发现",
    },
  ],
  "file-row": [
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
      to: "文件名照原样，失败写停在哪里",
      bad: <FileRow name="附件 1" status="failed" note="上传失败" onRetry={nothing} onRemove={nothing} />,
      notTo: "改叫「附件 1」：分不清失败的是哪一个",
    },
  ],
  "option-group": [
    {
      good: (
        <OptionGroup
          legend="适配机型"
          defaultValue="one"
          options={[
            { value: "one", label: "Lens One" },
            { value: "air", label: "Lens Air" },
            { value: "mini", label: "Lens Mini 缺货", disabled: true },
          ]}
        />
      ),
      to: "不能选的留着，写为什么",
      bad: (
        <OptionGroup
          legend="适配机型"
          defaultValue="one"
          options={[
            { value: "one", label: "Lens One" },
            { value: "air", label: "Lens Air" },
            { value: "mini", label: "Lens Mini", disabled: true },
          ]}
        />
      ),
      notTo: "只变灰：不知道是没货，还是自己的机型不行",
    },
  ],
  "emoji-picker": [
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
      to: "name 写表情的意思",
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
      notTo: "name 用文件名或码位：听不出是哪个",
    },
  ],
};
