import type { Message } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { fetchUnread } from "#shell/live/unread-counts.ts";
import { changeDialogs, changeMessages, dialogInfo, refreshDialogs } from "./queries.ts";

/** Tells the server how far I have read; the badge falls at once. A failure is not reported: the next one repeats it. */
export async function readUpTo(app: App, dialogId: string, messageId: string): Promise<void> {
  await app.api.call("dialogRead", { body: { dialogId, messageId }, silent: true });
  changeDialogs(app, (rows) => rows.map((row) => (row.id === dialogId ? { ...row, unreadCount: 0 } : row)));
  app.queries.setQueryData(
    dialogInfo(app.api, dialogId).queryKey,
    (info) => info && { ...info, unreadCount: 0 },
  );
  await fetchUnread(app);
}

/** Takes a message of mine back. Throws `ApiError` when it is too late. */
export async function recall(app: App, message: Message): Promise<void> {
  const recalled = await app.api.call("dialogRecall", { body: { messageId: message.id } });
  changeMessages(app, message.dialogId, (rows) =>
    rows.map((row) => (row.id === recalled.id ? recalled : row)),
  );
  void refreshDialogs(app);
}

/** Deletes a message for me alone. Throws `ApiError`. */
export async function removeMessage(app: App, { id, dialogId }: Message): Promise<void> {
  await app.api.call("dialogDelete", { body: { dialogId, messageId: id } });
  changeMessages(app, dialogId, (rows) => rows.filter((row) => row.id !== id));
  void refreshDialogs(app);
}

/** Deletes a dialog for me alone: it leaves the list with all it held. Throws `ApiError`. */
export async function removeDialog(app: App, dialogId: string): Promise<void> {
  await app.api.call("dialogDelete", { body: { dialogId } });
  changeDialogs(app, (rows) => rows.filter((row) => row.id !== dialogId));
  changeMessages(app, dialogId, () => []);
  await fetchUnread(app);
}
