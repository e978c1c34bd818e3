import type { Handlers } from "../../../contract/handler.ts";
import { toFlag } from "../../../core/author.ts";
import { badInput, forbidden, notFound } from "../../../core/request-error.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { governedUser } from "../act/moderation.queries.ts";
import { countNotes, deleteNote, insertNote, listNotes } from "./member-note.queries.ts";

const { notes: most } = policy.moderation;

/** Nobody reads or writes notes on themselves, or on somebody who is not below them. @throws RequestError 404, 403 */
async function requireBelow(db: Db, viewer: Viewer, userId: string): Promise<void> {
  const user = (await governedUser(db, userId)) ?? notFound();
  if (user.status === 2) notFound();
  if (viewer.id === userId || user.rank >= viewer.rank) forbidden();
}

/** What moderators note on a member, for each other alone. */
export const noteHandlers = {
  async noteList({ db, clock, viewer, query: { userId } }) {
    await requireBelow(db, viewer, userId);
    return (await listNotes(db, userId, most)).map(({ byId, createdAt, ...note }) => ({
      ...note,
      createdAt: clock.format(createdAt),
      isMine: toFlag(byId === viewer.id),
    }));
  },

  async noteAdd({ db, viewer, body }) {
    const text = body.text.trim() || badInput("请填写备注");
    await requireBelow(db, viewer, body.userId);
    if ((await countNotes(db, body.userId)) >= most)
      badInput(`一位成员最多 ${most} 条备注，先删掉过时的`, "LIMIT_REACHED");
    await insertNote(db, { userId: body.userId, byId: viewer.id, text });
  },

  async noteDel({ db, viewer, body: { noteId } }) {
    if (!(await deleteNote(db, noteId, viewer.id))) notFound();
  },
} satisfies Pick<Handlers, "noteList" | "noteAdd" | "noteDel">;
