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
  "rounded-[0.875rem] border px-3.5 py-2.5 text-md leading-[1.6] wrap-anywhere whitespace-pre-wrap",
  {
    variants: {
      own: {
        true: "rounded-br-xs border-transparent bg-brand text-brand-contrast [:where(&_a)]:underline",
        false: "rounded-bl-xs border-border bg-surface text-text [:where(&_a)]:text-brand-text",
      },
    },
  },
);

export type MessageBubbleProps = ComponentProps<"div"> & {
  /** 气泡里的内容：`MessageText` 或 `MessagePicture`。 */
  children?: ReactNode;
  /** 自己发的，靠右。 */
  own?: boolean;
  /** 对方的头像，放在左边。 */
  avatar?: ReactNode;
  /** 自己这条的下落；不给就不写。 */
  status?: "sending" | "failed" | "read" | "unread";
  /** 没发出去的原因，写在气泡下面。 */
  reason?: string;
  /** 点了「未送达」重发；只在 `failed` 时有。 */
  onRetry?: () => void;
  /**
   * 气泡旁的操作，鼠标移上来或聚焦时才显出来；触屏上收起，只给读屏与键盘，由使用者另给长按。没送达时一直显示，与「未送达」
   * 一起在气泡下面。
   */
  action?: ReactNode;
};

/** 一条私信：文字或图片的气泡，自己的在右、对方的在左，旁边写着发送中、已读，没送达写在下面。 */
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
              // Where it is hidden, what it holds stays on the side of the bubble, within the window.
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
        <p data-slot="message-bubble-reason" className="text-xs text-danger-text">
          {reason}
        </p>
      )}
    </div>
  );
}

function MessageStatus({ status, onRetry }: Pick<MessageBubbleProps, "status" | "onRetry">) {
  const { messageUnread: unread } = useText();
  const words = useMessageText();
  const seat = useFocusSeat();
  const small = "flex-none text-xs whitespace-nowrap text-text-muted";
  if (status === "read" || status === "unread")
    return (
      <small ref={seat} className={small}>
        {status === "read" ? words.read : unread}
      </small>
    );
  if (status === "sending") {
    return (
      <small ref={seat} role="status" className={cn(small, "flex items-center gap-1")}>
        <Spinner size="sm" className="size-3" />
        <span>{words.sending}</span>
      </small>
    );
  }
  if (status !== "failed") return null;
  return (
    <button
      type="button"
      ref={seat}
      onClick={onRetry}
      className={cn(small, "flex min-h-6 items-center gap-1 rounded-xs text-danger-text hover:underline")}
    >
      <TriangleExclamationPoint aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
      <span>{words.failed}</span>
    </button>
  );
}

/** 气泡里的文字：保留换行，长串会断开。 */
export function MessageText({ own = false, className, ...props }: ComponentProps<"p"> & { own?: boolean }) {
  return <p data-slot="message-text" {...props} className={cn(text({ own }), className)} />;
}

export type MessagePictureProps = Omit<ComponentProps<"button">, "children"> & {
  /** 图片地址。 */
  src: string;
  /** 图片里是什么；读屏把它读作按钮的名字。 */
  alt: string;
  /** 原图的宽，px；与 `height` 一起先占好位置。 */
  width?: number;
  /** 原图的高，px。 */
  height?: number;
  /** 自己发的：右下角是尖的，否则是左下角。 */
  own?: boolean;
};

const PICTURE_WIDTH = 220;
const PICTURE_HEIGHT = 280;

/** 气泡里的图片：宽 220，按原图的比例先占好位置，点开看大图。 */
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
  const shown = Math.min(PICTURE_WIDTH, Math.max(80, PICTURE_HEIGHT * ratio));
  return (
    <button
      type="button"
      data-slot="message-picture"
      {...props}
      style={
        {
          "--picture-width": rem(shown),
          "--picture-ratio": Math.max(ratio, 0.3),
          ...style,
        } as CSSProperties
      }
      className={cn(
        "block aspect-(--picture-ratio) w-(--picture-width) max-w-full overflow-hidden rounded-[0.875rem] bg-surface-sunken",
        own ? "rounded-br-xs" : "rounded-bl-xs",
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

/** 对话中间的一行小字：时间，或「你撤回了一条消息」。 */
export function MessageNote({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="message-note"
      {...props}
      className={cn("self-center text-center text-xs text-text-muted tabular-nums", className)}
    />
  );
}
