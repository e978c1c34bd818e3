import { ApiError } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import type { BodyOf } from "@lenscape/api/types";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type App, useMember } from "#lib/app.tsx";
import { draftKey } from "#shell/session/unsent-texts.ts";
import { changeMessages, dialogInfo, refreshDialogs } from "./queries.ts";

type Images = NonNullable<BodyOf<"dialogSend">["imageList"]>;

/** A message on its way. Its key makes sending it again harmless. */
export interface Outgoing {
  key: string;
  content: string;
  /** The picture as chosen, and an address to show it from. */
  file?: File;
  preview?: string;
  /** The uploaded picture: it is not uploaded twice. */
  images?: Images;
  state: "sending" | "failed";
  /** Why the server refused it; empty when no answer came. */
  reason: string;
}

/** What of a message waits in this browser: words alone. */
type Kept = Pick<Outgoing, "key" | "content"> & { dialogId: string };

/** As many are kept, the latest. */
const KEPT = 50;

const keptKey = (userId: string) => draftKey("outbox", userId);

function readKept(userId: string): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey(userId)) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** What was not confirmed before the page was loaded. It may be old: sending it again is for its writer to say. */
const restored = (userId: string, dialogId: string): Outgoing[] =>
  readKept(userId)
    .filter((kept) => kept.dialogId === dialogId)
    .map(({ key, content }) => ({ key, content, state: "failed", reason: "" }));

/** Keeps what a change leaves. What other tabs and dialogs wait with stays. */
function keep(userId: string, dialogId: string, before: Outgoing[], after: Outgoing[]): void {
  const kept = [
    ...readKept(userId).filter(({ key }) => ![...before, ...after].some((item) => item.key === key)),
    ...after.filter(({ file }) => !file).map(({ key, content }) => ({ dialogId, key, content })),
  ];
  try {
    if (kept.length === 0) localStorage.removeItem(keptKey(userId));
    else localStorage.setItem(keptKey(userId), JSON.stringify(kept.slice(-KEPT)));
  } catch {
    // With a full or forbidden storage they wait as long as the page stands.
  }
}

const outboxKey = (token: string, dialogId: string) => ["outbox", token, dialogId];
const nothing: Outgoing[] = [];

const read = ({ queries, session }: App, dialogId: string) =>
  queries.getQueryData<Outgoing[]>(outboxKey(session.token() ?? "", dialogId)) ?? nothing;

function write(app: App, dialogId: string, change: (all: Outgoing[]) => Outgoing[]): void {
  const { queries, session } = app;
  const before = read(app, dialogId);
  const after = change(before);
  queries.setQueryData<Outgoing[]>(outboxKey(session.token() ?? "", dialogId), after);
  keep(session.state().userId, dialogId, before, after);
}

const update = (app: App, dialogId: string, key: string, change: Partial<Outgoing>) =>
  write(app, dialogId, (all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));

/** What I have sent to a dialog and the server has not confirmed. Waits while other pages are shown; words after a reload too. */
export function useOutbox(dialogId: string): Outgoing[] {
  const { token, userId } = useMember();
  const { data } = useQuery<Outgoing[]>({
    queryKey: outboxKey(token, dialogId),
    queryFn: skipToken,
    initialData: () => restored(userId, dialogId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? nothing;
}

async function uploaded({ api }: App, item: Outgoing): Promise<Images | undefined> {
  if (item.images || !item.file) return item.images;
  const { url, thumbnailUrl, width, height } = await api.upload(item.file, { silent: true });
  return [{ url, filePath: url, thumbnailUrl, width, height }];
}

async function deliver(app: App, dialogId: string, item: Outgoing): Promise<void> {
  try {
    const images = await uploaded(app, item);
    update(app, dialogId, item.key, { images });
    const sent = await app.api.call("dialogSend", {
      body: {
        dialogId,
        requestId: item.key,
        ...(item.content && { content: item.content }),
        ...(images && { imageList: images }),
      },
      silent: true,
    });
    changeMessages(app, dialogId, (rows) => [sent, ...rows.filter(({ id }) => id !== sent.id)]);
    write(app, dialogId, (all) => all.filter(({ key }) => key !== item.key));
    void refreshDialogs(app);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    update(app, dialogId, item.key, { state: "failed", reason: error.kind === "code" ? error.message : "" });
    if (error.kind === "network")
      window.addEventListener("online", () => void resend(app, dialogId, item.key), { once: true });
  }
  void app.queries.invalidateQueries({ queryKey: dialogInfo(app.api, dialogId).queryKey });
}

const running = new WeakMap<App["queries"], Set<string>>();

/** Sends what waits, one after the other, so that messages arrive in the order they were written. */
async function run(app: App, dialogId: string): Promise<void> {
  const busy = running.get(app.queries) ?? new Set();
  running.set(app.queries, busy);
  if (busy.has(dialogId)) return;
  busy.add(dialogId);
  try {
    for (;;) {
      const next = read(app, dialogId).find(({ state }) => state === "sending");
      if (!next) return;
      await deliver(app, dialogId, next);
    }
  } finally {
    busy.delete(dialogId);
  }
}

const enqueue = (app: App, dialogId: string, item: Pick<Outgoing, "content"> & Partial<Outgoing>) => {
  write(app, dialogId, (all) => [...all, { key: randomId(), state: "sending", reason: "", ...item }]);
  return run(app, dialogId);
};

/** Sends words. Resolves when everything that waited has been sent or has failed. */
export const sendText = (app: App, dialogId: string, content: string): Promise<void> =>
  enqueue(app, dialogId, { content });

/** Sends a picture: it is uploaded first. */
export const sendPicture = (app: App, dialogId: string, file: File): Promise<void> =>
  enqueue(app, dialogId, { content: "", file, preview: URL.createObjectURL(file) });

/** Sends a failed message again under its own key, so that one that did arrive is not there twice. */
export function resend(app: App, dialogId: string, key: string): Promise<void> {
  update(app, dialogId, key, { state: "sending", reason: "" });
  return run(app, dialogId);
}

/** Gives up a failed message. */
export const discard = (app: App, dialogId: string, key: string): void =>
  write(app, dialogId, (all) => all.filter((item) => item.key !== key));
