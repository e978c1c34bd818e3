import { Field } from "@lenscape/ui/field";
import { ImageGridEditor } from "@lenscape/ui/image-grid-editor";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { MentionTextarea, type MentionTextareaHandle } from "@lenscape/ui/mention-textarea";
import type { SuggestionKind } from "@lenscape/ui/suggestion-list";
import { Toolbar, ToolbarButton } from "@lenscape/ui/toolbar";
import { AtSign, Hash, type LucideIcon, Video } from "lucide-react";
import type { RefObject } from "react";
import type { Draft } from "../drafts/thread-draft.ts";
import type { Media } from "../media/use-media.ts";
import { publishText as text } from "../text.ts";
import { MomentEmojiButton } from "./moment-emoji-button.tsx";
import { countCharacters, IMAGE_TYPES, MAX_IMAGES, MAX_MOMENT_LENGTH } from "./publish-rules.ts";
import type { MentionsState } from "./use-mentions.ts";

interface MomentFieldsProps {
  draft: Draft;
  media: Media;
  mentions: MentionsState;
  error?: string;
  handle: RefObject<MentionTextareaHandle | null>;
  onContent: (content: string) => void;
  onPickMention: (kind: SuggestionKind) => void;
  onPickVideo: () => void;
  onSubmit: () => void;
}

/** Fields of a moment: plain text with images or a video (4.22). */
export function MomentFields({
  draft,
  media,
  mentions,
  error,
  handle,
  onContent,
  onPickMention,
  onPickVideo,
  onSubmit,
}: MomentFieldsProps) {
  const renderButton = (Icon: LucideIcon, label: string, onClick: () => void) => (
    <ToolbarButton aria-label={label} onClick={onClick}>
      <Icon aria-hidden="true" strokeWidth={1.7} />
    </ToolbarButton>
  );
  return (
    <div className="grid gap-3 px-4 pt-2 pb-4 md:px-8">
      <Toolbar aria-label={text.format} className="-mb-1 -ml-2">
        {renderButton(Video, text.video, onPickVideo)}
        <MomentEmojiButton onPick={(value) => handle.current?.insert(value, { focus: false })} />
        {renderButton(AtSign, text.mention, () => onPickMention("member"))}
        {renderButton(Hash, text.topic, () => onPickMention("topic"))}
      </Toolbar>
      <Field
        label={text.content}
        labelHidden
        error={error}
        counter={{ value: countCharacters(draft.content), max: MAX_MOMENT_LENGTH }}
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
          search={mentions.search}
          handle={handle}
          onValueChange={onContent}
          onPick={mentions.add}
          onKeyDown={(event) => {
            if (getPressedKey(event) === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit();
          }}
          className="rounded-none border-0 px-0 text-read focus:shadow-none aria-invalid:focus:shadow-none"
        />
      </Field>
      {!media.video.hasVideo && (
        <div>
          <div className="mb-2.5 flex items-baseline justify-between gap-3">
            <span className="flex-none font-semibold text-meta text-text-secondary">
              {fillText(text.pictures, { n: media.pictures.length, max: MAX_IMAGES })}
            </span>
            <span className="text-text-muted text-meta">
              {media.pictures.length > 1 ? text.picturesOrder : text.picturesHelp}
            </span>
          </div>
          <ImageGridEditor
            images={media.pictures}
            max={MAX_IMAGES}
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
