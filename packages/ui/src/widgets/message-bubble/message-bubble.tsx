import { cva } from "class-variance-authority";
import { TriangleExclamationPoint } from "lucide-react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { rem } from "../../lib/rem.ts";
import { useFocusSeat } from "../../lib/use-kept-focus.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { useMessageText } from "./message-text.ts";

const text = cva(
  "rounded-[0.875rem] border px-3.5 py-2.5 text-ui leading-[1.6] wrap-anywhere whitespace-pre-wrap",
  {
    variants: {
      own: {
        true: "rounded-br-control border-transparent bg-brand text-brand-contrast [:where(&_a)]:underline",
        false: "rounded-bl-control border-border bg-surface text-text [:where(&_a)]:text-brand-text",
      },
    },
  },
);

export type MessageBubbleProps = ComponentProps<"div"> & {
  /** `MessageText` or `MessagePicture`. */
  children?: ReactNode;
  /** Whether the viewer sent it; aligned right. */
  own?: boolean;
  /** Avatar of the other member, at the left. */
  avatar?: ReactNode;
  /** Delivery status of the viewer's message. */
  status?: "sending" | "failed" | "read" | "unread";
  /** Reason of the failure, below the bubble. */
  reason?: string;
  /** Sends again after "未送达"; for `failed` only. */
  onRetry?: () => void;
  /**
   * Action next to the bubble, visible on hover or focus; on touch screens for keyboard and screen readers only,
   * where the caller provides a long press. For a failed message always visible, below the bubble.
   */
  action?: ReactNode;
};

/** Private message: a text or image bubble, the viewer's at the right, with its delivery status. */
export function MessageBubble({
  own = false,
  avatar,
  status,
  reason,
  onRetry,
  action,
  className,
  children,
  ...props
}: MessageBubbleProps) {
  const failed = status === "failed";
  return (
    <div
      data-slot="message-bubble"
      data-own={own || undefined}
      {...props}
      className={cn(
        "group/bubble grid max-w-[84%] grid-cols-[minmax(0,1fr)] gap-1 max-xs:max-w-full md:max-w-[76%]",
        action && "pointer-coarse:select-none",
        own ? "justify-items-end self-end" : "justify-items-start self-start",
        className,
      )}
    >
      <div
        className={cn(
          "flex max-w-full items-end gap-2.5 max-xs:flex-wrap",
          own && "flex-row-reverse",
          failed && "flex-wrap gap-y-1",
        )}
      >
        {avatar}
        <div
          className={cn(
            "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1",
            failed && "basis-full",
            own && "justify-items-end",
          )}
        >
          {children}
        </div>
        <MessageStatus status={status} onRetry={onRetry} />
        {action && (
          <span
            className={cn(
              "flex-none",
              // The content of the hidden action stays next to the bubble, within the window.
              own && "flex justify-end",
              !failed &&
                "opacity-0 transition-opacity group-focus-within/bubble:opacity-100 group-hover/bubble:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:not-has-focus-visible:sr-only",
            )}
          >
            {action}
          </span>
        )}
      </div>
      {reason && (
        <p data-slot="message-bubble-reason" className="text-meta text-danger-text">
          {reason}
        </p>
      )}
    </div>
  );
}

function MessageStatus({ status, onRetry }: Pick<MessageBubbleProps, "status" | "onRetry">) {
  const { messageUnread: unread } = useText();
  const messageText = useMessageText();
  const seat = useFocusSeat();
  const small = "flex-none text-meta whitespace-nowrap text-text-muted";
  if (status === "read" || status === "unread")
    return (
      <small ref={seat} className={small}>
        {status === "read" ? messageText.read : unread}
      </small>
    );
  if (status === "sending") {
    return (
      <small ref={seat} role="status" className={cn(small, "flex items-center gap-1")}>
        <Spinner size="sm" className="size-3" />
        <span>{messageText.sending}</span>
      </small>
    );
  }
  if (status !== "failed") return null;
  return (
    <button
      type="button"
      ref={seat}
      onClick={onRetry}
      className={cn(
        small,
        "flex min-h-6 items-center gap-1 rounded-control text-danger-text hover:underline",
      )}
    >
      <TriangleExclamationPoint aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
      <span>{messageText.failed}</span>
    </button>
  );
}

/** Text in a bubble, with line breaks kept. */
export function MessageText({ own = false, className, ...props }: ComponentProps<"p"> & { own?: boolean }) {
  return <p data-slot="message-text" {...props} className={cn(text({ own }), className)} />;
}

export type MessagePictureProps = Omit<ComponentProps<"button">, "children"> & {
  /** Address of the image. */
  src: string;
  /** Alternative text, the accessible name of the button. */
  alt: string;
  /** Original width in px, which reserves the space together with `height`. */
  width?: number;
  /** Original height in px. */
  height?: number;
  /** Whether the viewer sent it: sharp corner at the lower right instead of left. */
  own?: boolean;
};

const PICTURE_WIDTH = 220;
const PICTURE_HEIGHT = 280;

/** Image in a bubble, 220 px wide in its own proportions; a press opens it. */
export function MessagePicture({
  src,
  alt,
  width = 3,
  height = 2,
  own = false,
  style,
  className,
  ...props
}: MessagePictureProps) {
  const ratio = width / height || 3 / 2;
  const displayWidth = Math.min(PICTURE_WIDTH, Math.max(80, PICTURE_HEIGHT * ratio));
  return (
    <button
      type="button"
      data-slot="message-picture"
      {...props}
      style={
        {
          "--picture-width": rem(displayWidth),
          "--picture-ratio": Math.max(ratio, 0.3),
          ...style,
        } as CSSProperties
      }
      className={cn(
        "block aspect-(--picture-ratio) w-(--picture-width) max-w-full overflow-hidden rounded-[0.875rem] bg-surface-sunken",
        own ? "rounded-br-control" : "rounded-bl-control",
        className,
      )}
    >
      <img
        src={src || undefined}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </button>
  );
}

/** Small line in a conversation: a time, or "你撤回了一条消息". */
export function MessageNote({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="message-note"
      {...props}
      className={cn("self-center text-center text-meta text-text-muted tabular-nums", className)}
    />
  );
}
