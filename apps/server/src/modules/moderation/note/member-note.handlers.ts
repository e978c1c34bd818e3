import type { Handlers } from "../../../contract/handler.ts";
import { toFlag } from "../../../core/author.ts";
import { badInput, forbidden, notFound } from "../../../core/request-error.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { governedUser } from "../act/moderation.queries.ts";
import { countNotes, deleteNote, insertNote, listNotes } from "./member-note.queries.ts";

const { notes: MAX_NOTES } = policy.moderation;

/** @throws RequestError 404 for a missing member, 403 for the viewer and for members of equal or higher rank */
async function requireBelow(db: Db, viewer: Viewer, userId: string): Promise<void> {
  const user = (await governedUser(db, userId)) ?? notFound();
  if (user.status === 2) notFound();
  if (viewer.id === userId || user.rank >= viewer.rank) forbidden();
}

/** Notes on a member that only moderators can read. */
export const noteHandlers = {
  async noteList({ db, clock, viewer, query: { userId } }) {
    await requireBelow(db, viewer, userId);
    return (await listNotes(db, userId, MAX_NOTES)).map(({ byId, createdAt, ...note }) => ({
      ...note,
      createdAt: clock.format(createdAt),
      isMine: toFlag(byId === viewer.id),
    }));
  },

  async noteAdd({ db, viewer, body }) {
    const text = body.text.trim() || badInput("请填写备注");
    await requireBelow(db, viewer, body.userId);
    if ((await countNotes(db, body.userId)) >= MAX_NOTES)
      badInput(`一位成员最多 ${MAX_NOTES} 条备注，先删掉过时的`, "LIMIT_REACHED");
    await insertNote(db, { userId: body.userId, byId: viewer.id, text });
  },

  async noteDel({ db, viewer, body: { noteId } }) {
    if (!(await deleteNote(db, noteId, viewer.id))) notFound();
  },
} satisfies Pick<Handlers, "noteList" | "noteAdd" | "noteDel">;
