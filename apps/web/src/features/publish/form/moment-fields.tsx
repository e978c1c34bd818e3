import { Field } from "@lenscape/ui/field";
import { ImageGridEditor } from "@lenscape/ui/image-grid-editor";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { MentionTextarea, type MentionTextareaHandle } from "@lenscape/ui/mention-textarea";
import type { SuggestionKind } from "@lenscape/ui/suggestion-list";
import { Toolbar, ToolbarButton } from "@lenscape/ui/toolbar";
import { AtSign, FaceSlightlySmiling, Hash, type LucideIcon, Video } from "lucide-react";
import type { RefObject } from "react";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import type { Draft } from "../drafts/thread-draft.ts";
import type { Media } from "../media/use-media.ts";
import { publishText as text } from "../text.ts";
import { IMAGE_TYPES, IMAGES_MAX, lengthOf, MOMENT_MAX } from "./publish-rules.ts";
import type { TokensState } from "./use-tokens.ts";

/** Its list floats: that code is not needed to begin writing. */
const EmojiButton = lazySection(
  async () => ({ default: (await import("./moment-emoji-button.tsx")).EmojiButton }),
  {
    quiet: true,
  },
);

interface MomentBodyProps {
  draft: Draft;
  media: Media;
  tokens: TokensState;
  error?: string;
  handle: RefObject<MentionTextareaHandle | null>;
  onWrite: (text: string) => void;
  onPickToken: (kind: SuggestionKind) => void;
  onPickVideo: () => void;
  onSubmit: () => void;
}

/** What a dynamic is made of: a few words, and pictures or a video (4.22). */
export function MomentBody({
  draft,
  media,
  tokens,
  error,
  handle,
  onWrite,
  onPickToken,
  onPickVideo,
  onSubmit,
}: MomentBodyProps) {
  const choose = (Icon: LucideIcon, label: string, run: () => void) => (
    <ToolbarButton aria-label={label} onClick={run}>
      <Icon aria-hidden="true" strokeWidth={1.7} />
    </ToolbarButton>
  );
  return (
    <div className="grid gap-3 px-4 pt-2 pb-4 md:px-8">
      <Toolbar aria-label={text.format} className="-mb-1 -ml-2">
        {choose(Video, text.video, onPickVideo)}
        <EmojiButton
          onPick={(value) => handle.current?.insert(value, { focus: false })}
          waiting={
            <ToolbarButton aria-label={text.emoji} inactive>
              <FaceSlightlySmiling aria-hidden="true" strokeWidth={1.7} />
            </ToolbarButton>
          }
        />
        {choose(AtSign, text.mention, () => onPickToken("member"))}
        {choose(Hash, text.topic, () => onPickToken("topic"))}
      </Toolbar>
      <Field
        label={text.content}
        labelHidden
        error={error}
        counter={{ value: lengthOf(draft.content), max: MOMENT_MAX }}
        className={cn(
          "border-b pb-2",
          error ? "border-danger" : "border-border has-[textarea:focus]:border-focus",
        )}
      >
        <MentionTextarea
          rows={6}
          maxHeight={640}
          value={draft.content}
          placeholder={text.momentHint}
          search={tokens.search}
          handle={handle}
          onValueChange={onWrite}
          onPick={tokens.add}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit();
          }}
          className="rounded-none border-0 px-0 text-read focus:shadow-none aria-invalid:focus:shadow-none"
        />
      </Field>
      {!media.film.isThere && (
        <div>
          <div className="mb-2.5 flex items-baseline justify-between gap-3">
            <span className="flex-none font-medium text-sm text-text-secondary">
              {fillText(text.pictures, { n: media.pictures.length, max: IMAGES_MAX })}
            </span>
            <span className="text-text-muted text-xs">
              {media.pictures.length > 1 ? text.picturesOrder : text.picturesHelp}
            </span>
          </div>
          <ImageGridEditor
            images={media.pictures}
            max={IMAGES_MAX}
            accept={IMAGE_TYPES}
            onAdd={media.addPictures}
            onRemove={media.removePicture}
            onRetry={media.retryPicture}
            onReorder={media.reorder}
          />
        </div>
      )}
    </div>
  );
}
