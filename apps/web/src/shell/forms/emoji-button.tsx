import { EmojiPicker } from "@lenscape/ui/emoji-picker";
import { IconButton } from "@lenscape/ui/icon-button";
import { cn } from "@lenscape/ui/lib/cn";
import { Popover } from "@lenscape/ui/popover";
import { Spinner } from "@lenscape/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { FaceSlightlySmiling } from "lucide-react";
import { type ComponentProps, cloneElement, type ReactElement, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useApp } from "#lib/app.tsx";
import { isDesktopWidth } from "#lib/navigation-guard.ts";
import { apiQuery } from "#lib/query.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { MountOnPress } from "#shell/navigation/mount-on-press.tsx";
import { emojiLabel } from "./text.ts";

interface EmojiMenuProps {
  trigger: ReactElement<ComponentProps<"button">>;
  /** `focus`: whether to focus the text field, which opens the keyboard on phones. */
  onPick: (emoji: string, focus: boolean) => void;
  /** On phones, show the picker at the end of the button's form. */
  docked?: boolean;
}

/**
 * Emoji picker, open when it mounts: a popover, or with `docked` on phones a panel at the end of the button's form, like a
 * keyboard, where a popover would cover the text.
 */
function EmojiMenu({ trigger, onPick, docked = false }: EmojiMenuProps) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...apiQuery(useApp().api, "emojiList", { silent: true }),
    // The emojis do not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isOpen, setOpen] = useState(true);
  const [isFloating] = useState(() => !docked || isDesktopWidth());
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const form = !isFloating && isOpen && button?.form;
  // Closes when a field gets the focus, which opens the keyboard, and after a submit.
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
    <EmojiPicker emojis={data} aria-label={emojiLabel} onPick={(emoji) => onPick(emoji, isFloating)} />
  ) : isError ? (
    <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
  ) : (
    <div role="status" aria-busy="true" className={cn("grid h-40 place-items-center", isFloating && "w-72")}>
      <Spinner />
    </div>
  );
  if (isFloating) {
    return (
      <Popover trigger={trigger} label={emojiLabel} open={isOpen} onOpenChange={setOpen} align="start">
        {emojis}
      </Popover>
    );
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: setButton,
        "aria-haspopup": undefined,
        "aria-expanded": isOpen,
        onClick: () => setOpen(!isOpen),
      })}
      {form && createPortal(<div className="w-full pt-2">{emojis}</div>, form)}
    </>
  );
}

const BUTTON = (
  <IconButton aria-label={emojiLabel} aria-haspopup="dialog">
    <FaceSlightlySmiling aria-hidden="true" strokeWidth={1.7} />
  </IconButton>
);

/** Button that opens the emoji picker. */
export function EmojiButton(props: Omit<EmojiMenuProps, "trigger">) {
  return (
    <MountOnPress trigger={BUTTON}>
      <EmojiMenu trigger={BUTTON} {...props} />
    </MountOnPress>
  );
}
