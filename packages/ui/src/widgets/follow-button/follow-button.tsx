import { Plus } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { type FollowRelation, followLabel, followState } from "./follow-label.ts";

const DISABLED = [
  "disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-text-disabled disabled:ring-0",
  "aria-disabled:cursor-not-allowed aria-disabled:bg-surface-sunken aria-disabled:text-text-disabled aria-disabled:ring-0",
];
const PENDING = "cursor-progress bg-surface-sunken text-text-muted";
const NOT_FOLLOWED = "bg-tint-brand text-brand-text hover:bg-brand-line";
const FOLLOWED = "bg-transparent text-text-muted ring-1 ring-border-strong ring-inset";
const LEAVING = "bg-danger-soft text-danger-text";

export type FollowButtonProps = Omit<ComponentProps<"button">, "children" | "onToggle"> &
  FollowRelation & {
    /** 请求进行中：转圈，标签不变，点击不再触发。 */
    pending?: boolean;
    /** 是自己的那一行：不显示按钮。 */
    own?: boolean;
    /** 对方昵称，接在读屏名字之后，列表里才分得清。 */
    name?: string;
    /** 参数是点击后想要的状态：true 关注，false 取消关注。 */
    onToggle?: (follow: boolean) => void;
  };

/**
 * 关注按钮，至少 72 × 28，各状态同宽，列表不跳动。
 *
 * 自己不存状态：请求成功后由外面改 `isFollow`，按钮才翻转。已关注时鼠标移上来或用键盘聚焦，字与读屏的名字一起
 * 变成「取消关注」；刚按过的不变，移开再来才变。
 */
export function FollowButton({
  isFollow,
  isMutual,
  isMutualFollow,
  pending = false,
  own = false,
  name,
  onToggle,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  className,
  ...props
}: FollowButtonProps) {
  const text = useText();
  const [aimed, setAimed] = useState(false);
  if (own) return null;
  const relation = { isFollow, isMutual, isMutualFollow };
  const inert = pending || props.disabled || isTrue(props["aria-disabled"]);
  const leaving = isFollow && aimed && !inert;
  const label = leaving ? text.unfollow : followLabel(relation, text);
  return (
    <button
      type="button"
      data-slot="follow-button"
      data-state={followState(relation)}
      aria-busy={pending || undefined}
      aria-label={name ? `${label} ${name}` : undefined}
      {...props}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (event.pointerType !== "touch") setAimed(true);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setAimed(false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (event.currentTarget.matches(":focus-visible")) setAimed(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setAimed(false);
      }}
      onClick={(event) => {
        onClick?.(event);
        setAimed(false);
        if (!inert) onToggle?.(!isFollow);
      }}
      className={cn(
        "hit-area inline-grid h-7 min-w-18 flex-none place-content-center justify-items-center rounded-full px-2 text-xs leading-none font-medium whitespace-nowrap transition-colors",
        pending ? PENDING : leaving ? LEAVING : isFollow ? FOLLOWED : NOT_FOLLOWED,
        DISABLED,
        className,
      )}
    >
      <span className="inline-flex items-center gap-0.75">
        {pending ? <Spinner /> : !isFollow && <Plus aria-hidden="true" size="0.8125rem" strokeWidth={2} />}
        <span className={pending ? "sr-only" : undefined}>{label}</span>
      </span>
      <span
        aria-hidden="true"
        data-widest={[text.following, text.mutualFollow, text.unfollow].join("\n")}
        className="invisible block h-0 overflow-hidden whitespace-pre before:content-[attr(data-widest)]"
      />
    </button>
  );
}

const isTrue = (value: unknown) => value === true || value === "true";
