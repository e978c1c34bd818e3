import type { AnswerOf, BodyOf, RowOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { COUNT_CELL, type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { MemberCell, RowButton } from "../list/list-cells.tsx";
import { FactList, PictureList } from "../list/row-details.tsx";
import { tableText } from "../list/text.ts";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { feedbackTableText as text } from "./text.ts";

type Row = RowOf<"feedbackStaffList">;
type Detail = AnswerOf<"feedbackDetail">;
type Change = BodyOf<"changeSuggestStatus">;

const tones = ["accent", "info", "accent", "brand", "neutral", "neutral", "neutral"] as const;
const toOptions = (labels: readonly string[]) =>
  labels.map((label, index) => [String(index), label] as const);

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
    cell: (row) => (
      <>
        <span className="line-clamp-2 wrap-anywhere">{row.title}</span>
        <small className="text-text-muted tabular-nums">
          {[row.no, text.kinds[row.kind], row.modelName].filter(Boolean).join("，")}
        </small>
      </>
    ),
  },
  { title: tableText.member, cell: (row) => <MemberCell user={row.user} /> },
  {
    title: tableText.state,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone={tones[row.status]}>{text.states[row.status]}</Tag>{" "}
        {row.isPublic === 1 && <Tag>{text.public}</Tag>}
      </>
    ),
  },
  { title: text.meToo, className: COUNT_CELL, cell: (row) => formatCount(row.meTooCount) },
  { title: text.updatedAt, className: NUMERIC_CELL, cell: (row) => row.updatedAt.slice(0, 16) },
];

/** Feedback report of a member with its replies. */
function FeedbackReport({ detail }: { detail: Detail }) {
  return (
    <div className="grid gap-3">
      <MemberCell user={detail.user} />
      <p className="whitespace-pre-wrap wrap-anywhere leading-[1.7]">{detail.content}</p>
      <FactList
        facts={[
          ...(Object.keys(text.facts) as (keyof typeof text.facts)[]).map(
            (name) => [text.facts[name], detail[name] ?? ""] as const,
          ),
          [text.steps, detail.steps],
          [text.expected, detail.expected],
          [text.actual, detail.actual],
          [text.contact, detail.contact],
        ]}
      />
      <PictureList images={detail.imageList} />
      {detail.replies.length > 0 && (
        <section className="grid gap-2 rounded-control bg-surface-sunken p-3 text-meta">
          <h3 className="font-semibold text-text-secondary">{text.replies}</h3>
          {detail.replies.map((reply) => (
            <div key={reply.id}>
              <span className="text-text-muted tabular-nums">
                {`${reply.user.nickname}${reply.isStaff ? `（${text.staff}）` : ""}，${reply.createdAt.slice(0, 16)}`}
              </span>
              <p className="whitespace-pre-wrap wrap-anywhere">{reply.content}</p>
              <PictureList images={reply.imageList} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

/** Answers a feedback report, changes its status, or merges it into a known issue. */
function HandleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { api } = useApp();
  const detail = useQuery(consoleQuery(api, "feedbackDetail", { query: { feedbackId: id } }));
  const knownIssues = useQuery(consoleQuery(api, "suggestList", { query: { pageNum: 1, pageSize: 100 } }));
  const pendingQuery = !detail.data ? detail : !knownIssues.data ? knownIssues : undefined;
  if (pendingQuery || !detail.data) {
    return (
      <Dialog open onOpenChange={onClose} title={text.handle}>
        <QueryBody query={pendingQuery ?? detail}>{null}</QueryBody>
      </Dialog>
    );
  }
  const { status, mergedId, isPublic } = detail.data;
  // The statuses from 1 to 5 can be set here.
  const initialStatus = Math.max(1, Math.min(5, status));
  const fields: FormField[] = [
    {
      name: "status",
      label: tableText.state,
      kind: "select",
      numeric: true,
      options: toOptions(text.states).slice(1, 6),
      help: initialStatus === status ? undefined : fillText(text.stateHint, { state: text.states[status]! }),
    },
    {
      name: "mergedId",
      label: text.mergeTarget,
      kind: "select",
      options: [
        ["", text.notMerged],
        ...(knownIssues.data?.rows ?? [])
          .filter((row) => row.id !== id)
          .map(({ id: other, title }) => [other, title] as const),
      ],
    },
    { name: "content", label: text.content, kind: "textarea", max: 1000, help: text.contentHint },
    { name: "models", label: text.models, max: 80, wide: true },
    { name: "expectedIn", label: text.expectedIn, max: 20 },
    { name: "fixedIn", label: text.fixedIn, max: 20 },
    { name: "isPublic", label: text.isPublic, kind: "checkbox", wide: true },
  ];
  return (
    <FormDialog
      name={`feedback.${id}`}
      title={`${detail.data.no} ${detail.data.title}`}
      submit={text.handle}
      fields={fields}
      row={{ status: initialStatus, mergedId: mergedId ?? "", isPublic: isPublic ? 1 : 0 }}
      onSubmit={(_api, { mergedId: into, models, expectedIn, fixedIn, ...change }: Change) =>
        api.call("changeSuggestStatus", {
          body: {
            ...change,
            id,
            ...(change.status === 5 && { mergedId: into }),
            // Empty fields keep their value.
            ...(models && { models }),
            ...(expectedIn && { expectedIn }),
            ...(fixedIn && { fixedIn }),
          },
          silent: true,
        })
      }
      onClose={onClose}
    >
      <FeedbackReport detail={detail.data} />
    </FormDialog>
  );
}

/** Feedback reports and suggestions of members. */
export function FeedbackTable() {
  const { get, open, close } = useListFilters();
  return (
    <>
      <ConsoleList
        id="feedbackStaffList"
        label={consoleText.sections.feedback}
        columns={columns}
        empty={consoleText.emptyHints.feedback}
        getKey={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.search },
          { name: "status", label: tableText.state, options: toOptions(text.states) },
          { name: "kind", label: text.kind, options: toOptions(text.kinds) },
        ]}
        actions={(row) => (
          <RowButton isProminent={row.status < 2} onClick={() => open({ feedbackId: row.id })}>
            {row.status < 3 ? text.handle : tableText.view}
          </RowButton>
        )}
      />
      {get("feedbackId") && <HandleDialog id={get("feedbackId")} onClose={() => close("feedbackId")} />}
    </>
  );
}
