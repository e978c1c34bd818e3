import { isDeepStrictEqual } from "node:util";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";
import {
  countDrafts,
  deleteDraft,
  findDraft,
  insertDraft,
  isPublished,
  listDrafts,
  lockDrafts,
  updateDraft,
} from "./draft.queries.ts";
import { type DraftInput, describeClient, draftTexts, readDraft } from "./draft.rules.ts";

type Save = Context<"draftSave">;
type Input = DraftInput & { device: string };

/**
 * Inserts a new draft. Returns undefined if the ID exists.
 * @throws RequestError 409 if the draft has been published, 400 above `policy.draft.max`
 */
async function create({ db, viewer, body: { draftId } }: Save, input: Input) {
  return db.transaction(async (tx) => {
    await lockDrafts(tx, viewer.id);
    if (await isPublished(tx, viewer.id, draftId))
      throw new RequestError("ALREADY_PUBLISHED", draftTexts.published);
    const draft = await insertDraft(tx, viewer.id, draftId, input);
    // Counts after the insert, because an existing draft does not increase the number.
    if (draft && (await countDrafts(tx, viewer.id)) > policy.draft.max) {
      badInput(draftTexts.full, "LIMIT_REACHED");
    }
    return draft;
  });
}

/**
 * Resolves a save with an outdated revision. Returns the stored draft if its content is the same, so that a client can
 * repeat a call whose response was lost.
 * @throws RequestError 409 if the content differs or the draft was published, 404 if it does not exist
 */
async function resolveOutdatedSave({ db, viewer, body: { draftId } }: Save, { device: _, ...input }: Input) {
  const row = await findDraft(db, viewer.id, draftId);
  if (!row) {
    if (await isPublished(db, viewer.id, draftId))
      throw new RequestError("ALREADY_PUBLISHED", draftTexts.published);
    notFound();
  }
  const { classify, title, content, excerpt, cover, circleId, form } = row;
  if (isDeepStrictEqual({ classify, title, content, excerpt, cover, circleId, form }, input)) return row;
  throw new RequestError("VERSION_CONFLICT", draftTexts.stale);
}

/** Handlers for a member's drafts (ruling 6). */
export const draftHandlers = {
  async draftList({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listDrafts(db, viewer.id, pageOf(query)),
      countDrafts(db, viewer.id),
    ]);
    return {
      rows: rows.map(({ classify, circle, savedAt, ...row }) => ({
        ...row,
        threadClassify: classify as 0 | 1 | 2,
        ...(circle && { circle }),
        savedAt: clock.format(savedAt),
      })),
      total,
    };
  },

  async draftGet({ db, clock, viewer, query }) {
    const row = (await findDraft(db, viewer.id, query.draftId)) ?? notFound();
    const { id, title, content, form, device, revision } = row;
    return {
      id,
      threadClassify: row.classify as 0 | 1 | 2,
      title,
      content,
      circleId: row.circleId ?? "",
      form,
      device,
      revision,
      savedAt: clock.format(row.savedAt),
    };
  },

  async draftSave(context) {
    const { db, clock, viewer, limits, userAgent, body } = context;
    await limitCalls(db, limits.draft, viewer.id, draftTexts.tooOften);
    const input = { ...readDraft(body), device: describeClient(userAgent) };
    const draft =
      body.revision === 0
        ? await create(context, input)
        : await updateDraft(db, viewer.id, body.draftId, body.revision, input);
    const { id, revision, savedAt } = draft ?? (await resolveOutdatedSave(context, input));
    return { id, revision, savedAt: clock.format(savedAt) };
  },

  async draftDel({ db, viewer, body }) {
    await deleteDraft(db, viewer.id, body.draftId);
  },
} satisfies Pick<Handlers, "draftList" | "draftGet" | "draftSave" | "draftDel">;
