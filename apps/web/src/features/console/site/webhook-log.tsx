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
import { useAct } from "../console-action.ts";
import { fromControl } from "../form/form-values.ts";
import { Body } from "../frame/console-query-body.tsx";
import { RowButton } from "../list/list-cells.tsx";
import { consoleQuery, PAGE } from "../queries.ts";
import { webhookText as text, type WebhookEvent, webhookEventText } from "./webhook-text.ts";

type Delivery = RowOf<"webhookDeliveryList">;

const tones = { pending: "info", delivered: "brand", failed: "danger" } as const;

/** How long what is under way is waited for before it is looked at again. */
const AGAIN_MS = 1000;

/** Whether it goes out within moments, or is out: an attempt counts from its beginning, and each one leaves an answer. */
const isUnderWay = ({ state, attempts, status, answer }: Delivery) =>
  state === "pending" && (attempts === 0 || (status === 0 && answer === ""));

/** What came of the last attempt. */
function resultOf(delivery: Delivery): string {
  const { attempts, status, tookMs, answer, nextAt, state } = delivery;
  const tried = fillText(text.attempts, { n: attempts });
  if (isUnderWay(delivery)) return tried;
  return [
    tried,
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

/** What was sent to an address and what became of it, each to be sent again. */
export function WebhookLog({ webhook: { id, name }, onClose }: WebhookLogProps) {
  const { api } = useApp();
  const [page, setPage] = useState(1);
  const query = { webhookId: id, pageNum: page, pageSize: PAGE };
  const list = useQuery({
    ...consoleQuery(api, "webhookDeliveryList", { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isUnderWay) ? AGAIN_MS : false),
  });
  const [replay, replaying] = useAct((client, deliveryId?: string) =>
    client.call("webhookReplay", { body: { webhookId: id, ...(deliveryId && { deliveryId }) } }),
  );
  const [since, setSince] = useState("");
  const [replaySince, replayingSince] = useAct(async (client) => {
    const time = fromControl(since);
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
      description={fillText(text.logLead, { name })}
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
      <Body query={list}>
        {rows.length === 0 && <EmptyState size="sm" title={text.logNone} />}
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="flex items-start gap-3 border-border py-3 not-first:border-t">
              <div className="grid min-w-0 grow gap-0.5">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Tag tone={tones[row.state]}>{text.deliveryStates[row.state]}</Tag>
                  <span>{webhookEventText[row.event as WebhookEvent] ?? row.event}</span>
                  <span className="text-sm text-text-muted tabular-nums">{row.createdAt}</span>
                </p>
                <p className="text-sm text-text-secondary wrap-anywhere">{resultOf(row)}</p>
              </div>
              <RowButton loading={replaying} onClick={() => replay(row.id)}>
                {text.replay}
              </RowButton>
            </li>
          ))}
        </ul>
        {total > PAGE && <Pagination page={page} total={total} pageSize={PAGE} onPageChange={setPage} />}
      </Body>
    </Dialog>
  );
}
