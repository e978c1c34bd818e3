import type { Api } from "@lenscape/api/client";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { CalendarX, Download } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { downloadFile } from "#lib/download-file.ts";
import { paths } from "#paths";
import { FormDialog } from "../form/form-dialog.tsx";
import { COUNT_CELL, type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { ItemCell, MemberCell } from "../list/list-cells.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { tableText } from "../list/text.ts";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleText } from "../text.ts";
import { activityTableText as text } from "./text.ts";

type Row = RowOf<"activityManageList">;
type Signup = RowOf<"activitySignupList">;

const tones = ["neutral", "brand", "neutral", "brand", "neutral", "danger"] as const;
const signupTones = ["neutral", "brand", "danger", "neutral", "brand"] as const;
const toOptions = (labels: readonly string[]) =>
  labels.map((label, index) => [String(index), label] as const);

const columns: readonly Column<Row>[] = [
  {
    title: text.activity,
    cell: (row) => (
      <Link href={paths.activity(row.id)} className="hover:text-brand-text">
        <ItemCell src={row.cover} title={row.title} note={row.organiser.nickname} />
      </Link>
    ),
  },
  {
    title: text.time,
    order: "start_at",
    className: NUMERIC_CELL,
    cell: ({ startAt, endAt }) => (
      <>
        <span>{startAt.slice(0, 16)}</span>
        <small className="block text-text-muted">
          {fillText(consoleText.until, {
            time: endAt.slice(0, 10) === startAt.slice(0, 10) ? endAt.slice(11, 16) : endAt.slice(0, 16),
          })}
        </small>
      </>
    ),
  },
  { title: text.signUpEnd, className: NUMERIC_CELL, cell: (row) => row.signEndAt.slice(0, 16) },
  {
    title: text.signups,
    order: "joined_num",
    className: COUNT_CELL,
    cell: ({ joinedNum, maxNum, waitingNum }) => (
      <>
        <span>{maxNum > 0 ? fillText(text.takenPlaces, { n: joinedNum, max: maxNum }) : joinedNum}</span>
        {waitingNum > 0 && (
          <small className="block text-text-muted">{fillText(text.pendingSignups, { n: waitingNum })}</small>
        )}
      </>
    ),
  },
  {
    title: tableText.state,
    className: "whitespace-nowrap",
    cell: ({ state, status }) => (
      <>
        <Tag tone={tones[state]}>{text.states[state]}</Tag>{" "}
        {status === 3 && <Tag tone="danger">{text.statuses[3]}</Tag>}
      </>
    ),
  },
];

const signupColumns: readonly Column<Signup>[] = [
  { title: tableText.member, cell: (row) => <MemberCell user={row.user} /> },
  { title: text.signupName, className: "whitespace-nowrap", cell: (row) => row.name || tableText.none },
  { title: text.phone, className: NUMERIC_CELL, cell: (row) => row.phone || tableText.none },
  { title: text.answers, cell: (row) => <span className="wrap-anywhere">{row.answers.join("；")}</span> },
  {
    title: tableText.state,
    className: "whitespace-nowrap",
    cell: ({ status }) => <Tag tone={signupTones[status]}>{text.signupStates[status]}</Tag>,
  },
  { title: text.signedUpAt, className: NUMERIC_CELL, cell: (row) => row.createdAt.slice(0, 16) },
];

const downloadSignups = async (api: Api, activityId: string) => {
  const { content, fileName } = await api.call("activityManageExport", { body: { activityId } });
  downloadFile(new Blob([content], { type: "text/csv;charset=utf-8" }), fileName);
};

/** Sign-ups of one activity, with an export. */
function Signups({ activityId, name, onBack }: { activityId: string; name: string; onBack: () => void }) {
  const { api } = useApp();
  const [save, saving] = useAction(async () => {
    await downloadSignups(api, activityId);
    toast(text.exported, { tone: "success" });
  });
  return (
    <ConsoleList
      id="activitySignupList"
      label={text.signupList}
      columns={signupColumns}
      getKey={({ user }) => user.userId}
      params={{ activityId }}
      empty={text.noSignups}
      filters={[{ name: "status", label: tableText.state, options: toOptions(text.signupStates) }]}
      toolbar={
        <>
          <span className="self-center wrap-anywhere text-text-secondary max-md:w-full">
            {fillText(text.signupListTitle, { name })}
          </span>
          <Button onClick={onBack}>{text.backToActivities}</Button>
          <Button tone="primary" loading={saving} onClick={() => void save()}>
            <Download aria-hidden="true" strokeWidth={1.7} />
            {text.export}
          </Button>
        </>
      }
    />
  );
}

/** Changes the sign-up deadline and the number of places. */
function SignupSettingsDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      name={`activity.${row.id}`}
      title={text.editSignUp}
      description={row.title}
      fields={[
        { name: "signEndAt", label: text.signUpEnd, kind: "datetime", required: true },
        {
          name: "maxNum",
          label: text.maxNum,
          kind: "number",
          required: true,
          help: fillText(text.maxHint, { n: row.joinedNum }),
        },
      ]}
      row={row}
      onSubmit={(api, { signEndAt, maxNum }: Pick<BodyOf<"activityManageSave">, "signEndAt" | "maxNum">) =>
        api.call("activityManageSave", {
          body: { activityId: row.id, version: row.version, signEndAt, maxNum },
          silent: true,
        })
      }
      onClose={onClose}
    />
  );
}

