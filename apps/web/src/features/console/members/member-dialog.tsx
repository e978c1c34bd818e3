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
import { useAttempt } from "#lib/use-attempt.ts";
import { paths } from "#paths";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { closing, denying, forbidding } from "#shell/moderation/member-moderation.ts";
import ActDialog, { type ActPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText } from "#shell/moderation/text.ts";
import { refreshConsole } from "../console-action.ts";
import { Body } from "../frame/console-query-body.tsx";
import { auditWord } from "../list/list-cells.tsx";
import { consoleQuery, userGroups } from "../queries.ts";
import { consoleText as text } from "../text.ts";
import { MemberNotes } from "./member-notes.tsx";

type Detail = AnswerOf<"consoleMember">;

/** One of the three jobs of the dialog, apart from the one above. */
const PART = "grid gap-3 border-border border-t pt-4";

/** One member: what may be changed of them, and what has been done about them. */
export function MemberDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { api } = useApp();
  const detail = useQuery(consoleQuery(api, "consoleMember", { query: { userId } }));
  const { data } = detail;
  if (data) return <Loaded key={JSON.stringify(data)} data={data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={text.editMember}>
      <Body query={detail}>{null}</Body>
    </Dialog>
  );
}

function Loaded({ data, onClose }: { data: Detail; onClose: () => void }) {
  const app = useApp();
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const { member: row, mayDo } = data;
  const { userId, nickname } = row;
  const [asking, setAsking] = useState<ActPrompt>();
  const subject = { userId, nickname, refresh: () => refreshConsole(app) };
  const acts = [
    ["deny", row.status === "denied"],
    ["forbidden", row.status === "forbidden"],
    ["closed", row.status === "closed"],
  ] as const;
  const ask = (act: (typeof acts)[number][0], on: boolean) => {
    if (act === "deny") return denying(app, subject, { on, circles: [], everywhere: true });
    if (act === "forbidden") return forbidding(app, subject, { on, forever: mayDo.includes("closed") });
    return closing(app, subject, on);
  };
  const given = acts.filter(([act]) => mayDo.includes(act));
  if (asking) return <ActDialog asking={asking} onClose={() => setAsking(undefined)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={text.editMember}
      footer={
        <>
          {row.status !== "closed" && (
            <Button asChild className="mr-auto">
              <Link href={paths.profile(userId)}>{text.openPage}</Link>
            </Button>
          )}
          <Button onClick={onClose}>{text.cancel}</Button>
          {mayDo.includes("group") && (
            <Button type="submit" form={formId} tone="primary" loading={saving}>
              {text.save}
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
              <span className="truncate font-semibold text-lg">{nickname}</span>
              <StaffMark isStaff={row.isStaff} />
            </p>
            <p className="text-sm text-text-muted tabular-nums">
              {fillText(text.number, { id: userId })}，
              {fillText(text.joined, { time: row.joinedAt.slice(0, 10) })}，{text.posts} {row.threadCount}
            </p>
          </div>
        </div>
        <section className={PART}>
          <h3 className="font-semibold">{text.duties}</h3>
          {mayDo.includes("group") ? (
            <Duties id={formId} data={data} onSaving={setSaving} />
          ) : (
            <p>
              {text.group}：{row.groupName}
            </p>
          )}
        </section>
        <div className={cn(PART, "empty:hidden")}>
          <MemberNotes userId={userId} />
        </div>
        <section className={PART}>
          <h3 className="font-semibold">
            {text.log}
            {data.violations > 0 && `（${fillText(text.times, { n: data.violations })}）`}
          </h3>
          {data.log.length === 0 && <p className="text-sm text-text-muted">{text.noLog}</p>}
          <ul className="grid gap-1 text-sm empty:hidden">
            {data.log.map(({ id, action, value, actor, reason, createdAt }) => (
              <li key={id} className="wrap-anywhere">
                <span className="text-text-muted tabular-nums">{createdAt.slice(0, 16)}</span>{" "}
                {actor.nickname} {auditWord({ action, value })}
                {reason && `，${reason}`}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {given.map(([act, on]) => (
              <Button
                key={act}
                className={on ? undefined : "text-danger-text"}
                onClick={() => setAsking(ask(act, on))}
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

interface DutiesProps {
  /** Of the form, for the button that sends it. */
  id: string;
  data: Detail;
  onSaving: (saving: boolean) => void;
}

/** The member's group and the circles in their care; saved with a reason. */
function Duties({ id, data, onSaving }: DutiesProps) {
  const app = useApp();
  const { userId } = data.member;
  const groups = useQuery(userGroups(app.api));
  const circles = useQuery(apiQuery(app.api, "filterCircle"));
  const { form, latest, change, clear } = usePersistentForm(`console.member.${userId}`, useMember().userId, {
    groupId: data.member.groupId,
    circleIds: data.circles.map(({ id }) => id),
    reason: "",
  });
  const { groupId, circleIds, reason } = form;
  const [error, attempt, setError] = useAttempt();
  const [save, saving] = useAction(async () => {
    const typed = latest();
    const why = typed.reason.trim();
    if (why === "") return setError(text.reasonMissing);
    const body = { userId, ...typed, reason: why };
    if (!(await attempt(() => app.api.call("consoleMemberUpdate", { body, silent: true })))) return;
    clear();
    toast(text.saved, { tone: "success" });
    await refreshConsole(app);
  });
  useEffect(() => onSaving(saving), [saving, onSaving]);
  return (
    <form
      id={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={text.group}>
        <Select value={groupId} onChange={(event) => change({ groupId: event.target.value })}>
          {(groups.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm text-text-secondary">{text.circles}</legend>
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
      <Field label={text.reason} required help={text.savedHint} error={error}>
        <Input maxLength={200} value={reason} onChange={(event) => change({ reason: event.target.value })} />
      </Field>
    </form>
  );
}
