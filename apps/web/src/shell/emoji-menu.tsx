import { EmojiPicker } from "@lenscape/ui/emoji-picker";
import { Popover } from "@lenscape/ui/popover";
import { Spinner } from "@lenscape/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { threadText as text } from "#copy/thread.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { Failure } from "./failure.tsx";

interface EmojiMenuProps {
  trigger: ReactElement;
  onPick: (emoji: string) => void;
}

/** The emojis above the button that opens them, open from its first click on. The default export is what `part` takes. */
export default function EmojiMenu({ trigger, onPick }: EmojiMenuProps) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...apiQuery(useApp().api, "emojiList", { silent: true }),
    // They never change while a page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Popover trigger={trigger} label={text.emoji} defaultOpen align="start">
      {data ? (
        <EmojiPicker emojis={data} aria-label={text.emoji} onPick={onPick} />
      ) : isError ? (
        <Failure error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" className="grid h-40 w-72 place-items-center">
          <Spinner />
        </div>
      )}
    </Popover>
  );
}
