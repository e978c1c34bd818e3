import type { AnswerOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Select } from "@lenscape/ui/select";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { paths } from "#paths";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { createBanPrompt, createClosePrompt, createMutePrompt } from "#shell/moderation/member-moderation.ts";
import { ModerationDialog, type ModerationPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText } from "#shell/moderation/text.ts";
import { refreshConsole } from "../console-action.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { getAuditActionName } from "../list/list-cells.tsx";
import { consoleQuery, userGroupsQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { MemberNotes } from "./member-notes.tsx";
import { memberText as text } from "./text.ts";

type Detail = AnswerOf<"consoleMember">;

const SECTION = "grid gap-3 border-border border-t pt-4";

/** Details of a member: group and circles, notes, and sanctions. */
export function MemberDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { api } = useApp();
  const detail = useQuery(consoleQuery(api, "consoleMember", { query: { userId } }));
  const { data } = detail;
  if (data) return <Loaded key={JSON.stringify(data)} data={data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={text.edit}>
      <QueryBody query={detail}>{null}</QueryBody>
    </Dialog>
  );
}

function Loaded({ data, onClose }: { data: Detail; onClose: () => void }) {
  const app = useApp();
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const { member: row, mayDo } = data;
  const { userId, nickname } = row;
  const [prompt, setPrompt] = useState<ModerationPrompt>();
  const subject = { userId, nickname, refresh: () => refreshConsole(app) };
  const acts = [
    ["deny", row.status === "denied"],
    ["forbidden", row.status === "forbidden"],
    ["closed", row.status === "closed"],
  ] as const;
  const ask = (act: (typeof acts)[number][0], on: boolean) => {
    if (act === "deny")
      return createMutePrompt(app, subject, { isOn: on, circles: [], canMuteEverywhere: true });
    if (act === "forbidden")
      return createBanPrompt(app, subject, { isOn: on, canBanForever: mayDo.includes("closed") });
    return createClosePrompt(app, subject, on);
  };
  const permittedActs = acts.filter(([act]) => mayDo.includes(act));
  if (prompt) return <ModerationDialog prompt={prompt} onClose={() => setPrompt(undefined)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={text.edit}
      footer={
        <>
          {row.status !== "closed" && (
            <Button asChild className="mr-auto">
              <Link href={paths.profile(userId)}>{text.openProfile}</Link>
            </Button>
          )}
          <Button onClick={onClose}>{consoleText.cancel}</Button>
          {mayDo.includes("group") && (
            <Button type="submit" form={formId} tone="primary" loading={saving}>
              {consoleText.save}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex items-center gap-3.5">
          <Avatar src={row.avatar} name={nickname} size={56} verified={row.isVerified > 0} />
          <div className="min-w-0">
            <p className="flex items-center gap-1.5">
              <span className="truncate font-semibold text-title">{nickname}</span>
              <StaffMark isStaff={row.isStaff} />
            </p>
            <p className="text-meta text-text-muted tabular-nums">
              {`${fillText(consoleText.number, { id: userId })}，${fillText(consoleText.joined, { time: row.joinedAt.slice(0, 10) })}，${text.threadCount} ${row.threadCount}`}
            </p>
          </div>
        </div>
        <section className={SECTION}>
          <h3 className="font-semibold">{text.assignments}</h3>
          {mayDo.includes("group") ? (
            <AssignmentForm id={formId} data={data} onSavingChange={setSaving} />
          ) : (
            <p>{`${consoleText.group}：${row.groupName}`}</p>
          )}
        </section>
        <div className={cn(SECTION, "empty:hidden")}>
          <MemberNotes userId={userId} />
        </div>
        <section className={SECTION}>
          <h3 className="font-semibold">
            <span>{text.sanctions}</span>
            {data.violations > 0 && (
              <span>{`（${fillText(consoleText.times, { n: data.violations })}）`}</span>
            )}
          </h3>
          {data.log.length === 0 && <p className="text-meta text-text-muted">{text.noSanctions}</p>}
          <ul className="grid gap-1 text-meta empty:hidden">
            {data.log.map(({ id, action, value, actor, reason, createdAt }) => (
              <li key={id} className="wrap-anywhere">
                <span className="text-text-muted tabular-nums">{createdAt.slice(0, 16)}</span>{" "}
                <span>
                  {`${actor.nickname} ${getAuditActionName({ action, value })}${reason && `，${reason}`}`}
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {permittedActs.map(([act, on]) => (
              <Button
                key={act}
                className={on ? undefined : "text-danger-text"}
                onClick={() => setPrompt(ask(act, on))}
              >
                {moderationText.acts[act]![on ? 1 : 0]}
              </Button>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  );
}

interface AssignmentFormProps {
  /** ID of the form, for the submit button outside it. */
  id: string;
  data: Detail;
  onSavingChange: (isSaving: boolean) => void;
}

/** Assigns the user group and the moderated circles of a member, with a reason. */
function AssignmentForm({ id, data, onSavingChange }: AssignmentFormProps) {
  const app = useApp();
  const { userId } = data.member;
  const groups = useQuery(userGroupsQuery(app.api));
  const circles = useQuery(apiQuery(app.api, "filterCircle"));
  const { form, latest, change, clear } = usePersistentForm(`console.member.${userId}`, useMember().userId, {
    groupId: data.member.groupId,
    circleIds: data.circles.map(({ id }) => id),
    reason: "",
  });
  const { groupId, circleIds } = form;
  const [error, attempt, setError] = useSubmit();
  const [save, saving] = useAction(async () => {
    const values = latest();
    const reason = values.reason.trim();
    if (reason === "") return setError(text.reasonMissing);
    const body = { userId, ...values, reason };
    if (!(await attempt(() => app.api.call("consoleMemberUpdate", { body, silent: true })))) return;
    clear();
    toast(consoleText.saved, { tone: "success" });
    await refreshConsole(app);
  });
  useEffect(() => onSavingChange(saving), [saving, onSavingChange]);
  return (
    <form
      id={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={consoleText.group}>
        <Select value={groupId} onChange={(event) => change({ groupId: event.target.value })}>
          {(groups.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-semibold text-meta text-text-secondary">{text.circles}</legend>
        <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {(circles.data?.rows ?? []).map(({ id, groupName }) => (
            <Checkbox
              key={id}
              checked={circleIds.includes(id)}
              onCheckedChange={(on) =>
                change({ circleIds: on ? [...circleIds, id] : circleIds.filter((each) => each !== id) })
              }
            >
              {groupName}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Field label={consoleText.reason} required help={text.savedHint} error={error}>
        <Input
          maxLength={200}
          value={form.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </form>
  );
}
