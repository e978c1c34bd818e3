import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { ChunkLoadError, reloadForNewBuild } from "#lib/chunk.ts";
import { errorText as text } from "#lib/text.ts";
import { paths } from "#paths";
import { LoadingBar } from "#shell/frame/loading-bar.tsx";
import { useOnline } from "#shell/frame/use-frame.ts";
import { ErrorArt } from "./error-art.tsx";
import { ErrorLinks } from "./error-links.tsx";
import { LoginRequired } from "./load-error.tsx";
import { NotFound, type NotFoundProps } from "./not-found.tsx";

/** Returns the kind of error page to show. */
export function getErrorKind(
  error: unknown,
): "notFound" | "login" | "forbidden" | "chunk" | "offline" | "failed" {
  if (error instanceof ChunkLoadError) return "chunk";
  const status = isRouteErrorResponse(error)
    ? error.status
    : error instanceof ApiError
      ? error.code
      : undefined;
  // The server rejects malformed parameters with 400; the page does not exist either.
  if (status === 404 || status === 400) return "notFound";
  if (status === 401) return "login";
  if (status === 403) return "forbidden";
  return status === 0 ? "offline" : "failed";
}

/**
 * Error boundary of every page: not found, login required, forbidden, offline, chunk not loaded, or internal error. Pages
 * may customise the not-found message.
 */
export function PageError(notFound: NotFoundProps) {
  const error = useRouteError();
  const kind = getErrorKind(error);
  if (kind === "notFound") return <NotFound {...notFound} />;
  if (kind === "chunk" || kind === "offline") return <ConnectionError error={error} />;
  if (kind === "login") return <LoginRequired className="min-h-[60vh] content-center" />;
  if (kind === "forbidden")
    return (
      <ErrorFrame title={text.forbiddenTitle} description={text.forbiddenHint}>
        <ErrorLinks />
      </ErrorFrame>
    );
  return (
    <ErrorFrame title={text.failedTitle} description={text.failed}>
      <HomeButton />
      <RetryButton />
    </ErrorFrame>
  );
}

/** Shown if the response or the code did not load. Retries automatically when back online. */
function ConnectionError({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const isOnline = useOnline();
  const chunk = error instanceof ChunkLoadError ? error : undefined;
  // Only reloading the document can load the chunks of another version.
  const retry = useEffectEvent(() => (chunk ? window.location.reload() : void revalidate()));
  useEffect(() => {
    const listener = () => retry();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
  if (isOnline && chunk) return <ChunkError error={chunk} />;
  return (
    <ErrorFrame
      title={isOnline ? text.failedTitle : text.offlineTitle}
      description={isOnline ? (error instanceof ApiError ? error.message : text.offline) : text.offlineRetry}
    >
      <HomeButton />
      {isOnline && <RetryButton />}
    </ErrorFrame>
  );
}

/**
 * Reloads the document, because after an upgrade the chunks of the old version no longer exist. The URL is already the
 * navigation's target. Shows a message if no reload takes place.
 */
function ChunkError({ error }: { error: ChunkLoadError }) {
  const [isReloading, setReloading] = useState(true);
  useEffect(() => {
    void reloadForNewBuild(error, window).then(setReloading);
  }, [error]);
  if (isReloading) return <LoadingBar />;
  return (
    <ErrorFrame
      title={text.failedTitle}
      description={text.chunkHint}
      details={`${text.chunkFailed}\nchunk: ${error.chunk}\ntype: ${error.type}`}
    >
      <HomeButton />
      <Button tone="primary" onClick={() => window.location.reload()}>
        {text.retry}
      </Button>
    </ErrorFrame>
  );
}

function HomeButton() {
  return (
    <Button asChild>
      <Link href={paths.home()}>{text.home}</Link>
    </Button>
  );
}

function RetryButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button tone="primary" loading={state === "loading"} onClick={() => revalidate()}>
      {text.retry}
    </Button>
  );
}

interface ErrorFrameProps {
  title: string;
  description: string;
  details?: string;
  children: ReactNode;
}

/** Layout of an error page, the same as of `NotFound`. */
function ErrorFrame({ title, description, details, children }: ErrorFrameProps) {
  return (
    <section className="grid min-h-[70vh] grid-cols-[minmax(0,1fr)] content-start justify-items-center px-4 py-20 text-center">
      <ErrorArt kind="broken" />
      <h1 className="mt-6 font-semibold text-[1.375rem] leading-[2rem]">{title}</h1>
      <p className="mt-1.5 text-text-secondary">{description}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
      {details && (
        <details className="mt-6 max-w-full text-left text-meta text-text-muted">
          <summary>{text.chunkDetails}</summary>
          <pre className="mt-2 overflow-x-auto rounded-control bg-surface-sunken p-3">{details}</pre>
        </details>
      )}
    </section>
  );
}
