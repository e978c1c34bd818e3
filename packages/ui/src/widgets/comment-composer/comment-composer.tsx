import { AtSign, ImagePlus } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useText } from "../../lib/locale.tsx";
import { getPastedPictures } from "../../lib/pasted-pictures.ts";
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
  /** Current length, counted as the server does. */
  length: number;
  /** Search that runs after an @. */
  search: SuggestionSearch;
  /** Called when a member is chosen; the nickname is already inserted. */
  onMention: (user: Suggestion) => void;
  /** Chosen images with their upload status, in display order. */
  images: readonly EditedImage[];
  /** Maximum number of images. */
  maxImages: number;
  /** Called with chosen or pasted images, no more than still fit. */
  onAddImages: (files: File[]) => void;
  /** Called with the ID of the image to remove. */
  onRemoveImage: (id: string) => void;
  /** Called with the ID of the failed image to retry. */
  onRetryImage: (id: string) => void;
  /** Label of the text field, also its placeholder. */
  label?: string;
  /**
   * Whether the label is visible elsewhere, for example in a sheet header; the field then has the usual placeholder.
   */
  labelShown?: boolean;
  /** Text of the submit button, for example "保存修改". */
  sendLabel?: string;
  /** Reason why sending failed. */
  error?: string;
  /** Whether publishing is in progress: the button shows a spinner and ignores clicks. */
  loading?: boolean;
  /** Called for "发表" or Ctrl+Enter, except for blank or overlong text. */
  onSubmit: () => void;
  /** Shows "取消" and is called when it is pressed. */
  onCancel?: () => void;
  /** Buttons at the left of the toolbar, before the image button, for example emoji. */
  tools?: ReactNode;
  /** Handle that inserts text and moves the focus. */
  handle: RefObject<MentionTextareaHandle | null>;
};

/** Comments mention members, not topics. */
const MEMBERS = ["member"] as const;

const getPictures = (files: FileList | null) =>
  Array.from(files ?? []).filter((file) => file.type.startsWith("image/"));

/**
 * Comment form: text, images, counter and submit button. Images can be chosen or pasted; Ctrl+Enter submits.
 *
 * The caller keeps the content, so that a failed submit loses nothing.
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
  const remaining = maxImages - images.length;
  const name = label ?? forum.commentPrompt;
  const empty = value.trim() === "" && images.length === 0;
  const add = (files: File[]) => files.length > 0 && remaining > 0 && onAddImages(files.slice(0, remaining));
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
        <div className="rounded-[0.625rem] border border-border-control bg-surface transition-[border-color,box-shadow] focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--lens-color-focus)] has-[textarea[aria-invalid]]:border-danger">
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
                add(getPictures(event.target.files));
                // The same file may be chosen again after it was removed.
                event.target.value = "";
              }}
            />
            {tools}
            <IconButton
              aria-label={forum.addPictures}
              disabled={remaining <= 0}
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

/** Text field of the comment. Takes pasted pictures; Ctrl+Enter and Cmd+Enter submit. */
function ComposerText({ onMention, onPictures, onSend, ...text }: ComposerTextProps) {
  return (
    <MentionTextarea
      {...text}
      kinds={MEMBERS}
      onPick={(_kind, user) => onMention(user)}
      rows={2}
      maxHeight={240}
      onPaste={(event) => {
        const pictures = getPastedPictures(event.clipboardData);
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
