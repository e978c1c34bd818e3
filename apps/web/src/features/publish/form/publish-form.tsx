import { toText } from "@lenscape/richtext/text";
import { Card } from "@lenscape/ui/card";
import type { MentionTextareaHandle } from "@lenscape/ui/mention-textarea";
import type { RichEditorContent, RichEditorHandle } from "@lenscape/ui/rich-editor";
import type { Suggestion, SuggestionKind } from "@lenscape/ui/suggestion-list";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { lazyDialog, lazySection } from "#shell/loading/lazy-component.tsx";
import { askText } from "../ask-text.ts";
import type { PlanBounds } from "../attachments/activity-plan.ts";
import { PollPart } from "../attachments/poll-section.tsx";
import { DraftHead } from "../drafts/draft-status.tsx";
import type { Draft, DraftKind } from "../drafts/thread-draft.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useDraftActs } from "../drafts/use-draft-actions.ts";
import { useDraftSync } from "../drafts/use-draft-sync.ts";
import { fileDrop } from "../media/file-drop.ts";
import { useMedia } from "../media/use-media.ts";
import { publishText as text } from "../text.ts";
import { MomentBody } from "./moment-fields.tsx";
import { lengthOf, VIDEO_TYPES } from "./publish-rules.ts";
import { type CircleRef, Settings } from "./publish-settings.tsx";
import { SaveBar } from "./save-bar.tsx";
import { ThreadBody } from "./thread-fields.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { usePublish } from "./use-publish.ts";
import { useStartTopic } from "./use-start-topic.ts";
import { hrefOf, useTokens } from "./use-tokens.ts";

const PlanBody = lazySection(async () => ({
  default: (await import("../attachments/activity-plan-fields.tsx")).PlanBody,
}));
const QuestionPart = lazySection(async () => ({
  default: (await import("../attachments/question-section.tsx")).QuestionPart,
}));
const VideoRow = lazySection(async () => ({ default: (await import("../media/video-row.tsx")).VideoRow }));
const RefusedFiles = lazySection(async () => ({
  default: (await import("../media/refused-files.tsx")).RefusedFiles,
}));
const Tips = lazySection(async () => ({ default: (await import("./publish-side-cards.tsx")).Tips }), {
  quiet: true,
});
const PhoneLook = lazySection(
  async () => ({ default: (await import("./publish-side-cards.tsx")).PhoneLook }),
  {
    quiet: true,
  },
);
const SuggestionDialog = lazyDialog(async () => ({
  default: (await import("@lenscape/ui/suggestion-dialog")).SuggestionDialog,
}));

/** What of a published thread sets bounds to its changes. */
interface Edited {
  threadId: string;
  /** The circle it is in: it may stay there, whatever that takes now. */
  home?: CircleRef;
  /** How many have voted in its poll. */
  voters: number;
  /** Of an activity whose plan may change. */
  planned?: PlanBounds;
}

interface PublishFormProps {
  kind: DraftKind;
  userId: string;
  circleId?: string;
  topicId?: string;
  /** Whether the thread is to ask. */
  asks?: boolean;
  /** The choice of what to publish, at the head of the card. */
  tabs: ReactNode;
  /** The published thread that is edited. */
  editing?: Edited;
  /** Nothing is told of a draft that was here before. */
  resumed?: boolean;
  /** The draft to go on with, null for none; the last kept one when it is not given. */
  opened?: Draft | null;
  /** Goes on with another draft, null for a new one. */
  onSwitch?: (draft: Draft | null) => void;
}

