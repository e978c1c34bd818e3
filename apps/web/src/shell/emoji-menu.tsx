import { EmojiPicker } from "@lenscape/ui/emoji-picker";
import { cn } from "@lenscape/ui/lib/cn";
import { Popover } from "@lenscape/ui/popover";
import { Spinner } from "@lenscape/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, cloneElement, type ReactElement, useState } from "react";
import { threadText as text } from "#copy/thread.ts";
import { useApp } from "#lib/app.tsx";
import { isWide } from "#lib/guard.ts";
import { apiQuery } from "#lib/query.ts";
import { Failure } from "./failure.tsx";

interface EmojiMenuProps {
  trigger: ReactElement<ComponentProps<"button">>;
  onPick: (emoji: string) => void;
  /** On a phone they stand in the row of the button, which has to wrap. */
  docked?: boolean;
}

/**
 * The emojis, open from the first click on the button on: they float above it; docked, they take a line of their own
 * below it on a phone, like a keyboard, where they would lie over what one writes. The default export is what `part`
 * takes.
 */
export default function EmojiMenu({ trigger, onPick, docked = false }: EmojiMenuProps) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...apiQuery(useApp().api, "emojiList", { silent: true }),
    // They never change while a page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [open, setOpen] = useState(true);
  const [floats] = useState(() => !docked || isWide());
  const emojis = data ? (
    <EmojiPicker emojis={data} aria-label={text.emoji} onPick={onPick} />
  ) : isError ? (
    <Failure error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
  ) : (
    <div role="status" aria-busy="true" className={cn("grid h-40 place-items-center", floats && "w-72")}>
      <Spinner />
    </div>
  );
  if (floats) {
    return (
      <Popover trigger={trigger} label={text.emoji} open={open} onOpenChange={setOpen} align="start">
        {emojis}
      </Popover>
    );
  }
  return (
    <>
      {cloneElement(trigger, {
        "aria-haspopup": undefined,
        "aria-expanded": open,
        onClick: () => setOpen(!open),
      })}
      {open && <div className="order-last basis-full pt-2">{emojis}</div>}
    </>
  );
}
