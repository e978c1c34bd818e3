import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import type { RichEditorContent, RichEditorHandle } from "@lenscape/ui/rich-editor";
import type { SuggestionKind } from "@lenscape/ui/suggestion-list";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import { publishText as text } from "#copy/publish.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import type { Draft } from "./draft.ts";
import { type DraftErrors, IMAGE_TYPES, lengthOf, TITLE_MAX } from "./rules.ts";
import { ThreadEditor } from "./thread-editor.tsx";
import type { Media } from "./use-media.ts";
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
  const length = lengthOf(draft.title);
  return (
    <>
      <Field
        label={text.title}
        labelHidden
        required
        error={errors.title}
        className={`border-b px-4 py-2 md:px-8 [&>[data-slot=field-error]]:pb-1 ${errors.title ? "border-danger" : "border-border has-[input:focus]:border-focus"}`}
      >
        <Input
          value={draft.title}
          placeholder={(hints ?? text).titleHint}
          onChange={(event) => onTitle(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            // Safari ends a composition before the Enter that settled it.
            if (key === "Enter" && !nativeEvent.isComposing && nativeEvent.keyCode !== 229)
              handle.current?.focus();
          }}
          // Counts what is there: nothing leaves the hint its room.
          trailing={
            <span className={`pr-1 text-sm tabular-nums ${length > TITLE_MAX ? "text-danger-text" : ""}`}>
              {length > 0 && `${length} / ${TITLE_MAX}`}
            </span>
          }
          className={`h-11 rounded-none border-0 px-0 font-semibold text-xl focus:shadow-none aria-invalid:focus:shadow-none max-md:text-xl md:text-2xl ${length > 0 ? "pr-18" : ""}`}
        />
      </Field>
      {underTitle}
      <Field
        label={text.content}
        labelHidden
        required
        error={errors.content}
        className={`grid-cols-[minmax(0,1fr)] gap-0 ${errors.content ? "mb-4 border-danger border-b" : ""} [&>:last-child:not([data-slot=rich-editor])]:px-4 [&>:last-child:not([data-slot=rich-editor])]:pb-3 md:[&>:last-child:not([data-slot=rich-editor])]:px-8`}
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
