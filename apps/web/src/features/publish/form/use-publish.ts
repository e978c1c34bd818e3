import { ApiError } from "@lenscape/api/errors";
import { toast } from "@lenscape/ui/toast";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { byChange, invalidateAfter } from "#lib/invalidate.ts";
import { paths } from "#paths";
import { type JustPublished, newestPointsEntries } from "#shell/threads/just-published.ts";
import { editText } from "#shell/threads/text.ts";
import type { PlanConstraints } from "../attachments/activity-plan.ts";
import { getFingerprint } from "../drafts/draft-wire.ts";
import type { DraftKind } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import type { DraftSync } from "../drafts/use-draft-sync.ts";
import type { Media } from "../media/use-media.ts";
import { editThreadText, publishText as text } from "../text.ts";
import { type DraftErrors, findErrorField, validateDraft } from "./publish-rules.ts";
import { toCreateThreadBody, toEditThreadBody } from "./thread-content.ts";

/** The published thread that is edited. */
export interface EditedThread {
  threadId: string;
  /** Limits of the changes of an activity plan; undefined if the plan cannot change. */
  planConstraints?: PlanConstraints;
}

/** Removes unused cached lists, and refetches those that are shown. */
async function refreshLists({ queries }: App, operation: "threadCreate" | "threadEdit"): Promise<void> {
  queries.removeQueries({ type: "inactive", predicate: byChange(operation) });
  await invalidateAfter(queries, operation);
}

/** Returns the ID of the newest points ledger entry: empty for none, undefined if the request fails. */
const fetchNewestEntryId = ({ queries, api }: App): Promise<string | undefined> =>
  queries.fetchQuery({ ...newestPointsEntries(api), staleTime: 0, gcTime: 0 }).then(
    ({ rows }) => rows[0]?.id ?? "",
    () => undefined,
  );

/** Returns the page of a new thread. Only its author can open a pending activity, on the thread page. */
const getThreadPath = (kind: DraftKind, { id, status }: { id: string; status: 0 | 1 | 3 }): string =>
  kind === 2 && status === 1 ? paths.activity(id) : paths.thread(id);

/**
 * Publishes a draft or saves an edited thread: validates, sends once regardless of repeated clicks, and opens the
 * thread. A failure keeps the draft and shows its message, at the field it is about if there is one.
 */
export function usePublish(
  kind: DraftKind,
  state: DraftState,
  media: Media,
  sync: Pick<DraftSync, "settle" | "resume">,
  editing?: EditedThread,
) {
  const app = useApp();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState("");
  /** Number of rejections. A change moves the focus to the first invalid field. */
  const [rejectionCount, setRejectionCount] = useState(0);

  const reject = (fieldErrors: DraftErrors, message = "") => {
    setErrors(fieldErrors);
    setFailure(message);
    setRejectionCount((count) => count + 1);
  };

  /** Returns the reason why the files prevent publishing, or an empty string. */
  const getFilesError = () => {
    if (media.hasFailed) return text.uploadFailed;
    if (state.getDraft().videoUpload || media.video.isBusy) return text.videoUploading;
    return media.isBusy ? text.uploading : "";
  };
  const isFilesError = [text.uploading, text.videoUploading, text.uploadFailed].some(
    (message) => failure === message,
  );

  const create = () => {
    state.updateSync({ publishFingerprint: getFingerprint(state.getDraft()) });
    return app.api.call("threadCreate", { body: toCreateThreadBody(kind, state.getDraft()), silent: true });
  };
  const saveEdited = async ({ threadId, planConstraints }: EditedThread) => {
    const body = toEditThreadBody(kind, state.getDraft(), threadId, planConstraints !== undefined);
    return app.api.call("threadEdit", { body, silent: true });
  };

  const [send, isSending] = useAction(async () => {
    let published: { id: string; status: 0 | 1 | 3 };
    state.save();
    const [isSettled, since] = await Promise.all([
      sync.settle(),
      editing ? undefined : fetchNewestEntryId(app),
    ]);
    // The draft was changed elsewhere: the conflict has to be resolved first.
    if (!isSettled) return;
    try {
      published = await (editing ? saveEdited(editing) : create());
    } catch (error) {
      if (error instanceof ApiError && error.kind === "code") state.updateSync({ publishFingerprint: "" });
      sync.resume();
      if (!(error instanceof ApiError)) throw error;
      const field = error.kind === "code" ? findErrorField(error.message) : undefined;
      const isOffline = error.kind === "network" && !navigator.onLine;
      if (editing && error.code === 409 && !field) reject({}, editThreadText.changedElsewhere);
      else if (field) reject({ [field]: error.message });
      else reject({}, isOffline ? text.offline : error.message);
      return;
    }
    state.finish();
    await refreshLists(app, editing ? "threadEdit" : "threadCreate");
    // A thread that everybody can read is announced by a card on its page (`PublishedCard`).
    const justPublished: JustPublished | undefined =
      !editing && published.status === 1 && kind !== 2 ? { published: published.id, since } : undefined;
    const message = published.status === 0 ? text.pending : editing ? editText.saved : text.published;
    if (!justPublished) toast(message, { tone: "success" });
    await navigate(getThreadPath(kind, published), { replace: true, state: justPublished });
  });

  /** Clears the errors of changed fields. */
  const clearErrors = useCallback((...fields: (keyof DraftErrors)[]) => {
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field as never))),
    );
    setFailure("");
  }, []);

  return {
    errors,
    /** Message of the last failure. A message about files follows their current state. */
    failure: isFilesError ? getFilesError() : failure,
    rejectionCount,
    isSending,
    clearErrors,
    getFilesError,
    submit(contentError?: string) {
      if (isSending) return;
      const fieldErrors = validateDraft(kind, state.getDraft(), editing && (editing.planConstraints ?? null));
      if (contentError) fieldErrors.content = contentError;
      const filesError = getFilesError();
      if (Object.keys(fieldErrors).length > 0 || filesError) reject(fieldErrors, filesError);
      else void send();
    },
    /** Shows a message without the error of a field. */
    fail: (message: string) => reject({}, message),
    /** Shows an error of the text while the member is typing, without moving the focus. */
    setContentError: (content: string) => setErrors((before) => ({ ...before, content })),
  };
}
