import { EmojiPicker } from "@lenscape/ui/emoji-picker";
import { Popover } from "@lenscape/ui/popover";
import { ToolbarButton } from "@lenscape/ui/toolbar";
import { useQuery } from "@tanstack/react-query";
import { FaceSlightlySmiling } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { publishText as text } from "../text.ts";

/** Toolbar button that opens the emoji picker of a moment. */
export function MomentEmojiButton({ onPick }: { onPick: (value: string) => void }) {
  const { api } = useApp();
  const emojis = useQuery(apiQuery(api, "emojiList", { silent: true }));
  return (
    <Popover
      label={text.emoji}
      align="start"
      trigger={
        <ToolbarButton aria-label={text.emoji}>
          <FaceSlightlySmiling aria-hidden="true" strokeWidth={1.7} />
        </ToolbarButton>
      }
    >
      {emojis.isError && !emojis.data ? (
        <LoadError error={emojis.error} size="sm" onRetry={() => void emojis.refetch()} />
      ) : (
        <EmojiPicker aria-label={text.emoji} emojis={emojis.data ?? []} onPick={onPick} />
      )}
    </Popover>
  );
}
