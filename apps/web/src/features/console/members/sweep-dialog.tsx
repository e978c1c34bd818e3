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
import { useConsoleAction } from "../console-action.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { sweepText as text } from "./text.ts";

type Hours = BodyOf<"sweepRun">["hours"];

/** Selectable ages of the content to remove, in hours; 0 is all content. */
const HOURS: readonly Hours[] = [24, 168, 0];
/** Selectable ban durations in days; `FOREVER` is permanent. */
const DAYS = [7, 30, 0];
const FOREVER = 0;
const MAX_REASON_LENGTH = limits.sweepRun.reason.maxLength;

interface SweepDialogProps {
  userIds: string[];
  /** Whether the viewer may ban permanently. */
  canBanForever: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Previews the accounts and content affected by a sweep, and runs it. */
export function SweepDialog({ userIds, canBanForever, onClose, onDone }: SweepDialogProps) {
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
  const sweepable = members.filter(({ refusal }) => refusal === "");
  const [run, running] = useConsoleAction(async (client) => {
    const reason = form.reason.trim();
    setError(reason ? "" : text.reasonMissing);
    if (!reason) return false;
    const ids = sweepable.map(({ userId }) => userId);
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
          <span className="mr-auto self-center text-meta text-text-muted">{text.hint}</span>
          <Button
            tone="danger"
            loading={running}
            disabled={sweepable.length === 0 || preview.isPlaceholderData}
            onClick={run}
          >
            {fillText(text.confirm, { n: sweepable.length, m: threadCount + postCount })}
          </Button>
        </>
      }
    >
      <QueryBody query={preview}>
        <div className="grid gap-4">
          <dl className="grid grid-cols-2 rounded-media bg-surface-sunken">
            {[
              [text.threads, threadCount],
              [text.posts, postCount],
            ].map(([label, count]) => (
              <div key={label} className="grid p-4">
                <dt className="order-2 text-meta text-text-muted">{label}</dt>
                <dd className="font-semibold text-page tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-1.5">
            <span className="font-semibold text-meta text-text-secondary">{text.contentAge}</span>
            <FilterChips
              wrap
              aria-label={text.contentAge}
              options={HOURS.map((each) => ({ value: String(each), label: text.hourNames[each]! }))}
              value={String(hours)}
              onValueChange={(value) => setHours(Number(value) as Hours)}
            />
          </div>
          <div className="grid gap-1.5">
            <span className="font-semibold text-meta text-text-secondary">{text.banDuration}</span>
            <FilterChips
              wrap
              aria-label={text.banDuration}
              options={DAYS.filter((each) => canBanForever || each !== FOREVER).map((each) => ({
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
              maxLength={MAX_REASON_LENGTH}
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
                  <span className="text-meta text-text-muted tabular-nums">
                    {refusal
                      ? fillText(text.skipped, { why: refusal })
                      : fillText(text.contentCounts, { threads: threadCount, posts: postCount })}
                  </span>
                }
              />
            ))}
          </div>
          <p className="rounded-control bg-surface-sunken p-3 text-meta text-text-secondary">
            {text.effects}
          </p>
        </div>
      </QueryBody>
    </Dialog>
  );
}
