import { toast } from "@lenscape/ui/toast";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import { loadChunk } from "#lib/chunk.ts";
import { errorText } from "#lib/error-text.ts";
import type { DraftFilm } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import type { Film } from "./video-upload.ts";

const nothing = () => () => {};

const isSame = (film: DraftFilm, { name, size, lastModified }: File) =>
  film.name === name && film.size === size && film.modified === lastModified;

/**
 * The one video of a draft: on its way, begun by a page that is gone, or there. The draft keeps which upload it is;
 * the same file chosen again goes on with it, and another one gives it up.
 */
export function useFilm({ draft, change, latest }: DraftState) {
  const { api } = useApp();
  const [film, setFilm] = useState<Film>();
  const [loading, setLoading] = useState<File>();
  /** Grows with every choice: code that comes late has nothing to do any more. */
  const turn = useRef(0);
  const status = useSyncExternalStore(
    film?.subscribe ?? nothing,
    () => film?.state().status,
    () => undefined,
  );
  useEffect(() => () => film?.close(), [film]);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const giveUp = () => {
    const id = latest().film?.id;
    if (id) void import("./resumable-upload.ts").then(({ giveUpFilm }) => giveUpFilm(api, id));
  };
  const [video] = draft.videos;
  return {
    film,
    /** A file whose sending has not begun yet. */
    loading,
    kept: draft.film,
    video,
    isThere: film !== undefined || loading !== undefined || draft.film !== null || video !== undefined,
    busy: loading !== undefined || (status !== undefined && status !== "failed"),
    failed: status === "failed",
    /** Whether a file may be chosen: for none yet, or for one that has to be chosen again. */
    isOpen: film === undefined && loading === undefined && video === undefined,
    async add(file: File) {
      const mine = ++turn.current;
      const kept = latest().film;
      const again = kept !== null && isSame(kept, file);
      if (!again) {
        giveUp();
        if (kept) change({ film: null });
      }
      setLoading(file);
      try {
        const { sendFilm } = await loadChunk("part", () => import("./video-upload.ts"));
        if (mine !== turn.current) return;
        setFilm(
          sendFilm(api, file, again ? kept.id : undefined, {
            onUpload: (to) => change({ film: to }),
            onArrived: (arrived) => {
              change({ videos: [arrived], film: null });
              setFilm(undefined);
            },
          }),
        );
      } catch {
        toast(errorText.part, { tone: "error" });
      }
      if (mine === turn.current) setLoading(undefined);
    },
    /** Takes the video away, wherever it is; the server forgets what has come of it. */
    remove() {
      turn.current += 1;
      giveUp();
      setLoading(undefined);
      setFilm(undefined);
      change({ film: null, videos: [] });
    },
    /** What has come of the kept one was a whole video. */
    arrive: (url: string) => change({ videos: [{ url }], film: null }),
  };
}

export type FilmState = ReturnType<typeof useFilm>;
