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
import { appealText as text } from "#copy/appeal-text.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { ActCard } from "./moderation-action-card.tsx";

type Answer = AnswerOf<"appealOpen">;

/** What may not be done with the account now, and until when. */
function Verdict({ status, until }: Pick<Answer, "status" | "until">) {
  const isBack = status === "normal";
  const title = {
    normal: text.restored,
    closed: text.closed,
    forbidden: until ? fillText(text.forbidden, { time: until.slice(0, 16) }) : text.forbiddenForever,
  }[status];
  const ends = status === "forbidden" && until !== "";
  const lead = isBack ? text.restoredLead : ends ? text.forbiddenLead : text.closedLead;
  return (
    <Card className="flex flex-wrap items-center gap-4 px-4 py-6 md:px-8">
      <IconTile tone={isBack ? "brand" : "red"} shape="round" className="size-14">
        {isBack ? <CircleCheck /> : <Ban />}
      </IconTile>
      <div className="min-w-0 grow">
        <h1 className="font-semibold text-[1.375rem] leading-8 tabular-nums">{title}</h1>
        <p className="text-text-secondary">{lead}</p>
      </div>
      {isBack && (
        <Button asChild tone="primary">
          <Link href={paths.pclogin()}>{text.login}</Link>
        </Button>
      )}
    </Card>
  );
}

/** Why somebody may not log in, and their appeals. */
export function Standing({ ticket }: { ticket: string }) {
  const { api, queries } = useApp();
  const query = apiQuery(api, "appealOpen", { body: { ticket }, silent: true });
  const { data, error, isError, isFetching, refetch } = useQuery(query);
  const send = async (id: string, said: string) => {
    await api.call("appealSend", { body: { ticket, id, text: said }, silent: true });
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  if (isError && !data)
    return (
      <Card>
        <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
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
      <Verdict {...data} />
      {data.acts.length === 0 && (
        <Card>
          <EmptyState title={text.nothing} description={text.nothingHint} className="py-12" />
        </Card>
      )}
      {data.acts.map((act, index) => (
        <ActCard key={act.id} act={act} isOpen={index === 0} send={send} />
      ))}
    </>
  );
}
