import { IconButton } from "@lenscape/ui/icon-button";
import { FaceSlightlySmiling } from "lucide-react";
import type { ComponentProps } from "react";
import { threadText as text } from "#copy/thread-text.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";

const EmojiMenu = lazyDialog(() => import("./emoji-menu.tsx"));

/** The button before the emojis, whose code is fetched at the first click. The default export is what `lazySection` takes. */
export default function EmojiButton(props: Omit<ComponentProps<typeof EmojiMenu>, "trigger">) {
  const button = (
    <IconButton aria-label={text.emoji} aria-haspopup="dialog">
      <FaceSlightlySmiling aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return <EmojiMenu trigger={button} {...props} />;
}
