import { SendHorizontal } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { getPastedPictures } from "../../lib/pasted-pictures.ts";
import { Button } from "../button/button.tsx";
import { useMessageText } from "../message-bubble/message-text.ts";
import { Textarea, type TextareaProps } from "../textarea/textarea.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { UploadTile, type UploadTileProps } from "../upload-tile/upload-tile.tsx";

/** Attached image that is not sent yet. */
export interface AttachedPicture {
  id: string;
  /** Address of the preview. */
  src: string;
  /** File name. */
  name: string;
  /** Upload status; "done" by default. Nothing is sent before all are done. */
  status?: UploadTileProps["status"];
  /** Upload progress in per cent. */
  progress?: number;
  /** Reason of a failed upload. */
  reason?: string;
  /** Whether a retry is pointless. */
  final?: boolean;
}

export type MessageComposerProps = Omit<ComponentProps<"form">, "children" | "onSubmit" | "onChange"> & {
  /** Current text, controlled by the caller. */
  value: string;
  /** Called with the whole text on every change. */
  onValueChange: (value: string) => void;
  /** Called for "发送" or Enter, except for overlong text, running uploads, and blank text without attached images. */
  onSend: () => void;
  /** Maximum number of characters. */
  max: number;
  /** Current number of characters, which decides about sending and the counter. */
  length: number;
  /** Label of the text field, also its placeholder. */
  label: string;
  /** Buttons above the text field (on phones at the left), for example images. */
  tools?: ReactNode;
  /** Hint below the text field, not on phones. */
  hint?: ReactNode;
  /** Called with pasted images, which the caller shows in `pictures` until they are sent. */
  onPictures?: (files: File[]) => void;
  /** Attached images in display order; they are sent with the text or alone. */
  pictures?: readonly AttachedPicture[];
  /** Called with the ID of the image to remove. */
  onRemovePicture?: (id: string) => void;
  /** Called with the ID of the image to upload again. */
  onRetryPicture?: (id: string) => void;
  /** Whether sending is impossible for a reason shown by the caller; writing goes on. */
  refused?: boolean;
  /** Ref of the text field. */
  inputRef?: TextareaProps["ref"];
};

/** Number of remaining characters at which the counter appears. */
const COUNT_FROM = 50;

/**
 * Message form: Enter sends, Shift+Enter breaks the line; on touch screens Enter breaks the line. Enter of an input
 * method does not send.
 *
 * The counter appears near the limit; overlong text cannot be sent.
 */
export function MessageComposer({
  value,
  onValueChange,
  onSend,
  max,
  length,
  label,
  tools,
  hint,
  onPictures,
  pictures = [],
  onRemovePicture,
  onRetryPicture,
  refused = false,
  inputRef,
  className,
  ...props
}: MessageComposerProps) {
  const text = useMessageText();
  const { photo } = useForumText();
  const over = length > max;
  const uploaded = pictures.every(({ status = "done" }) => status === "done");
  const sendable = (value.trim() !== "" || pictures.length > 0) && uploaded && !over && !refused;
  const send = () => sendable && onSend();
  return (
    <form
      data-slot="message-composer"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={cn(
        "border-t border-border bg-surface px-4 pt-2 md:px-5 max-md:flex max-md:flex-wrap max-md:items-end max-md:gap-2 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:pt-2.5 md:pb-3.5",
        className,
      )}
    >
      {pictures.length > 0 && (
        <ul aria-label={photo} className="flex basis-full flex-wrap gap-2 pb-2">
          {pictures.map(({ id, status = "done", ...picture }) => (
            <li key={id} className="w-16">
              <UploadTile
                {...picture}
                status={status}
                onRemove={() => onRemovePicture?.(id)}
                onRetry={() => onRetryPicture?.(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Aligns the icons, not their boxes, with the text. */}
      {tools && <div className="-ml-2 flex flex-none max-md:-ml-2.5">{tools}</div>}
      <Textarea
        ref={inputRef}
        rows={1}
        maxHeight={160}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onPaste={(event) => {
          const pasted = getPastedPictures(event.clipboardData);
          if (pasted.length === 0 || !onPictures) return;
          event.preventDefault();
          onPictures(pasted);
        }}
        onKeyDown={(event) => {
          const plain = getPressedKey(event) === "Enter" && !event.shiftKey;
          if (!plain || window.matchMedia("(pointer: coarse)").matches) return;
          event.preventDefault();
          send();
        }}
        aria-label={label}
        aria-invalid={over || undefined}
        placeholder={label}
        enterKeyHint="enter"
        className={cn(
          "border-0 text-ui leading-[1.6] shadow-none focus:shadow-none",
          "max-xs:order-first max-xs:basis-full max-md:min-w-0 max-md:flex-1 max-md:rounded-[1.25rem] max-md:bg-surface-sunken max-md:px-3.5 max-md:py-2",
          "md:min-h-14 md:bg-transparent md:px-0 md:py-1.5",
        )}
      />
      <div className="flex items-center justify-between gap-3 max-xs:ml-auto">
        <span className="min-w-0 truncate text-meta text-text-muted max-md:hidden">{hint}</span>
        <span className="flex flex-none items-center gap-3">
          {length > max - COUNT_FROM && (
            <span
              aria-live="polite"
              className={cn("text-meta tabular-nums", over ? "text-danger-text" : "text-text-muted")}
            >
              {over ? fillText(text.over, { n: length - max }) : `${length} / ${max}`}
            </span>
          )}
          <Button
            type="submit"
            tone="primary"
            disabled={!sendable}
            className="max-md:h-10 max-md:rounded-full"
          >
            <SendHorizontal aria-hidden="true" strokeWidth={1.7} className="max-md:hidden" />
            {text.send}
          </Button>
        </span>
      </div>
    </form>
  );
}
