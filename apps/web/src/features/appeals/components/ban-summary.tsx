import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Ban, CircleCheck } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { appealText as text } from "../text.ts";
import { ModerationActionCard } from "./moderation-action-card.tsx";

type Answer = AnswerOf<"appealOpen">;

/** State of the account, with the end of a ban. */
function BanStatus({ status, until }: Pick<Answer, "status" | "until">) {
  const isRestored = status === "normal";
  const title = {
    normal: text.restored,
    closed: text.closed,
    forbidden: until ? fillText(text.banned, { time: until.slice(0, 16) }) : text.bannedForever,
  }[status];
  const ends = status === "forbidden" && until !== "";
  const hint = isRestored ? text.restoredHint : ends ? text.bannedHint : text.closedHint;
  return (
    <Card className="flex flex-wrap items-center gap-4 px-4 py-6 md:px-8">
      <IconTile tone={isRestored ? "brand" : "red"} shape="round" className="size-14">
        {isRestored ? <CircleCheck /> : <Ban />}
      </IconTile>
      <div className="min-w-0 grow">
        <h1 className="font-semibold text-[1.375rem] leading-8 tabular-nums">{title}</h1>
        <p className="text-text-secondary">{hint}</p>
      </div>
      {isRestored && (
        <Button asChild tone="primary">
          <Link href={paths.pclogin()}>{text.login}</Link>
        </Button>
      )}
    </Card>
  );
}

/** Reasons why a member cannot log in, with appeals. */
export function BanSummary({ ticket }: { ticket: string }) {
  const { api, queries } = useApp();
  const query = apiQuery(api, "appealOpen", { body: { ticket }, silent: true });
  const { data, error, isError, isFetching, refetch } = useQuery(query);
  const send = async (id: string, appeal: string) => {
    await api.call("appealSend", { body: { ticket, id, text: appeal }, silent: true });
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  if (isError && !data)
    return (
      <Card>
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Card className="p-6" role="status" aria-busy="true">
        <Skeleton className="h-70 w-full" />
      </Card>
    );
  return (
    <>
      <BanStatus {...data} />
      {data.acts.length === 0 && (
        <Card>
          <EmptyState title={text.noActions} description={text.noActionsHint} className="py-12" />
        </Card>
      )}
      {data.acts.map((action, index) => (
        <ModerationActionCard key={action.id} action={action} isOpen={index === 0} send={send} />
      ))}
    </>
  );
}
