import type { Api } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { type DetailedError, Upload } from "tus-js-client";
import type { DraftFilm, DraftVideo } from "../drafts/thread-draft.ts";
import { finishFilm, RESUMABLE } from "./resumable-upload.ts";
import { filmText as text } from "./text.ts";
import { capturePoster } from "./video-poster.ts";

/** How a video stands on its way. The same object until something changes. */
export interface FilmState {
  readonly status: "sending" | "paused" | "waiting" | "storing" | "failed";
  /** Bytes that have been sent. */
  readonly sent: number;
  /** Bytes in a second, lately. */
  readonly rate?: number;
  /** With how much it went on where another page had stopped. */
  readonly resumed?: number;
  /** When it is tried again, in epoch milliseconds, and which try that is. */
  readonly tryAt?: number;
  readonly tries: number;
  /** Why it failed, or why it was paused. */
  readonly reason?: string;
  /** No further try would help: the file itself is refused. */
  readonly final?: boolean;
  /** A frame of it, to be seen while it is sent. */
  readonly poster?: string;
}

/** One video on its way. */
export interface Film {
  readonly file: File;
  state(): FilmState;
  subscribe(listener: () => void): () => void;
  pause(): void;
  /** Goes on: after a pause, at once instead of later, or again after a failure. */
  resume(): void;
  /** Stops it; what has come stays on the server for a day. */
  close(): void;
}

interface FilmEvents {
  /** The upload it is from now on; null when there is none any more. */
  onUpload: (film: DraftFilm | null) => void;
  onArrived: (video: DraftVideo) => void;
}

const PART = 4 * 1024 * 1024;
/** After a line was lost it is tried again after so many seconds, the last again and again. */
const PAUSES = [1, 2, 5, 10, 20, 30, 60];
/** A line on which nothing moves for so long is taken for lost. */
const STILL = 30_000;
/** The rate is told after so long, and is that of the time since it was told last. */
const RATE_SPAN = 1000;

/** What a further try may mend by itself: the line, a server that starts again, another tab that lets go. */
const isPassing = ({ kind, code, reason }: ApiError) =>
  kind === "network" ||
  kind === "timeout" ||
  code === 423 ||
  reason === "STATE_CHANGED" ||
  (code >= 500 && reason !== "STORAGE_FULL");

/** Whether the file itself is refused. */
const isFinal = ({ code, reason }: ApiError) =>
  code === 413 || code === 415 || reason === "FILE_UNREADABLE" || reason === "FILE_MISSING";

/** What a draft keeps of a file, to know it again. */
const known = (id: string, { name, size, lastModified }: File): DraftFilm => ({
  id,
  name,
  size,
  modified: lastModified,
});

/** A file that was moved or changed since it was chosen cannot be read, which looks like a lost line. */
const canRead = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** What the browser tells of its line, where it does. */
const line = (): (EventTarget & { type?: string }) | undefined =>
  (navigator as { connection?: EventTarget & { type?: string } }).connection;

/**
 * Sends a video in parts (decision 0019) and has the server store it: it waits and goes on where it stopped when the
 * line is lost, until it is paused or closed. `id` is the upload that has some of it already.
 */
