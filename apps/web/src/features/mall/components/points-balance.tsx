import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { errorText } from "#lib/text.ts";
import { getPath, paths } from "#paths";
import { useRetryFailedQueries } from "#shell/loading/retryable-error.tsx";
import { monthPointsQuery, standingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";

const fillNumber = (template: string, n: number) => fillText(template, { n: formatExact(n) });

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <div className="text-meta text-text-muted">{label}</div>
      <b className="font-semibold text-title leading-[1.75rem] tabular-nums">{children}</b>
    </div>
  );
}

/** Placeholder with the height of a line: a skeleton, or a dash after an error. */
const renderPlaceholder = ({ isError }: { isError: boolean }) =>
  isError ? "—" : <Skeleton className="inline-block h-5 w-16 align-middle" />;

/** Card with the member's balance and links to orders and tasks. Visitors see a login button. */
export function PointsBalance() {
  const { api } = useApp();
  const { token } = useMember();
  const { pathname, search } = useLocation();
  const isMember = Boolean(token);
  const standing = useQuery({ ...standingQuery(api), enabled: isMember });
  const monthPoints = useQuery({ ...monthPointsQuery(api), enabled: isMember });
  const retry = useRetryFailedQueries();
  const { data } = standing;
  const { data: month } = monthPoints;
  const failedQueries = [standing, monthPoints].filter(
    ({ isError, data: knownData }) => isError && knownData === undefined,
  );
  const openCount = data ? data.waitingNum + data.shippedNum : 0;
  return (
    <Card className="mt-5 grid items-center gap-x-6 gap-y-4 px-4 py-4 max-md:mx-4 md:grid-cols-[minmax(0,1fr)_auto] md:px-7 md:py-6">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-3 max-md:flex-col">
        <div className="max-md:flex max-md:w-full max-md:items-center max-md:justify-between max-xs:flex-wrap md:min-h-17 md:min-w-40">
          <div className="text-meta text-text-muted">{text.myPoints}</div>
          {isMember ? (
            data ? (
              <PointsMark
                value={data.points}
                tone="text"
                size="lg"
                className="gap-2 text-[2.125rem] leading-[2.75rem] max-md:text-[1.625rem] max-md:leading-[2.25rem] [&_svg]:size-7"
              />
            ) : (
              <p className="text-read leading-[2.75rem] max-md:leading-[2.25rem]">
                {renderPlaceholder(standing)}
              </p>
            )
          ) : (
            <p className="text-read leading-[2.75rem] max-md:leading-[2.25rem]" data-visitor="">
              {text.seePoints}
            </p>
          )}
        </div>
        {isMember ? (
          <>
            <span aria-hidden="true" className="mt-1 h-12 w-px bg-border max-md:hidden" />
            <div className="flex gap-8 max-xs:flex-wrap max-xs:gap-1">
              <Figure label={text.monthPoints}>
                {month ? `+${formatExact(month.income)}` : renderPlaceholder(monthPoints)}
              </Figure>
              <Figure label={text.open}>
                {data ? (
                  <Link href={paths.orders()} className="hit-area hover:text-brand-text">
                    {fillNumber(text.openNum, openCount)}
                  </Link>
                ) : (
                  renderPlaceholder(standing)
                )}
              </Figure>
            </div>
            {failedQueries.length > 0 && (
              <Button size="sm" loading={failedQueries.some(({ isFetching }) => isFetching)} onClick={retry}>
                {errorText.retry}
              </Button>
            )}
          </>
        ) : (
          <div data-visitor="" className="hidden h-12 in-data-member:block" />
        )}
      </div>
      <div className="flex gap-2 max-xs:flex-wrap max-md:[&>*]:h-10 max-md:[&>*]:flex-1">
        {isMember ? (
          <>
            <Button asChild>
              <Link href={paths.orders()}>
                <FileText aria-hidden="true" strokeWidth={1.7} />
                {text.records}
              </Link>
            </Button>
            <Button tone="accent" asChild>
              <Link href={getPath("tasks")}>{text.earn}</Link>
            </Button>
          </>
        ) : (
          <Button tone="primary" asChild>
            <Link
              href={paths.pclogin(pathname + search)}
              data-visitor=""
              className="md:in-data-member:w-51.75"
            >
              {text.signIn}
            </Link>
          </Button>
        )}
      </div>
    </Card>
  );
}
