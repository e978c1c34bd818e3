import { toText } from "@lenscape/richtext/text";
import { Card } from "@lenscape/ui/card";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import type { MentionTextareaHandle } from "@lenscape/ui/mention-textarea";
import type { RichEditorContent, RichEditorHandle } from "@lenscape/ui/rich-editor";
import { Skeleton } from "@lenscape/ui/skeleton";
import { SuggestionDialog } from "@lenscape/ui/suggestion-dialog";
import type { Suggestion, SuggestionKind } from "@lenscape/ui/suggestion-list";
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Location, useLocation } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { PollSection } from "../attachments/poll-section.tsx";
import { QuestionSection } from "../attachments/question-section.tsx";
import { questionText } from "../attachments/text.ts";
import { DraftHeader } from "../drafts/draft-status.tsx";
import type { Draft, DraftKind } from "../drafts/thread-draft.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useDraftActions } from "../drafts/use-draft-actions.ts";
import { useDraftSync } from "../drafts/use-draft-sync.ts";
import { RefusedFiles } from "../media/refused-files.tsx";
import { useMedia } from "../media/use-media.ts";
import { publishText as text } from "../text.ts";
import { MomentFields } from "./moment-fields.tsx";
import { countCharacters, VIDEO_TYPES } from "./publish-rules.ts";
import { type CircleRef, PublishSettings } from "./publish-settings.tsx";
import { PhonePreview, WritingTips } from "./publish-side-cards.tsx";
import { SaveBar } from "./save-bar.tsx";
import { ThreadFields } from "./thread-fields.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { getSuggestionHref, useMentions, useStartTopic } from "./use-mentions.ts";
import { type EditedThread, usePublish } from "./use-publish.ts";

/** Lazy, because only activities need them and their form library. */
const PlanFields = lazySection(async () => ({
  default: (await import("../attachments/activity-plan-fields.tsx")).PlanFields,
}));

/** Lazy, because few threads have a video. */
const VideoRow = lazySection(async () => ({ default: (await import("../media/video-row.tsx")).VideoRow }));

/** A published thread in the form, with the values that limit its changes. */
interface EditedFormThread extends EditedThread {
  /** Current circle. The thread may stay there even if the circle accepts no posts any more. */
  circle?: CircleRef;
  /** Number of members who have voted in its poll. */
  voterCount: number;
}

interface PublishFormProps {
  kind: DraftKind;
  /** Member whose session synchronizes the draft; for a published thread the owner of its stored changes. */
  owner: string;
  circleId?: string;
  topicId?: string;
  isQuestion?: boolean;
  /** Tabs or title at the top of the card. */
  tabs: ReactNode;
  /** The published thread that is edited. */
  editing?: EditedFormThread;
  /** Hides the announcement of a restored draft. */
  isResumed?: boolean;
  /** Draft to continue, or null for an empty one. By default the last stored draft. */
  opened?: Draft | null;
  /** Opens another draft, null for a new one. */
  onSwitchDraft?: (draft: Draft | null) => void;
}

/** Returns the handlers of an element that accepts dropped and pasted files. Pasted text is left to the browser. */
function getFileDropProps(onFiles: (files: readonly File[]) => void) {
  return {
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (event.defaultPrevented || files.length === 0) return;
      if (event.clipboardData.getData("text/plain").trim()) return;
      event.preventDefault();
      onFiles(files);
    },
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}

/**
 * Form to write a moment, an article or an activity (ROUTE-037 to ROUTE-039). The draft is stored in this browser until
 * it is published.
 */