/** Writing a dynamic, a thread or an activity (ROUTE-037 to ROUTE-039). What is written is kept in this browser until it is published. */
export function PublishForm({
  kind,
  userId,
  circleId,
  topicId,
  asks = false,
  tabs,
  editing,
  resumed,
  opened,
  onSwitch,
}: PublishFormProps) {
  const member = useMember();
  const { state: arrival } = useLocation() as Location<{ resumed?: boolean } | null>;
  const form = useRef<HTMLFormElement>(null);
  const moment = useRef<MentionTextareaHandle>(null);
  const editor = useRef<RichEditorHandle>(null);
  const films = useRef<HTMLInputElement>(null);
  const state = useDraft(kind, userId, circleId ? { circleId } : {}, opened);
  const switchTo = (to: Draft | null) => {
    state.finish();
    onSwitch?.(to);
  };
  const sync = useDraftSync(
    kind,
    userId,
    state,
    (to) => {
      // A file in progress belongs to what is here: then the next save finds the difference.
      if (!media.busy) switchTo(to);
    },
    editing === undefined,
  );
  const { draft, latest, change } = state;
  const edition = useRef(0);
  edition.current = state.edition;
  const media = useMedia(state, kind !== 0);
  const tokens = useTokens(kind, state, editor);
  const publishing = usePublish(kind, state, media, sync, editing);
  const { errors, refusals, mend } = publishing;
  const [picking, setPicking] = useState<{ kind: SuggestionKind; into: "text" | "list" }>();
  useStartTopic(topicId, tokens.add);
  const hasPlan = kind === 2 && (!editing || editing.planned !== undefined);

  const length = useMemo(() => (kind === 0 ? 0 : lengthOf(toText(draft.content))), [kind, draft.content]);

  const tooLarge = useRef(false);
  const lost = () => {
    if (tooLarge.current) return text.leaveUnsaved;
    if (media.busy || media.failed) return text.leaveUploads;
    return state.keeping.kept ? "" : text.leaveUnsaved;
  };
  useLeaveGuard(publishing.sending ? () => "" : lost);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  /** A text that the policy refuses whole can be neither kept nor sent: the draft stays as it was before. */
  const take = ({ html, fault }: RichEditorContent) => {
    tooLarge.current = fault !== undefined;
    if (fault) return publishing.blame(fault);
    tokens.write(html);
    return mend("content");
  };
  /** Brings what the editor has not told yet into the draft; returns why the text cannot be published as it is. */
  const settle = () => {
    const content = editor.current?.read();
    if (content) take(content);
    return content?.fault;
  };
  const submit = () => publishing.submit(settle());
  const set = useCallback(
    (to: Partial<Draft>) => {
      change(to);
      mend(...(Object.keys(to) as (keyof typeof errors)[]));
    },
    [change, mend],
  );
  const setQuestion = useCallback((question: Draft["question"]) => set({ question }), [set]);
  const acts = useDraftActs({
    ...{ kind, state, sync, media, publishing, settle, switchTo },
    threadId: editing?.threadId,
    leaveFor: (to) => onSwitch?.(to),
  });
  const ask = (what: SuggestionKind, into: "text" | "list") => setPicking({ kind: what, into });
  const pick = (suggestion: Suggestion) => {
    if (!picking || !tokens.add(picking.kind, suggestion) || picking.into === "list") return;
    const { label } = suggestion;
    const href = hrefOf(picking.kind, suggestion);
    editor.current?.insertToken({ kind: picking.kind, label, href });
    moment.current?.insert(`${picking.kind === "member" ? "@" : "#"}${label} `);
  };
  const shared = {
    draft,
    media,
    tokens,
    errors,
    onPickToken: (what: SuggestionKind) => ask(what, "text"),
    onPickVideo: () => films.current?.click(),
    onSubmit: submit,
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // Enter ends a line that is filled in; what is written goes out by its button or Ctrl+Enter.
        const isLine = event.target instanceof HTMLInputElement && event.currentTarget.contains(event.target);
        if (isLine && event.key === "Enter") event.preventDefault();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-6 lg:grid-cols-[minmax(0,1fr)_17.5rem] xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card
        className="min-w-0 self-start max-md:rounded-none max-md:border-x-0"
        // A dropped file must not take the page away, even where no picture is taken.
        {...fileDrop((files) => kind === 0 && media.addPictures(files))}
      >
        <DraftHead
          {...{ kind, state, sync, tabs }}
          announceRestored={!(resumed ?? arrival?.resumed)}
          onAnother={editing ? undefined : acts.another}
          onDiscard={acts.discard}
          onTake={switchTo}
        />
        {kind !== 0 ? (
          <ThreadBody
            key={state.edition}
            {...shared}
            handle={editor}
            hints={draft.question ? askText : undefined}
            underTitle={
              kind === 1 &&
              !editing &&
              (asks || draft.question) && (
                <QuestionPart
                  title={draft.title}
                  question={draft.question}
                  asked={asks}
                  error={errors.question}
                  onChange={setQuestion}
                  // As high as what it is about, and what the asker's device tells.
                  waiting={<div className="h-80 md:h-47" />}
                />
              )
            }
            onTitle={(title) => set({ title })}
            onContent={(content) => {
              // An editor that goes with its draft has nothing more to say.
              const changed = tooLarge.current || content.html !== latest().content;
              if (changed && state.edition === edition.current) take(content);
            }}
          />
        ) : (
          <MomentBody
            {...shared}
            error={errors.content}
            handle={moment}
            onWrite={(content) => {
              tokens.write(content);
              mend("content");
            }}
          />
        )}
        <input
          ref={films}
          type="file"
          hidden
          accept={VIDEO_TYPES}
          onChange={(event) => {
            const [film] = event.target.files ?? [];
            event.target.value = "";
            if (film) media.addVideo(film);
          }}
        />
        {media.film.isThere && <VideoRow film={media.film} onPick={shared.onPickVideo} />}
        <RefusedFiles files={media.refused} onDismiss={media.dismiss} />
        {kind !== 2 && (
          <PollPart
            poll={draft.poll}
            voters={editing?.voters}
            error={errors.poll}
            onChange={(poll) => set({ poll })}
          />
        )}
        {hasPlan && (
          <PlanBody
            key={`plan${state.edition}`}
            plan={draft.plan}
            bounds={editing?.planned}
            errors={errors}
            onChange={(to) => {
              change(({ plan }) => ({ plan: { ...plan, ...to } }));
              mend(...(Object.keys(to) as (keyof typeof errors)[]));
            }}
          />
        )}
        <SaveBar
          length={kind === 0 ? undefined : length}
          failure={publishing.failure}
          sending={publishing.sending}
          editing={editing !== undefined}
          onKeep={acts.keep}
          onPreview={acts.preview}
        />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Settings
          {...{ kind, draft, errors }}
          home={editing?.home}
          onChange={set}
          onAdd={(what) => ask(what, "list")}
          onRemoveTopic={(topic) => {
            tokens.removeTopic(topic);
            mend("topics");
          }}
          onRemoveFriend={(friend) => {
            tokens.removeFriend(friend);
            mend("friends");
          }}
        />
        {!draft.question && <Tips kind={kind} />}
        {kind === 1 && <PhoneLook draft={draft} name={member.name} avatar={member.avatar} />}
      </div>
      <SuggestionDialog
        kind={picking?.kind ?? "topic"}
        open={picking !== undefined}
        onOpenChange={(open) => !open && setPicking(undefined)}
        search={tokens.search}
        onPick={pick}
      />
    </form>
  );
}
