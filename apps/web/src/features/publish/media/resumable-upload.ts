import type { Api } from "@lenscape/api/client";

/** Path that starts a resumable upload (decision 0019). */
export const RESUMABLE = "/api/bbs/upload/resumable";

/** Stores an upload that has arrived completely. Can be repeated: the response stays the same. */
export const finishFilm = (api: Api, id: string, signal?: AbortSignal) =>
  api.call("uploadFinish", { body: { id }, signal, silent: true });

function ask(api: Api, method: "HEAD" | "DELETE", id: string): Promise<Response> {
  const { url, headers } = api.protocol(RESUMABLE);
  return fetch(`${url}/${id}`, { method, headers: { ...headers(), "Tus-Resumable": "1.0.0" } });
}

/** Gives an upload up. Where that cannot be said the server forgets it by itself after a day. */
export function giveUpFilm(api: Api, id: string): void {
  void ask(api, "DELETE", id).catch(() => undefined);
}

/** How many bytes of an upload have come; null when there is no such upload any more. Rejects when nobody can say. */
export async function comeOf(api: Api, id: string): Promise<number | null> {
  const answer = await ask(api, "HEAD", id);
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) await api.protocol(RESUMABLE).refuse(answer.status, "");
  return Number(answer.headers.get("upload-offset"));
}