export function PublishForm({
  kind,
  owner,
  circleId,
  topicId,
  isQuestion = false,
  tabs,
  editing,
  isResumed,
  opened,
  onSwitchDraft,
}: PublishFormProps) {
  const member = useMember();
  const { state: locationState } = useLocation() as Location<{ resumed?: boolean } | null>;
  const form = useRef<HTMLFormElement>(null);
  const moment = useRef<MentionTextareaHandle>(null);
  const editor = useRef<RichEditorHandle>(null);
  const videoInput = useRef<HTMLInputElement>(null);
  const state = useDraft(kind, owner, circleId ? { circleId } : {}, opened);
  const replaceDraft = (next: Draft | null) => {
    state.finish();
    onSwitchDraft?.(next);
  };
  const sync = useDraftSync(
    kind,
    owner,
    state,
    (next) => {
      // A running upload belongs to the draft in the form. The next save finds the difference again.
      if (!media.isBusy) replaceDraft(next);
    },
    editing === undefined,
  );
  const { draft, getDraft, change } = state;
  const media = useMedia(state, kind !== 0);
  const mentions = useMentions(kind, state, editor);
  const publishing = usePublish(kind, state, media, sync, editing);
  const { errors, rejectionCount, clearErrors } = publishing;
  const [picker, setPicker] = useState<{ kind: SuggestionKind; target: "text" | "list" }>();
  useStartTopic(topicId, mentions.add);
  const hasPlan = kind === 2 && (!editing || editing.planConstraints !== undefined);

  const length = useMemo(
    () => (kind === 0 ? 0 : countCharacters(toText(draft.content))),
    [kind, draft.content],
  );

  /** Whether the editor holds a text that is too large for the draft. */
  const isTooLarge = useRef(false);
  const getLeaveWarning = () => {
    if (publishing.isSending) return "";
    if (isTooLarge.current) return text.leaveUnsaved;
    if (media.isBusy || media.hasFailed) return text.leaveUploads;
    return state.saveStatus.isSaved ? "" : text.leaveUnsaved;
  };
  useLeaveGuard(getLeaveWarning);

  useEffect(() => {
    if (rejectionCount > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [rejectionCount]);

  /** Moves the text of the editor into the draft. A text that is too large leaves the draft unchanged. */
  const acceptContent = ({ html, fault }: RichEditorContent) => {
    isTooLarge.current = fault !== undefined;
    if (fault) return publishing.setContentError(fault);
    mentions.setContent(html);
    return clearErrors("content");
  };
  /** Moves pending text of the editor into the draft. Returns the reason why the text cannot be published. */
  const flushEditor = () => {
    const content = editor.current?.read();
    if (content) acceptContent(content);
    return content?.fault;
  };
  const submit = () => publishing.submit(flushEditor());
  const update = useCallback(
    (to: Partial<Draft>) => {
      change(to);
      clearErrors(...(Object.keys(to) as (keyof typeof errors)[]));
    },
    [change, clearErrors],
  );
  const setQuestion = useCallback((question: Draft["question"]) => update({ question }), [update]);
  const actions = useDraftActions({
    ...{ kind, state, sync, media, publishing, flushEditor, replaceDraft },
    threadId: editing?.threadId,
    openDraft: (next) => onSwitchDraft?.(next),
  });
  const openPicker = (kind: SuggestionKind, target: "text" | "list") => setPicker({ kind, target });
  const onPick = (suggestion: Suggestion) => {
    if (!picker || !mentions.add(picker.kind, suggestion) || picker.target === "list") return;
    const { label } = suggestion;
    const href = getSuggestionHref(picker.kind, suggestion);
    editor.current?.insertToken({ kind: picker.kind, label, href });
    moment.current?.insert(`${picker.kind === "member" ? "@" : "#"}${label} `);
  };
  const fieldProps = {
    draft,
    media,
    mentions,
    errors,
    onPickMention: (kind: SuggestionKind) => openPicker(kind, "text"),
    onPickVideo: () => videoInput.current?.click(),
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
        // Enter in an input does not submit. Publishing needs the button or Ctrl+Enter.
        const isInput =
          event.target instanceof HTMLInputElement && event.currentTarget.contains(event.target);
        if (isInput && getPressedKey(event) === "Enter") event.preventDefault();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-6 lg:grid-cols-[minmax(0,1fr)_17.5rem] wide:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card
        className="min-w-0 self-start max-md:rounded-none max-md:border-x-0"
        // Drops are handled for every kind, because the browser would otherwise navigate to the file.
        {...getFileDropProps((files) => kind === 0 && media.addPictures(files))}
      >
        <DraftHeader
          {...{ kind, state, sync, tabs }}
          announcesRestored={!(isResumed ?? locationState?.resumed)}
          onStartAnother={editing ? undefined : actions.startAnother}
          onDiscard={actions.discard}
          onReplace={replaceDraft}
        />
        {kind !== 0 ? (
          <ThreadFields
            key={state.discardCount}
            {...fieldProps}
            handle={editor}
            hints={draft.question ? questionText : undefined}
            belowTitle={
              kind === 1 &&
              !editing &&
              (isQuestion || draft.question) && (
                <QuestionSection
                  title={draft.title}
                  question={draft.question}
                  isQuestion={isQuestion}
                  error={errors.question}
                  onChange={setQuestion}
                />
              )
            }
            onTitle={(title) => update({ title })}
            onContent={(content) => {
              const isChanged = isTooLarge.current || content.html !== getDraft().content;
              // The editor of a discarded draft reports its text once more when it unmounts.
              if (isChanged && state.isCurrent(state.discardCount)) acceptContent(content);
            }}
          />
        ) : (
          <MomentFields
            {...fieldProps}
            error={errors.content}
            handle={moment}
            onContent={(content) => {
              mentions.setContent(content);
              clearErrors("content");
            }}
          />
        )}
        <input
          ref={videoInput}
          type="file"
          hidden
          accept={VIDEO_TYPES}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) media.addVideo(file);
          }}
        />
        {media.video.hasVideo && <VideoRow upload={media.video} onPick={fieldProps.onPickVideo} />}
        <RefusedFiles files={media.refusedFiles} onDismiss={media.dismissRefused} />
        {kind !== 2 && (
          <PollSection
            poll={draft.poll}
            voterCount={editing?.voterCount}
            error={errors.poll}
            onChange={(poll) => update({ poll })}
          />
        )}
        {hasPlan && (
          <PlanFields
            key={`plan${state.discardCount}`}
            waiting={<Skeleton className="m-4 h-80 md:mx-8" />}
            plan={draft.plan}
            constraints={editing?.planConstraints}
            errors={errors}
            onChange={(to) => {
              change(({ plan }) => ({ plan: { ...plan, ...to } }));
              clearErrors(...(Object.keys(to) as (keyof typeof errors)[]));
            }}
          />
        )}
        <SaveBar
          length={kind === 0 ? undefined : length}
          failure={publishing.failure}
          isSending={publishing.isSending}
          isEditing={editing !== undefined}
          onSaveDraft={actions.save}
          onPreview={actions.preview}
        />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <PublishSettings
          {...{ kind, draft, errors }}
          currentCircle={editing?.circle}
          onChange={update}
          onAdd={(kind) => openPicker(kind, "list")}
          onRemoveTopic={(topic) => {
            mentions.removeTopic(topic);
            clearErrors("topics");
          }}
          onRemoveFriend={(friend) => {
            mentions.removeFriend(friend);
            clearErrors("friends");
          }}
        />
        {!draft.question && <WritingTips kind={kind} />}
        {kind === 1 && <PhonePreview draft={draft} name={member.name} avatar={member.avatar} />}
      </div>
      <SuggestionDialog
        kind={picker?.kind ?? "topic"}
        open={picker !== undefined}
        onOpenChange={(open) => !open && setPicker(undefined)}
        search={mentions.search}
        onPick={onPick}
      />
    </form>
  );
}
