import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { type FollowRelation, followLabel, followState } from "./follow-label.ts";

const PENDING = "cursor-progress bg-surface-sunken text-text-muted";
const NOT_FOLLOWED = "bg-tint-brand text-brand-text hover:bg-brand-line";
const FOLLOWED =
  "bg-transparent text-text-muted ring-1 ring-border-strong ring-inset hover:bg-danger-soft hover:text-danger-text hover:ring-0 hover:[&>span]:hidden hover:after:content-[attr(data-hover)]";

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
 * 关注按钮，72 × 28，各状态同宽，列表不跳动。
 *
 * 自己不存状态：请求成功后由外面改 `isFollow`，按钮才翻转。已关注时悬停显示「取消关注」。
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
  className,
  ...props
}: FollowButtonProps) {
  const text = useText();
  if (own) return null;
  const relation = { isFollow, isMutual, isMutualFollow };
  const state = followState(relation);
  const label = followLabel(relation, text);
  return (
    <button
      type="button"
      data-slot="follow-button"
      data-state={state}
      data-hover={text.unfollow}
      aria-busy={pending || undefined}
      aria-label={name ? `${label} ${name}` : undefined}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!pending) onToggle?.(!isFollow);
      }}
      className={cn(
        "inline-flex h-7 w-18 flex-none items-center justify-center gap-[3px] rounded-full text-xs leading-none font-medium whitespace-nowrap transition-colors",
        pending ? PENDING : isFollow ? FOLLOWED : NOT_FOLLOWED,
        className,
      )}
    >
      {pending ? <Spinner /> : !isFollow && <Plus aria-hidden="true" size={13} strokeWidth={2} />}
      <span className={pending ? "sr-only" : undefined}>{label}</span>
    </button>
  );
}
