import type { Api } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { type DetailedError, Upload } from "tus-js-client";
import type { DraftVideo, DraftVideoUpload } from "../drafts/thread-draft.ts";
import { finishUpload, RESUMABLE_UPLOAD_PATH } from "./resumable-upload.ts";
import { videoUploadText as text } from "./text.ts";
import { capturePoster } from "./video-poster.ts";

/** Snapshot of a video upload. It is the same object until something changes. */
export interface VideoUploadTaskState {
  readonly status: "sending" | "paused" | "waiting" | "storing" | "failed";
  readonly sentBytes: number;
  /** Recent speed in bytes per second. */
  readonly rate?: number;
  /** Number of bytes that the server had when an earlier upload was resumed. */
  readonly resumedBytes?: number;
  /** Time of the next attempt in epoch milliseconds. */
  readonly retryAt?: number;
  /** Number of attempts since a chunk was sent. */
  readonly attempts: number;
  /** Reason of the failure or of the pause. */
  readonly reason?: string;
  /** Whether the file itself is refused, so that a retry is useless. */
  readonly isFinal?: boolean;
  /** Object URL of a preview frame. */
  readonly poster?: string;
}

/** A running video upload. */
export interface VideoUploadTask {
  readonly file: File;
  state(): VideoUploadTaskState;
  subscribe(listener: () => void): () => void;
  pause(): void;
  /** Continues after a pause or a failure, or at once instead of after the back-off. */
  resume(): void;
  /** Stops the upload. The server keeps the received bytes for a day. */
  close(): void;
}

interface VideoUploadEvents {
  /** Receives the upload that the server created, or null when the server has none any more. */
  onUpload: (upload: DraftVideoUpload | null) => void;
  onComplete: (video: DraftVideo) => void;
}

const CHUNK_BYTES = 4 * 1024 * 1024;
/** Back-off after a lost connection, in seconds. The last value repeats. */
const RETRY_DELAYS_S = [1, 2, 5, 10, 20, 30, 60];
/** Time without progress in milliseconds after which the connection counts as lost. */
const STALL_TIMEOUT_MS = 30_000;
/** Interval in milliseconds over which the speed is measured. */
const RATE_INTERVAL_MS = 1000;

/** Whether a retry may succeed: after a lost connection, a server restart, or a lock of another tab. */
const isTemporary = ({ kind, code, reason }: ApiError) =>
  kind === "network" ||
  kind === "timeout" ||
  code === 423 ||
  reason === "STATE_CHANGED" ||
  (code >= 500 && reason !== "STORAGE_FULL");

/** Whether the server refuses the file itself. */
const isFileRefused = ({ code, reason }: ApiError) =>
  code === 413 || code === 415 || reason === "FILE_UNREADABLE" || reason === "FILE_MISSING";

/** Returns the properties by which the draft recognizes the file again. */
const describeUpload = (id: string, { name, size, lastModified }: File): DraftVideoUpload => ({
  id,
  name,
  size,
  modified: lastModified,
});

/** Whether the file is readable. A file that was moved or changed fails like a lost connection. */
const canRead = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Returns the network information of the browser, where it is supported. */
const getConnection = (): (EventTarget & { type?: string }) | undefined =>
  (navigator as { connection?: EventTarget & { type?: string } }).connection;

/**
 * Uploads a video in chunks (decision 0019) and then asks the server to store it. After a lost connection it waits and
 * continues at the same byte, until it is paused or closed. `id` is an earlier upload to continue.
 */
