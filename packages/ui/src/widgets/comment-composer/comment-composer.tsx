import { AtSign, ImagePlus } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useText } from "../../lib/locale.tsx";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { EditedImage } from "../image-grid-editor/image-grid-editor.tsx";
import { MentionTextarea, type MentionTextareaHandle } from "../mention-textarea/mention-textarea.tsx";
import type { Suggestion, SuggestionSearch } from "../suggestion-list/suggestion.ts";
import { useForumText } from "../thread-card/forum-text.ts";
import { UploadTile } from "../upload-tile/upload-tile.tsx";

export type { MentionTextareaHandle };

export type CommentComposerProps = Omit<ComponentProps<"form">, "children" | "onSubmit" | "onChange"> & {
  /** Current text, controlled by the caller. */
  value: string;
  /** Called with the whole text on every change. */
  onValueChange: (value: string) => void;
  /** Maximum number of characters. */
  max: number;
  /** 现在几个字，按服务器的数法。 */
  length: number;
  /** 输入 @ 时到哪里找。 */
  search: SuggestionSearch;
  /** 从 @ 的候选里选中的人；昵称已写进文字。 */
  onMention: (user: Suggestion) => void;
  /** 已选的图片与各自的上传状态，按显示次序。 */
  images: readonly EditedImage[];
  /** 最多几张；到了就不能再加。 */
  maxImages: number;
  /** 选中或粘贴的图片，不超过还能放下的张数。 */
  onAddImages: (files: File[]) => void;
  /** Called with the ID of the image to remove. */
  onRemoveImage: (id: string) => void;
  /** Called with the ID of the failed image to retry. */
  onRetryImage: (id: string) => void;
  /** 文字框的名字，也是它空着时的提示。 */
  label?: string;
  /** 名字已经写在上面，例如抽屉的题头：空着时换成平常的提示。 */
  labelShown?: boolean;
  /** 发出去的按钮上的字，例如「保存修改」。 */
  sendLabel?: string;
  /** Reason why sending failed. */
  error?: string;
  /** 发表进行中：按钮转圈，不再触发。 */
  loading?: boolean;
  /** 点「发表」或按 Ctrl + Enter 时调用；空白与超长时不调用。 */
  onSubmit: () => void;
  /** 给了它就有「取消」。 */
  onCancel?: () => void;
  /** 工具一行左端的按钮，排在图片前面，例如表情。 */
  tools?: ReactNode;
  /** 往文字里插入、聚焦。 */
  handle: RefObject<MentionTextareaHandle | null>;
};

/** A comment names members, not topics. */
const MEMBERS = ["member"] as const;

const picturesOf = (files: FileList | undefined) =>
  Array.from(files ?? []).filter((file) => file.type.startsWith("image/"));

/**
 * 写评论：文字、图片、字数、发表。图片可以选，也可以直接粘贴；Ctrl+Enter 发表。
 *
 * 自己不存内容：发表失败时，写的字和图都还在。
 */
export function CommentComposer({
  value,
  onValueChange,
  max,
  length,
  search,
  onMention,
  images,
  maxImages,
  onAddImages,
  onRemoveImage,
  onRetryImage,
  label,
  labelShown = false,
  sendLabel,
  error,
  loading = false,
  onSubmit,
  onCancel,
  tools,
  handle,
  className,
  ...props
}: CommentComposerProps) {
  const text = useText();
  const forum = useForumText();
  const picker = useRef<HTMLInputElement>(null);
  const room = maxImages - images.length;
  const name = label ?? forum.commentPrompt;
  const empty = value.trim() === "" && images.length === 0;
  const add = (files: File[]) => files.length > 0 && room > 0 && onAddImages(files.slice(0, room));
  return (
    <form
      data-slot="comment-composer"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading && !empty) onSubmit();
      }}
      className={cn("min-w-0", className)}
    >
      <Field label={name} labelHidden error={error} counter={value ? { value: length, max } : undefined}>
        <div className="rounded-[0.625rem] border border-border-control bg-surface transition-[border-color,box-shadow] focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--color-focus)] has-[textarea[aria-invalid]]:border-danger">
          <ComposerText
            {...{ value, onValueChange, search, onMention, handle }}
            placeholder={labelShown ? forum.commentPrompt : name}
            onPictures={add}
            onSend={() => !loading && !empty && onSubmit()}
          />
          {images.length > 0 && (
            <ul aria-label={forum.photo} className="flex flex-wrap gap-2 px-3 pb-2">
              {images.map(({ id, ...image }) => (
                <li key={id} className="w-22">
                  <UploadTile
                    {...image}
                    onRemove={() => onRemoveImage(id)}
                    onRetry={() => onRetryImage(id)}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className="flex items-center gap-1 px-2 pb-2 max-xs:flex-wrap">
            <input
              ref={picker}
              type="file"
              accept="image/*"
              multiple
              hidden
              aria-label={forum.addPictures}
              onChange={(event) => {
                add(picturesOf(event.target.files ?? undefined));
                // The same file may be chosen again after it was removed.
                event.target.value = "";
              }}
            />
            {tools}
            <IconButton
              aria-label={forum.addPictures}
              disabled={room <= 0}
              onClick={() => picker.current?.click()}
            >
              <ImagePlus aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
            <IconButton aria-label={forum.mention} onClick={() => handle.current?.insert("@")}>
              <AtSign aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
            <span className="grow" />
            {onCancel && (
              <Button size="sm" tone="ghost" onClick={onCancel} className="mr-2">
                {text.cancel}
              </Button>
            )}
            <Button type="submit" size="sm" tone="primary" loading={loading} disabled={empty}>
              {sendLabel ?? forum.postComment}
            </Button>
          </div>
        </div>
      </Field>
    </form>
  );
}

interface ComposerTextProps
  extends Pick<CommentComposerProps, "value" | "onValueChange" | "search" | "onMention" | "handle"> {
  placeholder: string;
  onPictures: (files: File[]) => void;
  onSend: () => void;
}

/** The text of the comment: takes pasted pictures, and Ctrl+Enter or Cmd+Enter to send. */
function ComposerText({ onMention, onPictures, onSend, ...text }: ComposerTextProps) {
  return (
    <MentionTextarea
      {...text}
      kinds={MEMBERS}
      onPick={(_kind, user) => onMention(user)}
      rows={2}
      maxHeight={240}
      onPaste={(event) => {
        const pictures = picturesOf(event.clipboardData?.files);
        if (pictures.length === 0) return;
        event.preventDefault();
        onPictures(pictures);
      }}
      onKeyDown={(event) => {
        if (getPressedKey(event) !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend();
      }}
      className="border-0 bg-transparent shadow-none focus:shadow-none aria-invalid:focus:shadow-none"
    />
  );
}
