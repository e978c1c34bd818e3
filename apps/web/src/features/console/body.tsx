import { ErrorState } from "@lenscape/ui/error-state";
import { Spinner } from "@lenscape/ui/spinner";
import type { ReactNode } from "react";

/** A wheel where something will be. */
export const Waiting = () => (
  <div role="status" aria-busy="true" className="grid h-60 place-items-center">
    <Spinner />
  </div>
);

interface BodyProps {
  query: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** What comes of a query; a wheel while it is asked for, a failure with a retry. */
export function Body({ query: { data, isError, isFetching, refetch }, children }: BodyProps) {
  if (data !== undefined) return children;
  return isError ? <ErrorState loading={isFetching} onRetry={() => void refetch()} /> : <Waiting />;
}
