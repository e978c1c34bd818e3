import { ApiError } from "@lenscape/api/errors";
import { Alert } from "@lenscape/ui/alert";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { VideoUpload, type VideoUploadProps } from "@lenscape/ui/video-upload";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useApp } from "#lib/app.tsx";
import { formatFileSize } from "#lib/file-size.ts";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import type { DraftFilm } from "../drafts/thread-draft.ts";
import { comeOf, finishFilm } from "./resumable-upload.ts";
import { filmText as text } from "./text.ts";
import type { FilmState } from "./use-video-upload.ts";
import type { Film } from "./video-upload.ts";

const MEGABYTE = 1024 * 1024;
const MINUTE = 60;

const round = (value: number) => String(Math.round(value));
const megabytes = (bytes: number) => round(bytes / MEGABYTE);

/** How much has been sent of how much, how fast, and how long it still takes. */
export function progressNote(sent: number, size: number, rate?: number): string {
  const parts = [fillText(text.sent, { sent: megabytes(sent), size: megabytes(size) })];
  if (rate) {
    const seconds = Math.ceil((size - sent) / rate);
    parts.push(fillText(text.rate, { n: (rate / MEGABYTE).toFixed(1) }));
    parts.push(
      seconds < MINUTE
        ? fillText(text.leftSeconds, { n: seconds })
        : fillText(text.leftMinutes, { n: Math.ceil(seconds / MINUTE) }),
    );
  }
  return parts.join("，");
}

/** The seconds until a moment, counted down. */
function useSecondsTo(at: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (at === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}

/** A video that is being sent. */
function SendingFilm({ film, onRemove }: { film: Film; onRemove: () => void }) {
  const { status, sent, rate, tries, tryAt, reason, final, poster, resumed } = useSyncExternalStore(
    film.subscribe,
    film.state,
    film.state,
  );
  const { name, size } = film.file;
  const seconds = useSecondsTo(status === "waiting" ? tryAt : undefined);
  const notes: Record<typeof status, string | undefined> = {
    sending: progressNote(sent, size, rate),
    paused: `${reason ?? fillText(text.sent, { sent: megabytes(sent), size: megabytes(size) })}，${text.keptFor}`,
    waiting: `${fillText(text.lost, { n: megabytes(sent) })}，${fillText(text.tryIn, { s: seconds, n: tries })}`,
    storing: undefined,
    failed: reason,
  };
  return (
    <>
      {resumed !== undefined && resumed > 0 && status !== "failed" && (
        <Alert tone="success" className="m-3">
          {fillText(text.resumed, { n: round((resumed / size) * 100) })}
        </Alert>
      )}
      <VideoUpload
        name={name}
        size={formatFileSize(size)}
        cover={poster}
        status={status}
        progress={(sent / size) * 100}
        note={notes[status]}
        onPause={film.pause}
        onResume={film.resume}
        onRetry={final ? undefined : film.resume}
        onRemove={onRemove}
      />
    </>
  );
}

interface KeptFilmProps {
  kept: DraftFilm;
  onPick: () => void;
  onRemove: () => void;
  onArrived: (url: string) => void;
}

/** A video that an earlier page began: it goes on with its file, and needs none where all of it has come. */
function KeptFilm({ kept, onPick, onRemove, onArrived }: KeptFilmProps) {
  const { api } = useApp();
  const { id, name, size } = kept;
  const [found, setFound] = useState<Pick<VideoUploadProps, "status" | "progress" | "note">>({
    status: "queued",
  });
  const arrive = useEffectEvent(onArrived);
  useEffect(() => {
    let gone = false;
    const show = (to: typeof found) => !gone && setFound(to);
    async function look() {
      const come = await comeOf(api, id);
      if (come !== null && come < size) {
        const share = (come / size) * 100;
        return show({
          status: "paused",
          progress: share,
          note: fillText(text.chooseNote, { n: round(share) }),
        });
      }
      // What is stored already is unknown as an upload: the answer that told so was lost with its page.
      show({ status: "storing" });
      const { url } = await finishFilm(api, id);
      if (!gone) arrive(url);
    }
    look().catch((error: unknown) => {
      const refused = error instanceof ApiError && error.kind === "code" ? error : undefined;
      if (!refused || refused.code === 409 || refused.code >= 500)
        show({ status: "paused", note: text.chooseAny });
      else show({ status: "failed", note: refused.code === 404 ? text.expired : refused.message });
    });
    return () => {
      gone = true;
    };
  }, [api, id, size]);
  return (
    <VideoUpload
      name={name}
      size={formatFileSize(size)}
      resumeLabel={text.chooseSame}
      onResume={onPick}
      onRetry={onPick}
      onRemove={onRemove}
      {...found}
    />
  );
}

/** The one video of a draft, with its progress or the reason of its failure. */
export function VideoRow({ film: state, onPick }: { film: FilmState; onPick: () => void }) {
  const { film, loading, kept, video, remove } = state;
  const { videoMaxBytes } = useSiteInfo();
  return (
    <div className="px-4 pb-5 md:px-8">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <span className="flex-none font-medium text-sm text-text-secondary">{text.label}</span>
        <span className="text-text-muted text-xs">
          {fillText(text.help, { n: megabytes(videoMaxBytes) })}
        </span>
      </div>
      <div className="overflow-hidden rounded-lg border border-border">
        {film ? (
          <SendingFilm film={film} onRemove={remove} />
        ) : loading ? (
          <VideoUpload
            name={loading.name}
            size={formatFileSize(loading.size)}
            status="queued"
            onRemove={remove}
          />
        ) : video ? (
          <VideoUpload name={text.label} cover={video.picUrl} status="done" onRemove={remove} />
        ) : (
          kept && (
            <KeptFilm key={kept.id} kept={kept} onPick={onPick} onRemove={remove} onArrived={state.arrive} />
          )
        )}
      </div>
    </div>
  );
}
