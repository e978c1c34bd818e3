import { ListFooter } from "@lenscape/ui/list-footer";
import { Spinner } from "@lenscape/ui/spinner";
import type { ReactNode } from "react";
import { Failure } from "#shell/failure.tsx";

/** A spinner where something will be. */
export const Waiting = () => (
  <div role="status" aria-busy="true" className="grid h-60 place-items-center">
    <Spinner />
  </div>
);

interface BodyProps {
  query: { data: unknown; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** What comes of a query; a spinner while it is asked for, a failure with a retry. What came before stays under a failure. */
export function Body({ query: { data, error, isError, isFetching, refetch }, children }: BodyProps) {
  const again = () => void refetch();
  if (data === undefined)
    return isError ? <Failure error={error} loading={isFetching} onRetry={again} /> : <Waiting />;
  return (
    <>
      {isError && <ListFooter status={isFetching ? "loading" : "error"} onLoadMore={again} />}
      {children}
    </>
  );
}
