import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { UserRow } from "@lenscape/ui/user-row";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { moderationText } from "#shell/moderation/text.ts";
import { useAct } from "../console-action.ts";
import { Body } from "../frame/console-query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { sweepText as text } from "./sweep-text.ts";

type Hours = BodyOf<"sweepRun">["hours"];

const HOURS: readonly Hours[] = [24, 168, 0];
const DAYS = [7, 30, 0];
const FOREVER = 0;
const REASON_MAX = limits.sweepRun.reason.maxLength;

interface SweepDialogProps {
  userIds: string[];
  /** Whether the member may ban forever. */
  forever: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Says what banning some accounts would take back, and does it. */
export function SweepDialog({ userIds, forever, onClose, onDone }: SweepDialogProps) {
  const { api } = useApp();
  const [hours, setHours] = useState<Hours>(24);
  const [days, setDays] = useState(30);
  const { form, change, clear } = usePersistentForm("sweep", useMember().userId, { reason: "" });
  const [error, setError] = useState("");
  const preview = useQuery({
    ...consoleQuery(api, "sweepPreview", { body: { userIds, hours } }),
    placeholderData: keepPreviousData,
  });
  const { members = [], threadCount = 0, postCount = 0 } = preview.data ?? {};
  const able = members.filter(({ refusal }) => refusal === "");
  const [run, running] = useAct(async (client) => {
    const reason = form.reason.trim();
    setError(reason ? "" : text.reasonMissing);
    if (!reason) return false;
    const ids = able.map(({ userId }) => userId);
    await client.call("sweepRun", { body: { userIds: ids, hours, days, reason } });
    clear();
    onDone();
    return true;
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      footer={
        <>
          <span className="mr-auto self-center text-sm text-text-muted">{text.hint}</span>
          <Button
            tone="danger"
            loading={running}
            disabled={able.length === 0 || preview.isPlaceholderData}
            onClick={run}
          >
            {fillText(text.confirm, { n: able.length, m: threadCount + postCount })}
          </Button>
        </>
      }
    >
      <Body query={preview}>
        <div className="grid gap-4">
          <dl className="grid grid-cols-2 rounded-lg bg-surface-sunken">
            {[
              [text.threads, threadCount],
              [text.posts, postCount],
            ].map(([label, count]) => (
              <div key={label} className="grid p-4">
                <dt className="order-2 text-sm text-text-muted">{label}</dt>
                <dd className="font-semibold text-2xl tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-1.5">
            <span className="font-medium text-sm text-text-secondary">{text.hours}</span>
            <FilterChips
              wrap
              aria-label={text.hours}
              options={HOURS.map((each) => ({ value: String(each), label: text.hourNames[each]! }))}
              value={String(hours)}
              onValueChange={(value) => setHours(Number(value) as Hours)}
            />
          </div>
          <div className="grid gap-1.5">
            <span className="font-medium text-sm text-text-secondary">{text.days}</span>
            <FilterChips
              wrap
              aria-label={text.days}
              options={DAYS.filter((each) => forever || each !== FOREVER).map((each) => ({
                value: String(each),
                label: moderationText.dayNames[each]!,
              }))}
              value={String(days)}
              onValueChange={(value) => setDays(Number(value))}
            />
          </div>
          <Field label={text.reason} required error={error}>
            <Textarea
              rows={2}
              maxLength={REASON_MAX}
              value={form.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          </Field>
          <FilterChips
            wrap
            aria-label={text.reason}
            options={moderationText.presets.member.map((preset) => ({ value: preset, label: preset }))}
            value={form.reason}
            onValueChange={(reason) => change({ reason })}
          />
          <div className="max-h-60 overflow-y-auto">
            {members.map(({ userId, nickname, avatar, threadCount, postCount, refusal }) => (
              <UserRow
                key={userId}
                className="px-0"
                user={{ userId, nickname, avatar }}
                href={paths.profile(userId)}
                action={
                  <span className="text-sm text-text-muted tabular-nums">
                    {refusal
                      ? fillText(text.left, { why: refusal })
                      : fillText(text.of, { threads: threadCount, posts: postCount })}
                  </span>
                }
              />
            ))}
          </div>
          <p className="rounded-md bg-surface-sunken p-3 text-sm text-text-secondary">{text.happens}</p>
        </div>
      </Body>
    </Dialog>
  );
}
