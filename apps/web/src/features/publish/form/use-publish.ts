import { ApiError } from "@lenscape/api/errors";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { changedBy, touched } from "#lib/touched.ts";
import { paths } from "#paths";
import { editText } from "#shell/threads/edit-text.ts";
import { type JustPublished, newestEntries } from "#shell/threads/just-published.ts";
import type { PlanBounds } from "../attachments/activity-plan.ts";
import { fingerprint } from "../drafts/draft-wire.ts";
import type { DraftKind } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import type { DraftSync } from "../drafts/use-draft-sync.ts";
import type { Media } from "../media/use-media.ts";
import { publishText as text } from "../text.ts";
import { checkDraft, type DraftErrors, fieldOf } from "./publish-rules.ts";
import { bodyOf, editBodyOf } from "./thread-content.ts";

/** The published thread that is edited. */
interface Edited {
  threadId: string;
  /** What bounds the changes of its plan; without them it stays as it is. */
  planned?: PlanBounds;
}

/** Lists nobody shows are dropped, so that they are fetched again; what is shown is brought up to date. */
async function refresh({ queries }: App, act: "threadCreate" | "threadEdit"): Promise<void> {
  queries.removeQueries({ type: "inactive", predicate: changedBy(act) });
  await touched(queries, act);
}

/** My newest entry of points; empty for none, undefined where it cannot be known: publishing does without it. */
const newestEntry = ({ queries, api }: App): Promise<string | undefined> =>
  queries.fetchQuery({ ...newestEntries(api), staleTime: 0, gcTime: 0 }).then(
    ({ rows }) => rows[0]?.id ?? "",
    () => undefined,
  );

/** Where what was just published is seen; what waits is for its author alone, as a thread. */
const whereTo = (kind: DraftKind, { id, status }: { id: string; status: 0 | 1 | 3 }): string =>
  kind === 2 && status === 1 ? paths.activity(id) : paths.thread(id);

/**
 * Publishing: checks, sends once however often it is clicked, and goes to the new thread. A failure leaves the draft
 * as it is and says why, at the field it is about when there is one.
 */
export function usePublish(
  kind: DraftKind,
  state: DraftState,
  media: Media,
  sync: Pick<DraftSync, "settle" | "resume">,
  editing?: Edited,
) {
  const app = useApp();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState("");
  /** Grows with every refusal: the focus goes to the first wrong field again. */
  const [refusals, setRefusals] = useState(0);

  const refuse = (found: DraftErrors, reason = "") => {
    setErrors(found);
    setFailure(reason);
    setRefusals((before) => before + 1);
  };

  /** Why the files keep it from being published or shown; empty when they do not. */
  const filesFault = () => {
    if (media.failed) return text.uploadFailed;
    if (state.latest().film || media.film.busy) return text.filming;
    return media.busy ? text.uploading : "";
  };
  const ofFiles = [text.uploading, text.filming, text.uploadFailed].some((reason) => failure === reason);

  const create = () => {
    state.mark({ tried: fingerprint(state.latest()) });
    return app.api.call("threadCreate", { body: bodyOf(kind, state.latest()), silent: true });
  };
  const save = async ({ threadId, planned }: Edited) => {
    const body = editBodyOf(kind, state.latest(), threadId, planned !== undefined);
    return app.api.call("threadEdit", { body, silent: true });
  };

  const [send, sending] = useAction(async () => {
    let created: { id: string; status: 0 | 1 | 3 };
    state.keep();
    // Changed elsewhere meanwhile: first one of the two is chosen.
    const [settled, since] = await Promise.all([sync.settle(), editing ? undefined : newestEntry(app)]);
    if (!settled) return;
    try {
      created = await (editing ? save(editing) : create());
    } catch (error) {
      if (error instanceof ApiError && error.kind === "code") state.mark({ tried: "" });
      sync.resume();
      if (!(error instanceof ApiError)) throw error;
      const field = error.kind === "code" ? fieldOf(error.message) : undefined;
      const offline = error.kind === "network" && !navigator.onLine;
      if (editing && error.code === 409 && !field) refuse({}, editText.elsewhere);
      else if (field) refuse({ [field]: error.message });
      else refuse({}, offline ? text.offline : error.message);
      return;
    }
    state.finish();
    await refresh(app, editing ? "threadEdit" : "threadCreate");
    // What is there for everybody says so in a card (`PublishedCard`).
    const told: JustPublished | undefined =
      !editing && created.status === 1 && kind !== 2 ? { published: created.id, since } : undefined;
    const said = created.status === 0 ? text.pending : editing ? editText.saved : text.published;
    if (!told) toast(said, { tone: "success" });
    await navigate(whereTo(kind, created), { replace: true, state: told });
  });

  return {
    errors,
    /** What the files were waited for goes with its cause. */
    failure: ofFiles ? filesFault() : failure,
    refusals,
    sending,
    /** What was wrong with a field is forgotten once it changes. */
    mend: (...fields: (keyof DraftErrors)[]) => {
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field as never))),
      );
      setFailure("");
    },
    filesFault,
    submit(fault?: string) {
      if (sending) return;
      const found = checkDraft(kind, state.latest(), editing && (editing.planned ?? null));
      if (fault) found.content = fault;
      const waiting = filesFault();
      if (Object.keys(found).length > 0 || waiting) refuse(found, waiting);
      else void send();
    },
    say: (reason: string) => refuse({}, reason),
    /** Tells what is wrong with the text while it is being written: the focus stays where it is. */
    blame: (content: string) => setErrors((before) => ({ ...before, content })),
  };
}
