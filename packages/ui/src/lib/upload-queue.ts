export type UploadState = "queued" | "uploading" | "failed" | "done";

/** A file in the queue. The object is replaced when something changes. */
export interface UploadItem<Result> {
  readonly id: string;
  readonly file: File;
  /** Object URL of the file, valid until the item is removed. */
  readonly preview: string;
  readonly status: UploadState;
  /** Upload progress in per cent. */
  readonly progress: number;
  /** Reason of the failure. */
  readonly reason?: string;
  /** Whether a retry is pointless because the file itself was refused. */
  readonly final?: boolean;
  readonly result?: Result;
}

/** Uploads one file; rejects with an error whose message can be shown to the member. */
export type Upload<Result> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result>;

export interface UploadQueue<Result> {
  /** Returns all items in the order they were added; the same array until something changes. */
  items(): readonly UploadItem<Result>[];
  get(id: string): UploadItem<Result> | undefined;
  subscribe(listener: () => void): () => void;
  /** Adds files, starts uploading and returns their IDs. */
  add(files: readonly File[]): string[];
  retry(id: string): void;
  /** Removes an item and aborts its upload. */
  remove(id: string): void;
  /** Adds a removed item again under its ID and uploads its file, for example after an undo. */
  restore(id: string): void;
  /** Whether uploads are pending or running. */
  busy(): boolean;
  /** Aborts all uploads for good. Finished items stay available. */
  close(): void;
}

interface QueueOptions {
  /** Maximum number of parallel uploads. */
  parallel?: number;
  /** Whether the same file would be refused again. */
  isFinal?: (error: unknown) => boolean;
  makeId?: () => string;
  previewOf?: (file: File) => string;
}

let lastId = 0;

/** Creates a queue that uploads files in parallel and reports progress, success and failure of each. */
export function createUploadQueue<Result>(
  upload: Upload<Result>,
  {
    parallel = 3,
    isFinal = () => false,
    makeId = () => `upload-${++lastId}`,
    previewOf = URL.createObjectURL,
  }: QueueOptions = {},
): UploadQueue<Result> {
  let items: readonly UploadItem<Result>[] = [];
  let closed = false;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const removedFiles = new Map<string, File>();

  const replace = (next: readonly UploadItem<Result>[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, to: Partial<UploadItem<Result>>) =>
    replace(items.map((item) => (item.id === id ? { ...item, ...to } : item)));
  const get = (id: string) => items.find((item) => item.id === id);

  async function send({ id, file }: UploadItem<Result>) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    change(id, { status: "uploading", progress: 0, reason: undefined });
    try {
      const result = await upload(file, {
        signal,
        onProgress: (share) => !signal.aborted && change(id, { progress: share * 100 }),
      });
      if (!signal.aborted) change(id, { status: "done", progress: 100, result });
    } catch (error) {
      if (!signal.aborted) {
        change(id, {
          status: "failed",
          reason: error instanceof Error ? error.message : undefined,
          final: isFinal(error),
        });
      }
    } finally {
      if (running.get(id) === controller) running.delete(id);
      pump();
    }
  }

  const createItem = (id: string, file: File): UploadItem<Result> => ({
    id,
    file,
    preview: previewOf(file),
    status: "queued",
    progress: 0,
  });

  function pump() {
    if (closed) return;
    const free = parallel - running.size;
    const waiting = items.filter(({ status }) => status === "queued");
    for (const item of waiting.slice(0, Math.max(0, free))) void send(item);
  }

  return {
    items: () => items,
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const added = files.map((file) => createItem(makeId(), file));
      replace([...items, ...added]);
      pump();
      return added.map(({ id }) => id);
    },
    retry(id) {
      const item = get(id);
      if (item?.status !== "failed" || item.final) return;
      change(id, { status: "queued", reason: undefined, progress: 0 });
      pump();
    },
    remove(id) {
      const item = get(id);
      if (!item) return;
      running.get(id)?.abort();
      running.delete(id);
      if (item.preview.startsWith("blob:")) URL.revokeObjectURL(item.preview);
      removedFiles.set(id, item.file);
      replace(items.filter((other) => other !== item));
      pump();
    },
    restore(id) {
      const file = removedFiles.get(id);
      if (!file || closed) return;
      removedFiles.delete(id);
      replace([...items, createItem(id, file)]);
      pump();
    },
    close() {
      closed = true;
      for (const controller of running.values()) controller.abort();
      for (const { preview } of items) if (preview.startsWith("blob:")) URL.revokeObjectURL(preview);
    },
    busy: () => items.some(({ status }) => status === "queued" || status === "uploading"),
  };
}