export function sendFilm(api: Api, file: File, id: string | undefined, events: FilmEvents): Film {
  const server = api.protocol(RESUMABLE);
  const listeners = new Set<() => void>();
  const controller = new AbortController();
  const { signal } = controller;
  let state: FilmState = { status: "sending", sent: 0, tries: 0 };
  let at = id;
  let whole = false;
  let upload: Upload | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measured = { at: 0, sent: 0 };

  const set = (to: Partial<FilmState>) => {
    if (signal.aborted) return;
    state = { ...state, ...to };
    for (const listener of listeners) listener();
  };
  const after = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    void upload?.abort();
    upload = undefined;
  };

  const captured = capturePoster(file);
  let picture = "";
  void captured.then((poster) => {
    if (!poster || signal.aborted) return;
    picture = URL.createObjectURL(poster);
    set({ poster: picture });
  });

  function wait() {
    stop();
    const tries = state.tries + 1;
    const ms = PAUSES[Math.min(tries, PAUSES.length) - 1]! * 1000;
    set({ status: whole ? "storing" : "waiting", tries, tryAt: Date.now() + ms, rate: undefined });
    after(ms, go);
  }
  function fail(reason: string, final = false) {
    stop();
    set({ status: "failed", reason, final, rate: undefined });
  }
  /** There is no upload any more: the next try begins with the first byte. */
  function forget() {
    at = undefined;
    whole = false;
    events.onUpload(null);
    set({ sent: 0, resumed: undefined });
  }
  function judge(error: ApiError) {
    if (isPassing(error)) return wait();
    if (isFinal(error)) forget();
    return fail(error.message, isFinal(error));
  }
  const asApiError = (error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  };

  async function broken(cause: Error | DetailedError) {
    const response = "originalResponse" in cause ? cause.originalResponse : null;
    // Read before it is stopped: what is aborted forgets its answer.
    const answer = response && ([response.getStatus(), response.getBody()] as const);
    stop();
    const error = answer ? await server.refuse(...answer).catch(asApiError) : !(await canRead(file));
    if (signal.aborted || state.status !== "sending") return;
    if (typeof error === "boolean") return error ? fail(text.unreadable, true) : wait();
    // Also what is stored already is unknown as an upload: then the answer that told so was lost.
    return at && (error.code === 404 || error.code === 410) ? finish() : judge(error);
  }

  function moved(sent: number) {
    after(STILL, wait);
    const now = Date.now();
    const span = now - measured.at;
    if (span < RATE_SPAN && sent !== file.size) return set({ sent });
    const rate = measured.at > 0 && span > 0 ? ((sent - measured.sent) * 1000) / span : undefined;
    measured = { at: now, sent };
    return set({ sent, rate });
  }

  function go() {
    stop();
    if (whole) return void finish();
    set({ status: "sending", reason: undefined, tryAt: undefined, final: undefined });
    measured = { at: 0, sent: 0 };
    let accepted: number | undefined;
    const mine = new Upload(file, {
      // Never both: given both, it begins again where the server answers anything but well.
      ...(at
        ? { uploadUrl: `${server.url}/${at}` }
        : { endpoint: server.url, metadata: { filename: file.name } }),
      chunkSize: PART,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(server.headers())) request.setHeader(name, value);
        if (upload === mine) after(STILL, wait);
      },
      onUploadUrlAvailable() {
        if (upload !== mine || at) return;
        at = mine.url?.split("/").at(-1);
        if (at) events.onUpload(known(at, file));
      },
      onProgress(sent) {
        if (upload !== mine) return;
        // The first is what the server has already.
        if (accepted === undefined && at === id && state.resumed === undefined) set({ resumed: sent });
        accepted ??= sent;
        moved(sent);
      },
      onChunkComplete: () => upload === mine && set({ tries: 0 }),
      onSuccess: () => {
        if (upload === mine) void finish();
      },
      onError: (error) => {
        if (upload === mine) void broken(error);
      },
    });
    upload = mine;
    mine.start();
  }

  async function finish() {
    stop();
    if (!at) return;
    whole = true;
    set({ status: "storing", sent: file.size, reason: undefined, tryAt: undefined, final: undefined });
    try {
      const { url } = await finishFilm(api, at, signal);
      const poster = await captured;
      const sent = poster && (await api.upload(poster, { signal, silent: true }).catch(() => null));
      if (!signal.aborted) events.onArrived({ url, ...(sent && { picUrl: sent.url }) });
    } catch (error) {
      if (signal.aborted) return;
      const refused = asApiError(error);
      if (refused.code !== 404) return judge(refused);
      const wasTakenOver = at === id;
      forget();
      // What another page had begun is over, as its row has told: the file is here, and is sent from its first byte.
      if (wasTakenOver) go();
      else fail(text.expired);
    }
  }

  const pause = (reason?: string) => {
    if (state.status !== "sending" && state.status !== "waiting") return;
    stop();
    set({ status: "paused", reason, rate: undefined, tries: 0 });
  };
  const online = () => state.status === "waiting" && go();
  const connection = line();
  /** A video is not sent over a line that is paid by the byte without being asked. */
  const metered = () => connection?.type === "cellular" && pause(text.cellular);
  window.addEventListener("online", online);
  connection?.addEventListener("change", metered);

  go();
  return {
    file,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: () => pause(),
    resume: () => {
      if (state.status === "waiting" || state.status === "paused" || state.status === "failed") go();
    },
    close() {
      stop();
      controller.abort();
      window.removeEventListener("online", online);
      connection?.removeEventListener("change", metered);
      if (picture) URL.revokeObjectURL(picture);
    },
  };
}
