import { toast } from "@lenscape/ui/toast";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import { loadChunk } from "#lib/chunk.ts";
import { errorText } from "#lib/text.ts";
import type { DraftVideoUpload } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import { cancelUpload } from "./resumable-upload.ts";
import type { VideoUploadTask } from "./video-upload.ts";

const subscribeToNothing = () => () => {};

const isSameFile = (upload: DraftVideoUpload, { name, size, lastModified }: File) =>
  upload.name === name && upload.size === size && upload.modified === lastModified;

/**
 * Manages the video of a draft: an active upload, an upload interrupted by a reload, or an uploaded video. The draft
 * stores the upload ID, so that selecting the same file continues the upload. Another file cancels it.
 */
export function useVideoUpload({ draft, change, getDraft }: DraftState) {
  const { api } = useApp();
  const [task, setTask] = useState<VideoUploadTask>();
  const [pendingFile, setPendingFile] = useState<File>();
  /** Number of file selections, by which code that finished loading recognizes an outdated selection. */
  const selection = useRef(0);
  const status = useSyncExternalStore(
    task?.subscribe ?? subscribeToNothing,
    () => task?.state().status,
    () => undefined,
  );
  useEffect(() => () => task?.close(), [task]);
  useEffect(
    () => () => {
      selection.current += 1;
    },
    [],
  );

  const cancel = () => {
    const id = getDraft().videoUpload?.id;
    if (id) cancelUpload(api, id);
  };
  const [video] = draft.videos;
  return {
    task,
    /** Selected file whose upload has not started yet. */
    pendingFile,
    /** Unfinished upload of an earlier visit. */
    interrupted: draft.videoUpload,
    video,
    hasVideo:
      task !== undefined || pendingFile !== undefined || draft.videoUpload !== null || video !== undefined,
    isBusy: pendingFile !== undefined || (status !== undefined && status !== "failed"),
    hasFailed: status === "failed",
    /** Whether a file may be selected: there is no video, or its file has to be selected again. */
    canAdd: task === undefined && pendingFile === undefined && video === undefined,
    async add(file: File) {
      const ownSelection = ++selection.current;
      const interrupted = getDraft().videoUpload;
      const isContinued = interrupted !== null && isSameFile(interrupted, file);
      if (!isContinued) {
        cancel();
        if (interrupted) change({ videoUpload: null });
      }
      setPendingFile(file);
      try {
        // The upload protocol has a library of its own.
        const { startVideoUpload } = await loadChunk("part", () => import("./video-upload.ts"));
        if (ownSelection !== selection.current) return;
        setTask(
          startVideoUpload(api, file, isContinued ? interrupted.id : undefined, {
            onUpload: (videoUpload) => change({ videoUpload }),
            onComplete: (uploaded) => {
              change({ videos: [uploaded], videoUpload: null });
              setTask(undefined);
            },
          }),
        );
      } catch {
        toast(errorText.dialogFailed, { tone: "error" });
      }
      if (ownSelection === selection.current) setPendingFile(undefined);
    },
    /** Removes the video and cancels its upload. */
    remove() {
      selection.current += 1;
      cancel();
      setPendingFile(undefined);
      setTask(undefined);
      change({ videoUpload: null, videos: [] });
    },
    /** Adds the video of an interrupted upload whose bytes had all arrived. */
    complete: (url: string) => change({ videos: [{ url }], videoUpload: null }),
  };
}

export type VideoUploadState = ReturnType<typeof useVideoUpload>;
