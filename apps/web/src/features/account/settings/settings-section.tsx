import { Card } from "@lenscape/ui/card";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadError } from "#shell/loading/load-error.tsx";

interface SettingsSectionProps {
  /** Title of the section; left out if the page title says the same. */
  title?: string;
  /** Description below the title. */
  hint?: string;
  /** Action on the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Card of settings with a width that keeps labels and controls close. On phones the header is a small line above the
 * rows.
 */
export function SettingsSection({ title, hint, action, children }: SettingsSectionProps) {
  return (
    <Card className="max-w-180 overflow-clip max-md:border-t-0">
      {title && (
        <header className="flex items-center justify-between gap-4 px-4 py-2 max-md:bg-bg md:min-h-14 md:px-6">
          <div className="min-w-0">
            <h2 className="text-meta text-text-muted md:font-semibold md:text-ui md:text-text">{title}</h2>
            {hint && <p className="text-meta text-text-muted">{hint}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={title ? "border-border border-t" : undefined}>{children}</div>
    </Card>
  );
}

interface QueryRowsProps<Data> {
  query: UseQueryResult<Data>;
  /** Whether the rows are items of a list, which are taller than settings. */
  isItemList?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows the result of a query in a section: a skeleton while loading, an error with a retry, or the data. */
export function QueryRows<Data>({ query, isItemList = false, children }: QueryRowsProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError)
    return <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />;
  return (
    // Height of an item or of a row with a hint.
    <div className="px-4 py-2.5 md:px-6" role="status" aria-busy="true">
      <Skeleton className={isItemList ? "h-12" : "h-10.5"} />
    </div>
  );
}

interface ItemRowProps {
  icon: ReactNode;
  /** Whether the icon is highlighted. */
  isActive: boolean;
  /** Action on the right of the row. */
  action?: ReactNode;
  children: ReactNode;
}

/** Row of an item in a section. */
export function ItemRow({ icon, isActive, action, children }: ItemRowProps) {
  return (
    <li className="flex min-h-17 items-center gap-4 border-border px-4 py-2.5 not-first:border-t max-xs:flex-wrap md:px-6">
      <IconTile tone={isActive ? "brand" : "grey"}>{icon}</IconTile>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5 max-xs:min-w-20 max-xs:basis-0">
        {children}
      </div>
      {action && <div className="flex-none max-xs:ml-auto">{action}</div>}
    </li>
  );
}
