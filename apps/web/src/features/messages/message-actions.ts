import type { Message } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { fetchUnread } from "#shell/live/unread-counts.ts";
import { dialogInfo, refreshConversations, updateConversations, updateMessages } from "./queries.ts";

/** Marks a conversation as read up to a message and updates the badge. Silent: the next call repeats a failed one. */
export async function markRead(app: App, dialogId: string, messageId: string): Promise<void> {
  await app.api.call("dialogRead", { body: { dialogId, messageId }, silent: true });
  updateConversations(app, (rows) =>
    rows.map((row) => (row.id === dialogId ? { ...row, unreadCount: 0 } : row)),
  );
  app.queries.setQueryData(
    dialogInfo(app.api, dialogId).queryKey,
    (info) => info && { ...info, unreadCount: 0 },
  );
  await fetchUnread(app);
}

/** Recalls an own message. Throws `ApiError` when it is too late. */
export async function recallMessage(app: App, message: Message): Promise<void> {
  const recalled = await app.api.call("dialogRecall", { body: { messageId: message.id } });
  updateMessages(app, message.dialogId, (rows) =>
    rows.map((row) => (row.id === recalled.id ? recalled : row)),
  );
  void refreshConversations(app);
}

/** Deletes a message for the member only. Throws `ApiError`. */
export async function removeMessage(app: App, { id, dialogId }: Message): Promise<void> {
  await app.api.call("dialogDelete", { body: { dialogId, messageId: id } });
  updateMessages(app, dialogId, (rows) => rows.filter((row) => row.id !== id));
  void refreshConversations(app);
}

/** Deletes a conversation and its messages for the member only. Throws `ApiError`. */
export async function removeConversation(app: App, dialogId: string): Promise<void> {
  await app.api.call("dialogDelete", { body: { dialogId } });
  updateConversations(app, (rows) => rows.filter((row) => row.id !== dialogId));
  updateMessages(app, dialogId, () => []);
  await fetchUnread(app);
}
