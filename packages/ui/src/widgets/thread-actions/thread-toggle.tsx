import { Heart, Star } from "lucide-react";
import type { ComponentProps } from "react";
import { formatSome, nameCount } from "../../lib/count.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { ActionButton } from "./action-button.tsx";

type ThreadToggleProps = Omit<ComponentProps<typeof ActionButton>, "icon" | "shown" | "label" | "pending"> & {
  toggle: "like" | "favorite";
  count: number;
  /** Toggle whose request is in progress. */
  pending?: "like" | "favorite" | null;
  /** Called with the wanted state. */
  onPressedChange?: (value: boolean) => void;
};

/** Like or favourite toggle of a thread; the count appears from 1 on. */
export function ThreadToggle({
  toggle,
  count,
  active,
  pending,
  onPressedChange,
  ...props
}: ThreadToggleProps) {
  const text = useText();
  const isLike = toggle === "like";
  const locale = useLocale();
  return (
    <ActionButton
      {...props}
      icon={isLike ? Heart : Star}
      shown={formatSome(count, locale)}
      label={nameCount(isLike ? text.like : text.favorite, count, locale)}
      toggle={toggle}
      active={active}
      pending={pending === toggle}
      onClick={() => onPressedChange?.(!active)}
    />
  );
}
