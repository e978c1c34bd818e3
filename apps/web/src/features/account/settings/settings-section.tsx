import { Card } from "@lenscape/ui/card";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadError } from "#shell/loading/load-error.tsx";

interface SectionProps {
  /** The card goes without a head where its page's title says the same. */
  title?: string;
  /** A sentence under the title. */
  hint?: string;
  /** What stands at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * One card of settings, no wider than the eye follows from a label to its control. On phones, where cards span the screen,
 * its head stands small in the gap above the rows.
 */
export function Section({ title, hint, action, children }: SectionProps) {
  return (
    <Card className="max-w-180 overflow-clip max-md:border-t-0">
      {title && (
        <header className="flex items-center justify-between gap-4 px-4 py-2 max-md:bg-bg md:min-h-14 md:px-6">
          <div className="min-w-0">
            <h2 className="text-sm text-text-muted md:font-semibold md:text-md md:text-text">{title}</h2>
            {hint && <p className="text-sm text-text-muted">{hint}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={title ? "border-border border-t" : undefined}>{children}</div>
    </Card>
  );
}

interface RowsOfProps<Data> {
  query: UseQueryResult<Data>;
  /** Whether it is a list of items, which are higher than the other rows. */
  items?: boolean;
  children: (data: Data) => ReactNode;
}

/** What a section shows of a query: its shape while it is asked, why it failed with a retry, or what it gave. */
export function RowsOf<Data>({ query, items = false, children }: RowsOfProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError)
    return <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />;
  return (
    // As high as an item, or a row with a hint.
    <div className="px-4 py-2.5 md:px-6" role="status" aria-busy="true">
      <Skeleton className={items ? "h-12" : "h-10.5"} />
    </div>
  );
}

interface ItemRowProps {
  icon: ReactNode;
  /** Whether the icon stands out. */
  active: boolean;
  /** What can be done with it. */
  action?: ReactNode;
  children: ReactNode;
}

/** One of the things in a section's list. */
export function ItemRow({ icon, active, action, children }: ItemRowProps) {
  return (
    <li className="flex min-h-17 items-center gap-4 border-border px-4 py-2.5 not-first:border-t max-xs:flex-wrap md:px-6">
      <IconTile tone={active ? "brand" : "grey"}>{icon}</IconTile>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5 max-xs:min-w-20 max-xs:basis-0">
        {children}
      </div>
      {action && <div className="flex-none max-xs:ml-auto">{action}</div>}
    </li>
  );
}
