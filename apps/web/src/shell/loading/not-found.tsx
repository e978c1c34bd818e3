import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApp } from "#lib/app.tsx";
import { errorText as text } from "#lib/error-text.ts";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { ErrorArt } from "./error-art.tsx";
import { WaysOn } from "./error-links.tsx";

const SUGGESTIONS = 2;

export interface NotFoundProps {
  /** What is missing, where a page can say it better. */
  title?: string;
  description?: string;
  /** What helps on the way, above the ways on; it stands in for what others are reading. */
  children?: ReactNode;
  /** A further way on, for those who have one. */
  further?: ReactNode;
}

/** The not-found page: what happened, two ways on, and what others are reading today. */
export function NotFound({
  title = text.notFoundTitle,
  description = text.notFound,
  children,
  further,
}: NotFoundProps) {
  const { api } = useApp();
  const { data } = useQuery({
    ...apiQuery(api, "threadHot", { silent: true }),
    select: ({ day }) => day.slice(0, SUGGESTIONS),
    enabled: !children,
  });
  return (
    // Not in the middle: a page that comes in pieces would move up with each.
    <section className="grid min-h-[70vh] grid-cols-[minmax(0,1fr)] content-start justify-items-center px-4 py-20 text-center">
      <ErrorArt kind="lost" />
      <h1 className="mt-6 font-semibold text-[1.375rem] leading-[2rem]">{title}</h1>
      <p className="mt-1.5 text-text-secondary">{description}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <WaysOn />
        {further}
      </div>
      {!children && data && data.length > 0 && (
        <div className="mt-7 w-full max-w-120 text-left">
          <h2 className="mb-2 text-sm text-text-muted">{text.today}</h2>
          <ol className="divide-y divide-border rounded-lg border border-border bg-surface">
            {data.map(({ id, title }, index) => (
              <li key={id}>
                <Link
                  href={paths.thread(id)}
                  className="flex items-center gap-2.5 px-3.5 py-2.5 hover:bg-surface-hover"
                >
                  <span className="flex-none font-semibold text-sm tabular-nums">{index + 1}</span>
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
