import { ApiError } from "./errors.ts";
import { UPLOAD_MAX_BYTES } from "./upload-size.ts";

const TOO_LARGE_TEXT = { picture: "图片大小不能超过10MB", video: "视频大小不能超过10MB" };

/** Throws an error of code 413 when the file is over the size limit, before anything is sent. */
export function checkUploadSize(file: Blob): void {
  if (file.size > UPLOAD_MAX_BYTES) {
    const message = TOO_LARGE_TEXT[file.type.startsWith("video/") ? "video" : "picture"];
    throw new ApiError({ code: 413, message, kind: "code" });
  }
}

/** Subset of XMLHttpRequest that an upload needs. `fetch` reports no upload progress. */
export interface UploadRequest {
  readonly status: number;
  readonly responseText: string;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: FormData): void;
  abort(): void;
}

/** Creates an XMLHttpRequest; returns undefined on the server. */
export function browserUploadRequest(): UploadRequest | undefined {
  const { XMLHttpRequest } = globalThis as { XMLHttpRequest?: new () => UploadRequest };
  return XMLHttpRequest && new XMLHttpRequest();
}

interface SendUpload {
  url: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Sends the form and resolves to status and text of the response; rejects when there is no response. */
export function sendUpload(
  request: UploadRequest,
  { url, headers, body, signal, onProgress }: SendUpload,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Error(`no answer from ${url}`));
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
