import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { errorText as text } from "#lib/text.ts";
import { paths } from "#paths";
import { ErrorArt } from "./error-art.tsx";
import { ErrorLinks } from "./error-links.tsx";

const MAX_SUGGESTIONS = 2;

export interface NotFoundProps {
  /** Title for a specific kind of missing content. */
  title?: string;
  description?: string;
  /** Content above the links, instead of the popular threads. */
  children?: ReactNode;
  /** Additional link. */
  further?: ReactNode;
}

/** Not-found page: message, links back and home, and popular threads of the day. */
export function NotFound({
  title = text.notFoundTitle,
  description = text.notFoundHint,
  children,
  further,
}: NotFoundProps) {
  const { api } = useApp();
  const { data } = useQuery({
    ...apiQuery(api, "threadHot", { silent: true }),
    select: ({ day }) => day.slice(0, MAX_SUGGESTIONS),
    enabled: !children,
  });
  return (
    // Aligned to the top, because a centred page would shift when the suggestions load.
    <section className="grid min-h-[70vh] grid-cols-[minmax(0,1fr)] content-start justify-items-center px-4 py-20 text-center">
      <ErrorArt kind="lost" />
      <h1 className="mt-6 font-semibold text-[1.375rem] leading-[2rem]">{title}</h1>
      <p className="mt-1.5 text-text-secondary">{description}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <ErrorLinks />
        {further}
      </div>
      {!children && data && data.length > 0 && (
        <div className="mt-7 w-full max-w-120 text-left">
          <h2 className="mb-2 text-meta text-text-muted">{text.popularToday}</h2>
          <ol className="divide-y divide-border rounded-media border border-border bg-surface">
            {data.map(({ id, title }, index) => (
              <li key={id}>
                <Link
                  href={paths.thread(id)}
                  className="flex items-center gap-2.5 px-3.5 py-2.5 hover:bg-surface-hover"
                >
                  <span className="flex-none font-semibold text-meta tabular-nums">{index + 1}</span>
                  <span className="min-w-0 truncate">{title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
