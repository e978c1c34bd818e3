import { Field } from "@lenscape/ui/field";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import type { RichEditorContent, RichEditorHandle } from "@lenscape/ui/rich-editor";
import type { SuggestionKind } from "@lenscape/ui/suggestion-list";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import type { Draft } from "../drafts/thread-draft.ts";
import type { Media } from "../media/use-media.ts";
import { publishText as text } from "../text.ts";
import { countCharacters, type DraftErrors, IMAGE_TYPES, MAX_TITLE_LENGTH } from "./publish-rules.ts";
import { ThreadEditor } from "./thread-editor.tsx";
import { getSuggestionHref, type MentionsState } from "./use-mentions.ts";

/** Duration in milliseconds of the toast for a refused paste, whose message is long. */
const PASTE_TOAST_MS = 8000;

interface ThreadFieldsProps {
  draft: Draft;
  media: Media;
  mentions: MentionsState;
  errors: DraftErrors;
  handle: RefObject<RichEditorHandle | null>;
  /** Placeholders of the title and the text, for questions. */
  hints?: { titleHint: string; contentHint: string };
  /** Content between the title and the text. */
  belowTitle?: ReactNode;
  onTitle: (title: string) => void;
  onContent: (content: RichEditorContent) => void;
  onPickMention: (kind: SuggestionKind) => void;
  onPickVideo: () => void;
  onSubmit: () => void;
}

/** Fields of an article or activity: a title and a formatted text with images (4.22). */
export function ThreadFields({
  draft,
  media,
  mentions,
  errors,
  handle,
  hints,
  belowTitle,
  onTitle,
  onContent,
  onPickMention,
  onPickVideo,
  onSubmit,
}: ThreadFieldsProps) {
  const { api } = useApp();
  const { data: emojis = [] } = useQuery(apiQuery(api, "emojiList", { silent: true }));
  return (
    <>
      <Field
        label={text.title}
        labelHidden
        required
        error={errors.title}
        counter={{ value: countCharacters(draft.title), max: MAX_TITLE_LENGTH }}
        className={`gap-0 border-b px-4 py-2 md:px-8 ${errors.title ? "border-danger" : "border-border has-[textarea:focus]:border-focus"}`}
      >
        <Textarea
          rows={1}
          value={draft.title}
          placeholder={(hints ?? text).titleHint}
          // The title wraps but is one line, so that pasted line breaks are removed.
          onChange={(event) => onTitle(event.target.value.replaceAll("\n", " "))}
          onKeyDown={(event) => {
            if (getPressedKey(event) !== "Enter") return;
            event.preventDefault();
            handle.current?.focus();
          }}
          className="rounded-none border-0 px-0 py-1.5 font-semibold text-head focus:shadow-none aria-invalid:focus:shadow-none max-md:text-head md:text-page"
        />
      </Field>
      {belowTitle}
      <Field
        label={text.content}
        labelHidden
        required
        error={errors.content}
        className={`grid-cols-[minmax(0,1fr)] gap-0 ${errors.content ? "mb-4 border-danger border-b" : ""} [&>:last-child:not([data-slot^=rich-editor])]:px-4 [&>:last-child:not([data-slot^=rich-editor])]:pb-3 md:[&>:last-child:not([data-slot^=rich-editor])]:px-8`}
      >
        <ThreadEditor
          aria-label={text.content}
          defaultValue={draft.content}
          queue={media.queue}
          takePictures={media.takePictures}
          accept={IMAGE_TYPES}
          search={mentions.search}
          hrefOf={getSuggestionHref}
          onToken={mentions.add}
          emojis={emojis}
          placeholder={hints?.contentHint ?? text.threadHint}
          handle={handle}
          onContentChange={onContent}
          onRefusedPaste={(reason) => toast(reason, { tone: "error", duration: PASTE_TOAST_MS })}
          onPickToken={onPickMention}
          onPickVideo={onPickVideo}
          onSubmit={onSubmit}
        />
      </Field>
    </>
  );
}
