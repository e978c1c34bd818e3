import { EmojiPicker } from "@lenscape/ui/emoji-picker";
import { cn } from "@lenscape/ui/lib/cn";
import { Popover } from "@lenscape/ui/popover";
import { Spinner } from "@lenscape/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, cloneElement, type ReactElement, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { threadText as text } from "#copy/thread-text.ts";
import { useApp } from "#lib/app.tsx";
import { isWide } from "#lib/guard.ts";
import { apiQuery } from "#lib/query.ts";
import { Failure } from "#shell/loading/failure.tsx";

interface EmojiMenuProps {
  trigger: ReactElement<ComponentProps<"button">>;
  /** `focus`: whether the text may take the focus, which brings the keyboard of a phone. */
  onPick: (emoji: string, focus: boolean) => void;
  /** On a phone they stand at the end of the button's form. */
  docked?: boolean;
}

/**
 * The emojis, open from the first click on the button on: they float above it; docked, they stand below what one writes
 * on a phone, like a keyboard, where they would lie over it. The default export is what `part` takes.
 */
export default function EmojiMenu({ trigger, onPick, docked = false }: EmojiMenuProps) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...apiQuery(useApp().api, "emojiList", { silent: true }),
    // They never change while a page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [open, setOpen] = useState(true);
  const [floats] = useState(() => !docked || isWide());
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const form = !floats && open && button?.form;
  // They and the keyboard take turns; what is sent needs neither.
  useEffect(() => {
    if (!form) return undefined;
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    const close = ({ target }: Event) => target instanceof HTMLButtonElement || setOpen(false);
    form.addEventListener("focusin", close);
    form.addEventListener("submit", close);
    return () => {
      form.removeEventListener("focusin", close);
      form.removeEventListener("submit", close);
    };
  }, [form]);
  const emojis = data ? (
    <EmojiPicker emojis={data} aria-label={text.emoji} onPick={(emoji) => onPick(emoji, floats)} />
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
        ref: setButton,
        "aria-haspopup": undefined,
        "aria-expanded": open,
        onClick: () => setOpen(!open),
      })}
      {form && createPortal(<div className="w-full pt-2">{emojis}</div>, form)}
    </>
  );
}