/** Cancels an activity with a reason. */
function CancelDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      name={`activity.off.${row.id}`}
      title={text.cancel}
      description={text.cancelHint}
      submit={text.cancel}
      tone="danger"
      fields={[{ name: "reason", label: tableText.reason, required: true, max: 100 }]}
      onSubmit={(api, { reason }: { reason: string }) =>
        api.call("activityCancel", { body: { activityId: row.id, reason }, silent: true })
      }
      onClose={onClose}
    >
      <p className="wrap-anywhere">{row.title}</p>
    </FormDialog>
  );
}

/** Activities with their sign-ups, sign-up settings, and actions to cancel or remove them. */
export function ActivityTable() {
  const { get, open, close: closeDetails } = useListFilters();
  const [dialog, setDialog] = useState<{ row: Row; kind: "settings" | "cancel" }>();
  const activityId = get("signups");
  const close = () => setDialog(undefined);
  if (activityId) {
    const back = () => closeDetails("signups", "name", "status", "page");
    return <Signups activityId={activityId} name={get("name")} onBack={back} />;
  }
  return (
    <>
      <ConsoleList
        id="activityManageList"
        label={consoleText.sections.activities}
        columns={columns}
        empty={consoleText.emptyHints.activities}
        getKey={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.search },
          { name: "state", label: tableText.state, options: toOptions(text.states) },
          { name: "status", label: text.visibility, options: Object.entries(text.statuses) },
        ]}
        actions={(row) => (
          <RowActions
            name={row.title}
            thread={{ id: row.id, user: row.organiser }}
            actions={[
              {
                label: text.signupList,
                open: () => open({ signups: row.id, name: row.title, status: "", page: "" }),
              },
              row.state < 4 && { label: text.editSignUp, open: () => setDialog({ row, kind: "settings" }) },
              row.state < 4 && {
                label: text.cancel,
                icon: CalendarX,
                danger: true,
                open: () => setDialog({ row, kind: "cancel" }),
              },
            ]}
          />
        )}
        overlay={(rows) =>
          dialog?.kind === "settings" && (
            <SignupSettingsDialog
              row={rows.find(({ id }) => id === dialog.row.id) ?? dialog.row}
              onClose={close}
            />
          )
        }
      />
      {dialog?.kind === "cancel" && <CancelDialog row={dialog.row} onClose={close} />}
    </>
  );
}
