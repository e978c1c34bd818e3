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
import { checkInInfo, prizes } from "../queries.ts";
import { checkInText as text } from "../text.ts";
import { RulesDialog } from "./check-in-rules-dialog.tsx";
import { SignedDialog } from "./checked-in-dialog.tsx";
import { usePrizeClaim } from "./use-prize-claim.tsx";

const notes = [undefined, text.claim, text.claimed, text.goneOut, text.expired];

const noteOf = ({ status, daysLeft }: Prize) => notes[status] ?? fillText(text.daysLeft, { n: daysLeft });

/** The sunrise of the last days, the sign button and what the month's days give. */
export function SunCard() {
  const { api } = useApp();
  const day = useQuery(checkInInfo(api));
  const month = useQuery(prizes(api));
  const { data: info } = day;
  const { data: offered } = month;
  const [signed, setSigned] = useState<AnswerOf<"taskDaySign"> | null>(null);
  const [rules, setRules] = useState(false);
  const [claim, , asking] = usePrizeClaim();
  const [signIn, signing] = useCheckIn(setSigned);
  const done = info?.signStatus === 1;
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
          onClick={() => setRules(true)}
        >
          {text.rules}
          <ChevronRight aria-hidden="true" strokeWidth={1.7} />
        </Button>
      </div>
      <div className="mt-4 mb-5 box-content aspect-[456/172] min-h-0 w-full pb-6">
        {info ? (
          <SunArc size="lg" days={getRecentDays(info)} reward={info.reward} />
        ) : day.isError ? (
          <LoadError
            error={day.error}
            size="sm"
            loading={day.isFetching}
            onRetry={() => void day.refetch()}
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      {done ? (
        <Button size="lg" block disabled className="disabled:text-text-secondary">
          <Check aria-hidden="true" strokeWidth={1.7} />
          {text.signedToday}
        </Button>
      ) : (
        <Button tone="accent" size="lg" block loading={signing} disabled={!info} onClick={signIn}>
          {signing ? text.signing : fillText(text.sign, { n: info?.reward ?? 5 })}
        </Button>
      )}
      <div className="mt-6 mb-2 flex items-center justify-between gap-3">
        <h2 className="text-sm text-text-secondary">{text.milestones}</h2>
        <Link href={getPath("prizes")} className="hit-area text-sm text-brand-text hover:underline">
          {text.prizes}
        </Link>
      </div>
      {offered ? (
        <MilestoneList
          items={offered.rows.map((prize) => ({
            id: prize.id,
            name: fillText(text.days, { n: prize.needDays }),
            reward: fillText(text.rewards[prize.type], { n: prize.amount, name: prize.name }),
            note: noteOf(prize),
            reached: prize.status === 1 || prize.status === 2,
            onClaim: prize.status === 1 ? () => claim(prize) : undefined,
          }))}
        />
      ) : month.isError ? (
        <LoadError
          error={month.error}
          size="sm"
          loading={month.isFetching}
          onRetry={() => void month.refetch()}
        />
      ) : (
        <Skeleton className="h-25 w-full" />
      )}
      {asking}
      {signed && <SignedDialog signed={signed} onClose={() => setSigned(null)} />}
      {rules && info && <RulesDialog ladder={info.ladder} onClose={() => setRules(false)} />}
    </div>
  );
}
