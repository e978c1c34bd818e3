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
    /** Whether a request is in progress: shows a spinner, keeps the label and ignores clicks. */
    pending?: boolean;
    /** Whether the row is the viewer's own, which has no button. */
    own?: boolean;
    /** Nickname, appended to the accessible name to tell buttons in a list apart. */
    name?: string;
    /** Called with the wanted state: true to follow, false to unfollow. */
    onToggle?: (follow: boolean) => void;
  };

/**
 * Follow button; its width is the same in all states.
 *
 * The caller changes `isFollow` after the request. On hover or keyboard focus of a followed member, label and
 * accessible name become "取消关注", but not right after a press.
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
        "hit-area inline-grid h-7 min-w-18 flex-none place-content-center justify-items-center rounded-full px-2 text-meta leading-none font-semibold whitespace-nowrap transition-colors",
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
