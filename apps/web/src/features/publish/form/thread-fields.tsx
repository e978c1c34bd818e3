import { Field } from "@lenscape/ui/field";
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
import { type DraftErrors, IMAGE_TYPES, lengthOf, TITLE_MAX } from "./publish-rules.ts";
import { ThreadEditor } from "./thread-editor.tsx";
import { hrefOf, type TokensState } from "./use-tokens.ts";

/** What became of a paste, which limit it was and what was kept takes longer to read than a toast usually stays. */
const READING = 8000;

interface ThreadBodyProps {
  draft: Draft;
  media: Media;
  tokens: TokensState;
  errors: DraftErrors;
  handle: RefObject<RichEditorHandle | null>;
  /** What stands in the empty title and text, where it is no usual thread. */
  hints?: { titleHint: string; contentHint: string };
  /** Between the title and the text. */
  underTitle?: ReactNode;
  onTitle: (title: string) => void;
  onContent: (content: RichEditorContent) => void;
  onPickToken: (kind: SuggestionKind) => void;
  onPickVideo: () => void;
  onSubmit: () => void;
}

/** What a thread is made of: a title and a formatted text with its pictures (4.22). */
export function ThreadBody({
  draft,
  media,
  tokens,
  errors,
  handle,
  hints,
  underTitle,
  onTitle,
  onContent,
  onPickToken,
  onPickVideo,
  onSubmit,
}: ThreadBodyProps) {
  const { api } = useApp();
  const { data: emojis = [] } = useQuery(apiQuery(api, "emojiList", { silent: true }));
  return (
    <>
      <Field
        label={text.title}
        labelHidden
        required
        error={errors.title}
        counter={{ value: lengthOf(draft.title), max: TITLE_MAX }}
        className={`gap-0 border-b px-4 py-2 md:px-8 ${errors.title ? "border-danger" : "border-border has-[textarea:focus]:border-focus"}`}
      >
        <Textarea
          rows={1}
          value={draft.title}
          placeholder={(hints ?? text).titleHint}
          // Wraps, but is one line: what is pasted loses its breaks.
          onChange={(event) => onTitle(event.target.value.replaceAll("\n", " "))}
          onKeyDown={(event) => {
            // Safari ends a composition before the Enter that settled it.
            if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return;
            event.preventDefault();
            handle.current?.focus();
          }}
          className="rounded-none border-0 px-0 py-1.5 font-semibold text-xl focus:shadow-none aria-invalid:focus:shadow-none max-md:text-xl md:text-2xl"
        />
      </Field>
      {underTitle}
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
          search={tokens.search}
          hrefOf={hrefOf}
          onToken={tokens.add}
          emojis={emojis}
          placeholder={hints?.contentHint ?? text.threadHint}
          handle={handle}
          onContentChange={onContent}
          onRefusedPaste={(reason) => toast(reason, { tone: "error", duration: READING })}
          onPickToken={onPickToken}
          onPickVideo={onPickVideo}
          onSubmit={onSubmit}
        />
      </Field>
    </>
  );
}
