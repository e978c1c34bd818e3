import { ApiError } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type App, useMember } from "#lib/app.tsx";
import { localStore, readJson, writeJson } from "#lib/storage.ts";
import type { UploadedPicture } from "#shell/media/use-picture-uploads.ts";
import { draftKey } from "#shell/session/unsent-texts.ts";
import type { MessagePicture } from "./message-draft.ts";
import { dialogInfo, refreshConversations, updateMessages } from "./queries.ts";

/** A message that the server has not confirmed. */
export interface OutgoingMessageData {
  /** Idempotency key, so that resending never delivers a message twice. */
  key: string;
  content: string;
  /** Selected picture and its object URL. */
  file?: File;
  preview?: string;
  /** Uploaded picture, so that a retry does not upload it again. */
  image?: UploadedPicture;
  state: "sending" | "failed";
  /** Reason of a refusal; empty if there was no response. */
  reason: string;
}

/** Stored part of an unconfirmed message. Pictures are stored once they are uploaded. */
type StoredMessage = Pick<OutgoingMessageData, "key" | "content" | "image"> & { dialogId: string };

/** Maximum number of stored messages of a member. */
const MAX_STORED = 50;

const getStorageKey = (userId: string) => draftKey("outbox", userId);

function readStored(userId: string): StoredMessage[] {
  const stored = readJson(localStore, getStorageKey(userId));
  return Array.isArray(stored) ? stored : [];
}

/** Restores unconfirmed messages after a reload. They are not resent automatically, because they may be old. */
const restoreMessages = (userId: string, dialogId: string): OutgoingMessageData[] =>
  readStored(userId)
    .filter((message) => message.dialogId === dialogId)
    .map(({ key, content, image }) => ({ key, content, image, state: "failed", reason: "" }));

/** Stores the unconfirmed messages of a conversation. Keeps those of other tabs and conversations. */
function storeMessages(
  userId: string,
  dialogId: string,
  before: OutgoingMessageData[],
  after: OutgoingMessageData[],
): void {
  const stored = [
    ...readStored(userId).filter(({ key }) => ![...before, ...after].some((item) => item.key === key)),
    ...after
      .filter(({ file, image }) => !file || image)
      .map(({ key, content, image }) => ({ dialogId, key, content, image })),
  ];
  writeJson(localStore, getStorageKey(userId), stored.length === 0 ? undefined : stored.slice(-MAX_STORED));
}

const getQueryKey = (token: string, dialogId: string) => ["outbox", token, dialogId];
const EMPTY: OutgoingMessageData[] = [];

const readOutbox = ({ queries, session }: App, dialogId: string) =>
  queries.getQueryData<OutgoingMessageData[]>(getQueryKey(session.token() ?? "", dialogId)) ?? EMPTY;

function updateOutbox(
  app: App,
  dialogId: string,
  change: (all: OutgoingMessageData[]) => OutgoingMessageData[],
): void {
  const { queries, session } = app;
  const before = readOutbox(app, dialogId);
  const after = change(before);
  queries.setQueryData<OutgoingMessageData[]>(getQueryKey(session.token() ?? "", dialogId), after);
  storeMessages(session.state().userId, dialogId, before, after);
}

const updateMessage = (app: App, dialogId: string, key: string, change: Partial<OutgoingMessageData>) =>
  updateOutbox(app, dialogId, (all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));

/** Returns the unconfirmed messages of a conversation. They outlive the page; texts outlive a reload, too. */
export function useOutbox(dialogId: string): OutgoingMessageData[] {
  const { token, userId } = useMember();
  const { data } = useQuery<OutgoingMessageData[]>({
    queryKey: getQueryKey(token, dialogId),
    queryFn: skipToken,
    initialData: () => restoreMessages(userId, dialogId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? EMPTY;
}

async function uploadImage({ api }: App, item: OutgoingMessageData): Promise<UploadedPicture | undefined> {
  if (item.image || !item.file) return item.image;
  const { url, thumbnailUrl, width, height } = await api.upload(item.file, { silent: true });
  return { url, filePath: url, thumbnailUrl, width, height };
}

async function deliver(app: App, dialogId: string, item: OutgoingMessageData): Promise<void> {
  try {
    const image = await uploadImage(app, item);
    updateMessage(app, dialogId, item.key, { image });
    const sent = await app.api.call("dialogSend", {
      body: {
        dialogId,
        requestId: item.key,
        ...(item.content && { content: item.content }),
        ...(image && { imageList: [image] }),
      },
      silent: true,
    });
    updateMessages(app, dialogId, (rows) => [sent, ...rows.filter(({ id }) => id !== sent.id)]);
    updateOutbox(app, dialogId, (all) => all.filter(({ key }) => key !== item.key));
    void refreshConversations(app);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    updateMessage(app, dialogId, item.key, {
      state: "failed",
      reason: error.kind === "code" ? error.message : "",
    });
    if (error.kind === "network")
      window.addEventListener("online", () => void resendMessage(app, dialogId, item.key), { once: true });
  }
  void app.queries.invalidateQueries({ queryKey: dialogInfo(app.api, dialogId).queryKey });
}

/** Conversations whose queue is being sent, for each query client. */
const activeQueues = new WeakMap<App["queries"], Set<string>>();

/** Sends the queued messages of a conversation one after the other, which keeps their order. */
async function processQueue(app: App, dialogId: string): Promise<void> {
  const active = activeQueues.get(app.queries) ?? new Set();
  activeQueues.set(app.queries, active);
  if (active.has(dialogId)) return;
  active.add(dialogId);
  try {
    for (;;) {
      const next = readOutbox(app, dialogId).find(({ state }) => state === "sending");
      if (!next) return;
      await deliver(app, dialogId, next);
    }
  } finally {
    active.delete(dialogId);
  }
}

const enqueue = (
  app: App,
  dialogId: string,
  item: Pick<OutgoingMessageData, "content"> & Partial<OutgoingMessageData>,
) => {
  updateOutbox(app, dialogId, (all) => [...all, { key: randomId(), state: "sending", reason: "", ...item }]);
  return processQueue(app, dialogId);
};

/** Sends a text. Resolves when all queued messages have been sent or have failed. */
export const sendText = (app: App, dialogId: string, content: string, key = randomId()): Promise<void> =>
  enqueue(app, dialogId, { content, key });

/** Uploads and sends a picture. */
export const sendPicture = (app: App, dialogId: string, file: File): Promise<void> =>
  enqueue(app, dialogId, { content: "", file, preview: URL.createObjectURL(file) });

/** Sends a picture of a draft. */
export const sendUploadedPicture = (
  app: App,
  dialogId: string,
  { requestId, ...image }: MessagePicture,
): Promise<void> => enqueue(app, dialogId, { content: "", image, key: requestId });

/** Resends a failed message with the same key, so that a message that did arrive is not duplicated. */
export function resendMessage(app: App, dialogId: string, key: string): Promise<void> {
  updateMessage(app, dialogId, key, { state: "sending", reason: "" });
  return processQueue(app, dialogId);
}

/** Removes a failed message from the outbox. */
export const discardMessage = (app: App, dialogId: string, key: string): void =>
  updateOutbox(app, dialogId, (all) => all.filter((item) => item.key !== key));
