import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Pagination } from "@lenscape/ui/pagination";
import { Tag } from "@lenscape/ui/tag";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { useConsoleAction } from "../console-action.ts";
import { fromDateTimeInput } from "../form/form-values.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { RowButton } from "../list/list-cells.tsx";
import { consoleQuery, PAGE_SIZE } from "../queries.ts";
import { webhookText as text, type WebhookEvent, webhookEventText } from "./text.ts";

type Delivery = RowOf<"webhookDeliveryList">;

const tones = { pending: "info", delivered: "brand", failed: "danger" } as const;

/** Poll interval while a delivery is in progress. */
const POLL_INTERVAL_MS = 1000;

/** Whether the first attempt is due, or an attempt has no result yet; an attempt is counted when it starts. */
const isInProgress = ({ state, attempts, status, answer }: Delivery) =>
  state === "pending" && (attempts === 0 || (status === 0 && answer === ""));

/** Describes the result of the last attempt. */
function describeResult(delivery: Delivery): string {
  const { attempts, status, tookMs, answer, nextAt, state } = delivery;
  const attemptCount = fillText(text.attempts, { n: attempts });
  if (isInProgress(delivery)) return attemptCount;
  return [
    attemptCount,
    status === 0 ? text.noAnswer : String(status),
    fillText(text.took, { n: tookMs }),
    answer,
    state === "pending" && fillText(text.next, { time: nextAt }),
  ]
    .filter(Boolean)
    .join(" · ");
}

interface WebhookLogProps {
  webhook: { id: string; name: string };
  onClose: () => void;
}

/** Deliveries of a webhook with their results; each can be sent again. */
export function WebhookLog({ webhook: { id, name }, onClose }: WebhookLogProps) {
  const { api } = useApp();
  const [page, setPage] = useState(1);
  const query = { webhookId: id, pageNum: page, pageSize: PAGE_SIZE };
  const list = useQuery({
    ...consoleQuery(api, "webhookDeliveryList", { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isInProgress) ? POLL_INTERVAL_MS : false),
  });
  const [replay, replaying] = useConsoleAction((client, deliveryId?: string) =>
    client.call("webhookReplay", { body: { webhookId: id, ...(deliveryId && { deliveryId }) } }),
  );
  const [since, setSince] = useState("");
  const [replaySince, replayingSince] = useConsoleAction(async (client) => {
    const time = fromDateTimeInput(since);
    const content = fillText(text.replaySinceQuestion, { time });
    if (!(await confirm({ content, okText: text.replay }))) return false;
    return client.call("webhookReplay", { body: { webhookId: id, since: time } });
  });
  const { rows = [], total = 0 } = list.data ?? {};
  return (
    <Dialog
      open
      size="lg"
      title={text.logTitle}
      description={fillText(text.logHint, { name })}
      onOpenChange={onClose}
      footer={
        <Button
          loading={replaying}
          disabled={!rows.some(({ state }) => state === "failed")}
          onClick={() => replay()}
        >
          {text.replayAll}
        </Button>
      }
    >
      <form
        className="mb-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          replaySince();
        }}
      >
        <Field label={text.since} className="min-w-0 grow">
          <Input type="datetime-local" value={since} onChange={({ target }) => setSince(target.value)} />
        </Field>
        <Button type="submit" loading={replayingSince} disabled={since === ""}>
          {text.replaySince}
        </Button>
      </form>
      <QueryBody query={list}>
        {rows.length === 0 && <EmptyState size="sm" title={text.noDeliveries} />}
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="flex items-start gap-3 border-border py-3 not-first:border-t">
              <div className="grid min-w-0 grow gap-0.5">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Tag tone={tones[row.state]}>{text.deliveryStates[row.state]}</Tag>
                  <span>{webhookEventText[row.event as WebhookEvent] ?? row.event}</span>
                  <span className="text-meta text-text-muted tabular-nums">{row.createdAt}</span>
                </p>
                <p className="text-meta text-text-secondary wrap-anywhere">{describeResult(row)}</p>
              </div>
              <RowButton loading={replaying} onClick={() => replay(row.id)}>
                {text.replay}
              </RowButton>
            </li>
          ))}
        </ul>
        {total > PAGE_SIZE && (
          <Pagination page={page} total={total} pageSize={PAGE_SIZE} onPageChange={setPage} />
        )}
      </QueryBody>
    </Dialog>
  );
}
