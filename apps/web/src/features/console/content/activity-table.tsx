import type { Api } from "@lenscape/api/client";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { CalendarX, Download } from "lucide-react";
import { useState } from "react";
import { activityText } from "#copy/activity-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { saveFile } from "#lib/save-file.ts";
import { paths } from "#paths";
import { FormDialog } from "../form/form-dialog.tsx";
import { COUNT, type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { ItemCell, MemberCell } from "../list/list-cells.tsx";
import { RowActs } from "../list/row-actions.tsx";
import { deskText } from "../list/text.ts";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleText } from "../text.ts";
import { consoleActivitiesText as text } from "./activity-table-text.ts";

type Row = RowOf<"activityManageList">;
type Signup = RowOf<"activitySignupList">;

const tones = ["neutral", "brand", "neutral", "brand", "neutral", "danger"] as const;
const signupTones = ["neutral", "brand", "danger", "neutral", "brand"] as const;
const optionsOf = (labels: readonly string[]) =>
  labels.map((label, index) => [String(index), label] as const);

const columns: readonly Column<Row>[] = [
  {
    title: text.name,
    cell: (row) => (
      <Link href={paths.activity(row.id)} className="hover:text-brand-text">
        <ItemCell src={row.cover} title={row.title} note={row.organiser.nickname} />
      </Link>
    ),
  },
  {
    title: text.at,
    order: "start_at",
    className: FIGURES,
    cell: ({ startAt, endAt }) => (
      <>
        {startAt.slice(0, 16)}
        <small className="block text-text-muted">
          {fillText(consoleText.until, {
            time: endAt.slice(0, 10) === startAt.slice(0, 10) ? endAt.slice(11, 16) : endAt.slice(0, 16),
          })}
        </small>
      </>
    ),
  },
  { title: text.signUntil, className: FIGURES, cell: (row) => row.signEndAt.slice(0, 16) },
  {
    title: text.signups,
    order: "joined_num",
    className: COUNT,
    cell: ({ joinedNum, maxNum, waitingNum }) => (
      <>
        {maxNum > 0 ? fillText(text.of, { n: joinedNum, max: maxNum }) : joinedNum}
        {waitingNum > 0 && (
          <small className="block text-text-muted">{fillText(text.waiting, { n: waitingNum })}</small>
        )}
      </>
    ),
  },
  {
    title: deskText.state,
    className: "whitespace-nowrap",
    cell: ({ state, status }) => (
      <>
        <Tag tone={tones[state]}>{text.states[state]}</Tag>{" "}
        {status === 3 && <Tag tone="danger">{text.statuses[3]}</Tag>}
      </>
    ),
  },
];

const signups: readonly Column<Signup>[] = [
  { title: deskText.member, cell: (row) => <MemberCell user={row.user} /> },
  { title: text.called, className: "whitespace-nowrap", cell: (row) => row.name || deskText.none },
  { title: text.phone, className: FIGURES, cell: (row) => row.phone || deskText.none },
  { title: text.answers, cell: (row) => <span className="wrap-anywhere">{row.answers.join("；")}</span> },
  {
    title: deskText.state,
    className: "whitespace-nowrap",
    cell: ({ status }) => <Tag tone={signupTones[status]}>{text.signupStates[status]}</Tag>,
  },
  { title: text.signedAt, className: FIGURES, cell: (row) => row.createdAt.slice(0, 16) },
];

const saveList = async (api: Api, activityId: string) => {
  const { content, fileName } = await api.call("activityManageExport", { body: { activityId } });
  saveFile(new Blob([content], { type: "text/csv;charset=utf-8" }), fileName);
};

/** Everybody who signed up for one activity, and the list as a file. */
function Signups({ activityId, name, onBack }: { activityId: string; name: string; onBack: () => void }) {
  const { api } = useApp();
  const [save, saving] = useAction(async () => {
    await saveList(api, activityId);
    toast(text.exported, { tone: "success" });
  });
  return (
    <ConsoleList
      id="activitySignupList"
      label={text.people}
      columns={signups}
      keyOf={({ user }) => user.userId}
      also={{ activityId }}
      empty={activityText.noSignups}
      filters={[{ name: "status", label: deskText.state, options: optionsOf(text.signupStates) }]}
      tools={
        <>
          <span className="self-center wrap-anywhere text-text-secondary max-md:w-full">
            {fillText(text.peopleOf, { name })}
          </span>
          <Button onClick={onBack}>{text.back}</Button>
          <Button tone="primary" loading={saving} onClick={() => void save()}>
            <Download aria-hidden="true" strokeWidth={1.7} />
            {text.export}
          </Button>
        </>
      }
    />
  );
}

function PlacesDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      name={`activity.${row.id}`}
      title={text.edit}
      description={row.title}
      fields={[
        { name: "signEndAt", label: text.signUntil, kind: "moment", required: true },
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

function CallOffDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      name={`activity.off.${row.id}`}
      title={text.callOff}
      description={text.callOffHint}
      submit={text.callOff}
      tone="danger"
      fields={[{ name: "reason", label: deskText.reason, required: true, max: 100 }]}
      onSubmit={(api, { reason }: { reason: string }) =>
        api.call("activityCancel", { body: { activityId: row.id, reason }, silent: true })
      }
      onClose={onClose}
    >
      <p className="wrap-anywhere">{row.title}</p>
    </FormDialog>
  );
}

/** The activities by state: who signed up, until when and how many may, cancelling one, and taking it down. */
export function ActivityTable() {
  const { get, open, close: leave } = useFilters();
  const [opened, setOpened] = useState<{ row: Row; act: "places" | "off" }>();
  const activityId = get("signups");
  const close = () => setOpened(undefined);
  if (activityId) {
    const back = () => leave("signups", "name", "status", "page");
    return <Signups activityId={activityId} name={get("name")} onBack={back} />;
  }
  return (
    <>
      <ConsoleList
        id="activityManageList"
        label={consoleText.sections.activities}
        columns={columns}
        empty={consoleText.comes.activities}
        keyOf={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.word },
          { name: "state", label: deskText.state, options: optionsOf(text.states) },
          { name: "status", label: text.shelf, options: Object.entries(text.statuses) },
        ]}
        acts={(row) => (
          <RowActs
            name={row.title}
            thread={{ id: row.id, user: row.organiser }}
            acts={[
              {
                label: text.people,
                open: () => open({ signups: row.id, name: row.title, status: "", page: "" }),
              },
              row.state < 4 && { label: text.edit, open: () => setOpened({ row, act: "places" }) },
              row.state < 4 && {
                label: text.callOff,
                icon: CalendarX,
                danger: true,
                open: () => setOpened({ row, act: "off" }),
              },
            ]}
          />
        )}
        overlay={(rows) =>
          opened?.act === "places" && (
            <PlacesDialog row={rows.find(({ id }) => id === opened.row.id) ?? opened.row} onClose={close} />
          )
        }
      />
      {opened?.act === "off" && <CallOffDialog row={opened.row} onClose={close} />}
    </>
  );
}
