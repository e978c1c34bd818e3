import type { Api } from "@lenscape/api/client";

/** Path that starts a resumable upload (decision 0019). */
export const RESUMABLE_UPLOAD_PATH = "/api/bbs/upload/resumable";

/** Stores an upload whose bytes have all arrived. It may be repeated and returns the same response. */
export const finishUpload = (api: Api, id: string, signal?: AbortSignal) =>
  api.call("uploadFinish", { body: { id }, signal, silent: true });

function sendRequest(api: Api, method: "HEAD" | "DELETE", id: string): Promise<Response> {
  const { url, headers } = api.protocol(RESUMABLE_UPLOAD_PATH);
  return fetch(`${url}/${id}`, { method, headers: { ...headers(), "Tus-Resumable": "1.0.0" } });
}

/** Deletes an unfinished upload. Errors are ignored, because the server deletes it after a day anyway. */
export function cancelUpload(api: Api, id: string): void {
  void sendRequest(api, "DELETE", id).catch(() => undefined);
}

/** Returns the number of bytes received, or null for an unknown upload. Rejects if the server does not answer. */
export async function getUploadOffset(api: Api, id: string): Promise<number | null> {
  const response = await sendRequest(api, "HEAD", id);
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) await api.protocol(RESUMABLE_UPLOAD_PATH).refuse(response.status, "");
  return Number(response.headers.get("upload-offset"));
}
