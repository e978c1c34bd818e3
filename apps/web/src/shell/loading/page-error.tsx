import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { ChunkLoadError, reloadForNewBuild } from "#lib/chunk.ts";
import { errorText as text } from "#lib/error-text.ts";
import { paths } from "#paths";
import { LoadingBar } from "#shell/frame/loading-bar.tsx";
import { useOnline } from "#shell/frame/use-frame.ts";
import { ErrorArt } from "./error-art.tsx";
import { WaysOn } from "./error-links.tsx";
import { LoginNeeded } from "./failure.tsx";
import { NotFound, type NotFoundProps } from "./not-found.tsx";

/** What kind of page stands in for the one that failed. */
export function errorKind(
  error: unknown,
): "notFound" | "login" | "forbidden" | "chunk" | "offline" | "failed" {
  if (error instanceof ChunkLoadError) return "chunk";
  const status = isRouteErrorResponse(error)
    ? error.status
    : error instanceof ApiError
      ? error.code
      : undefined;
  // What the server cannot read in an address names nothing either.
  if (status === 404 || status === 400) return "notFound";
  if (status === 401) return "login";
  if (status === 403) return "forbidden";
  return status === 0 ? "offline" : "failed";
}

/**
 * The error boundary of every page: not found, without a session, refused, no network, code that did not load, or a fault. A page may
 * say in its own words what was not found.
 */
export function PageError(notFound: NotFoundProps) {
  const error = useRouteError();
  const kind = errorKind(error);
  if (kind === "notFound") return <NotFound {...notFound} />;
  if (kind === "chunk" || kind === "offline") return <Unreached error={error} />;
  if (kind === "login") return <LoginNeeded className="min-h-[60vh] content-center" />;
  if (kind === "forbidden")
    return (
      <Frame title={text.forbiddenTitle} description={text.forbidden}>
        <WaysOn />
      </Frame>
    );
  return (
    <Frame title={text.failedTitle} description={text.failed}>
      <HomeButton />
      <RetryButton />
    </Frame>
  );
}

/** Without a network it says so and goes on once there is one; else the answer or the code did not come. */
function Unreached({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const online = useOnline();
  const chunk = error instanceof ChunkLoadError ? error : undefined;
  // The code is asked for by the document: only reloading it can bring another version.
  const again = useEffectEvent(() => (chunk ? window.location.reload() : void revalidate()));
  useEffect(() => {
    const goOn = () => again();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, []);
  if (online && chunk) return <ChunkFailure error={chunk} />;
  return (
    <Frame
      title={online ? text.failedTitle : text.offlineTitle}
      description={online ? (error instanceof ApiError ? error.message : text.offline) : text.waiting}
    >
      <HomeButton />
      {online && <RetryButton />}
    </Frame>
  );
}

/**
 * After an upgrade an open page lacks the code of the next one. The address is already the link's target, so a reload
 * opens it in the new version; the message is shown only if that does not happen.
 */
function ChunkFailure({ error }: { error: ChunkLoadError }) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    void reloadForNewBuild(error, window).then((isReloading) => setStays(!isReloading));
  }, [error]);
  if (!stays) return <LoadingBar />;
  return (
    <Frame
      title={text.failedTitle}
      description={text.chunk}
      details={`${text.chunkFailed}\nchunk: ${error.chunk}\ntype: ${error.type}`}
    >
      <HomeButton />
      <Button tone="primary" onClick={() => window.location.reload()}>
        {text.retry}
      </Button>
    </Frame>
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

interface FrameProps {
  title: string;
  description: string;
  details?: string;
  children: ReactNode;
}

/** A page that failed, laid out as what is not found is. */
function Frame({ title, description, details, children }: FrameProps) {
  return (
    <section className="grid min-h-[70vh] grid-cols-[minmax(0,1fr)] content-start justify-items-center px-4 py-20 text-center">
      <ErrorArt kind="broken" />
      <h1 className="mt-6 font-semibold text-[1.375rem] leading-[2rem]">{title}</h1>
      <p className="mt-1.5 text-text-secondary">{description}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
      {details && (
        <details className="mt-6 max-w-full text-left text-sm text-text-muted">
          <summary>{text.chunkDetails}</summary>
          <pre className="mt-2 overflow-x-auto rounded-md bg-surface-sunken p-3">{details}</pre>
        </details>
      )}
    </section>
  );
}