export function startVideoUpload(
  api: Api,
  file: File,
  id: string | undefined,
  events: VideoUploadEvents,
): VideoUploadTask {
  const server = api.protocol(RESUMABLE_UPLOAD_PATH);
  const listeners = new Set<() => void>();
  const controller = new AbortController();
  const { signal } = controller;
  let state: VideoUploadTaskState = { status: "sending", sentBytes: 0, attempts: 0 };
  let uploadId = id;
  let isComplete = false;
  let upload: Upload | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measurement = { at: 0, sentBytes: 0 };

  const update = (to: Partial<VideoUploadTaskState>) => {
    if (signal.aborted) return;
    state = { ...state, ...to };
    for (const listener of listeners) listener();
  };
  const schedule = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    void upload?.abort();
    upload = undefined;
  };

  const posterPromise = capturePoster(file);
  let posterUrl = "";
  void posterPromise.then((poster) => {
    if (!poster || signal.aborted) return;
    posterUrl = URL.createObjectURL(poster);
    update({ poster: posterUrl });
  });

  function waitForRetry() {
    stop();
    const attempts = state.attempts + 1;
    const ms = RETRY_DELAYS_S[Math.min(attempts, RETRY_DELAYS_S.length) - 1]! * 1000;
    update({
      ...{ status: isComplete ? "storing" : "waiting", attempts },
      ...{ retryAt: Date.now() + ms, rate: undefined },
    });
    schedule(ms, start);
  }
  function fail(reason: string, isFinal = false) {
    stop();
    update({ status: "failed", reason, isFinal, rate: undefined });
  }
  /** Forgets the upload, so that the next attempt begins with the first byte. */
  function reset() {
    uploadId = undefined;
    isComplete = false;
    events.onUpload(null);
    update({ sentBytes: 0, resumedBytes: undefined });
  }
  function handleRefusal(error: ApiError) {
    if (isTemporary(error)) return waitForRetry();
    const isFinal = isFileRefused(error);
    if (isFinal) reset();
    return fail(error.message, isFinal);
  }
  const toApiError = (error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  };

  async function handleError(cause: Error | DetailedError) {
    const response = "originalResponse" in cause ? cause.originalResponse : null;
    // Read before stopping, because an aborted request loses its response.
    const answer = response && ([response.getStatus(), response.getBody()] as const);
    stop();
    const error = answer ? await server.refuse(...answer).catch(toApiError) : !(await canRead(file));
    if (signal.aborted || state.status !== "sending") return;
    if (typeof error === "boolean") return error ? fail(text.unreadable, true) : waitForRetry();
    // A stored upload is unknown, too, if the response of its storing was lost.
    return uploadId && (error.code === 404 || error.code === 410) ? finish() : handleRefusal(error);
  }

  function recordProgress(sentBytes: number) {
    schedule(STALL_TIMEOUT_MS, waitForRetry);
    const now = Date.now();
    const interval = now - measurement.at;
    if (interval < RATE_INTERVAL_MS && sentBytes !== file.size) return update({ sentBytes });
    const rate =
      measurement.at > 0 && interval > 0
        ? ((sentBytes - measurement.sentBytes) * 1000) / interval
        : undefined;
    measurement = { at: now, sentBytes };
    return update({ sentBytes, rate });
  }

  function start() {
    stop();
    if (isComplete) return void finish();
    update({ status: "sending", reason: undefined, retryAt: undefined, isFinal: undefined });
    measurement = { at: 0, sentBytes: 0 };
    let offset: number | undefined;
    const own = new Upload(file, {
      // Not both options, because the library would then start a new upload after any error response.
      ...(uploadId
        ? { uploadUrl: `${server.url}/${uploadId}` }
        : { endpoint: server.url, metadata: { filename: file.name } }),
      chunkSize: CHUNK_BYTES,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(server.headers())) request.setHeader(name, value);
        if (upload === own) schedule(STALL_TIMEOUT_MS, waitForRetry);
      },
      onUploadUrlAvailable() {
        if (upload !== own || uploadId) return;
        uploadId = own.url?.split("/").at(-1);
        if (uploadId) events.onUpload(describeUpload(uploadId, file));
      },
      onProgress(sentBytes) {
        if (upload !== own) return;
        // The first value is the offset of the server.
        if (offset === undefined && uploadId === id && state.resumedBytes === undefined)
          update({ resumedBytes: sentBytes });
        offset ??= sentBytes;
        recordProgress(sentBytes);
      },
      onChunkComplete: () => upload === own && update({ attempts: 0 }),
      onSuccess: () => {
        if (upload === own) void finish();
      },
      onError: (error) => {
        if (upload === own) void handleError(error);
      },
    });
    upload = own;
    own.start();
  }

  async function finish() {
    stop();
    if (!uploadId) return;
    isComplete = true;
    update({
      ...{ status: "storing", sentBytes: file.size },
      ...{ reason: undefined, retryAt: undefined, isFinal: undefined },
    });
    try {
      const { url } = await finishUpload(api, uploadId, signal);
      const poster = await posterPromise;
      const uploadedPoster = poster && (await api.upload(poster, { signal, silent: true }).catch(() => null));
      if (!signal.aborted) events.onComplete({ url, ...(uploadedPoster && { picUrl: uploadedPoster.url }) });
    } catch (error) {
      if (signal.aborted) return;
      const apiError = toApiError(error);
      if (apiError.code !== 404) return handleRefusal(apiError);
      const wasResumed = uploadId === id;
      reset();
      // The earlier upload has expired. The file was selected again, so that it can be sent from the first byte.
      if (wasResumed) start();
      else fail(text.expired);
    }
  }

  const pause = (reason?: string) => {
    if (state.status !== "sending" && state.status !== "waiting") return;
    stop();
    update({ status: "paused", reason, rate: undefined, attempts: 0 });
  };
  const onOnline = () => state.status === "waiting" && start();
  const connection = getConnection();
  // Mobile data may be paid by the byte, so that the member has to continue the upload.
  const onConnectionChange = () => connection?.type === "cellular" && pause(text.cellular);
  window.addEventListener("online", onOnline);
  connection?.addEventListener("change", onConnectionChange);

  start();
  return {
    file,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: () => pause(),
    resume: () => {
      if (state.status === "waiting" || state.status === "paused" || state.status === "failed") start();
    },
    close() {
      stop();
      controller.abort();
      window.removeEventListener("online", onOnline);
      connection?.removeEventListener("change", onConnectionChange);
      if (posterUrl) URL.revokeObjectURL(posterUrl);
    },
  };
}
