import type { AnswerOf, Prize } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { MilestoneList } from "@lenscape/ui/milestone-list";
import { SunArc } from "@lenscape/ui/sign-in-block";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Check, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { getPath } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { getRecentDays } from "#shell/members/check-in-notes.ts";
import { useCheckIn } from "#shell/members/use-check-in.ts";
import { checkInInfoQuery, prizesQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";
import { CheckInRulesDialog } from "./check-in-rules-dialog.tsx";
import { CheckedInDialog } from "./checked-in-dialog.tsx";
import { usePrizeClaim } from "./use-prize-claim.tsx";

const statusNotes = [undefined, text.claim, text.claimed, text.goneOut, text.expired];

const getNote = ({ status, daysLeft }: Prize) =>
  statusNotes[status] ?? fillText(text.daysLeft, { n: daysLeft });

/** Card with the sun arc of the last days, the check-in button and the milestones of the month. */
export function SunCard() {
  const { api } = useApp();
  const infoQuery = useQuery(checkInInfoQuery(api));
  const milestonesQuery = useQuery(prizesQuery(api));
  const { data: info } = infoQuery;
  const { data: prizes } = milestonesQuery;
  const [checkInResult, setCheckInResult] = useState<AnswerOf<"taskDaySign"> | null>(null);
  const [areRulesOpen, setRulesOpen] = useState(false);
  const [claim, , claimDialogs] = usePrizeClaim();
  const [checkIn, isPending] = useCheckIn(setCheckInResult);
  const hasCheckedIn = info?.signStatus === 1;
  return (
    <div className="flex flex-col px-4 py-5 md:px-8 md:py-7">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="page-title font-semibold text-[1.375rem] leading-[2rem]">{text.title}</h1>
          <p className="min-h-5.5 text-text-muted tabular-nums">
            {info && fillText(text.streak, { n: info.streak, m: info.monthDays })}
          </p>
        </div>
        <Button
          tone="ghost"
          size="sm"
          aria-haspopup="dialog"
          className="-mr-2 px-2"
          onClick={() => setRulesOpen(true)}
        >
          {text.rules}
          <ChevronRight aria-hidden="true" strokeWidth={1.7} />
        </Button>
      </div>
      <div className="mt-4 mb-5 box-content aspect-[456/172] min-h-0 w-full pb-6">
        {info ? (
          <SunArc size="lg" days={getRecentDays(info)} reward={info.reward} />
        ) : infoQuery.isError ? (
          <LoadError
            error={infoQuery.error}
            size="sm"
            loading={infoQuery.isFetching}
            onRetry={() => void infoQuery.refetch()}
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      {hasCheckedIn ? (
        <Button size="lg" block disabled className="disabled:text-text-secondary">
          <Check aria-hidden="true" strokeWidth={1.7} />
          {text.signedToday}
        </Button>
      ) : (
        <Button tone="accent" size="lg" block loading={isPending} disabled={!info} onClick={checkIn}>
          <span key={String(isPending)}>
            {isPending ? text.signing : fillText(text.sign, { n: info?.reward ?? 5 })}
          </span>
        </Button>
      )}
      <div className="mt-6 mb-2 flex items-center justify-between gap-3">
        <h2 className="text-meta text-text-secondary">{text.milestones}</h2>
        <Link href={getPath("prizes")} className="hit-area text-meta text-brand-text hover:underline">
          {text.prizes}
        </Link>
      </div>
      {prizes ? (
        <MilestoneList
          items={prizes.rows.map((prize) => ({
            id: prize.id,
            name: fillText(text.days, { n: prize.needDays }),
            reward: fillText(text.rewards[prize.type], { n: prize.amount, name: prize.name }),
            note: getNote(prize),
            reached: prize.status === 1 || prize.status === 2,
            onClaim: prize.status === 1 ? () => claim(prize) : undefined,
          }))}
        />
      ) : milestonesQuery.isError ? (
        <LoadError
          error={milestonesQuery.error}
          size="sm"
          loading={milestonesQuery.isFetching}
          onRetry={() => void milestonesQuery.refetch()}
        />
      ) : (
        <Skeleton className="h-25 w-full" />
      )}
      {claimDialogs}
      {checkInResult && <CheckedInDialog result={checkInResult} onClose={() => setCheckInResult(null)} />}
      {areRulesOpen && info && (
        <CheckInRulesDialog ladder={info.ladder} onClose={() => setRulesOpen(false)} />
      )}
    </div>
  );
}
