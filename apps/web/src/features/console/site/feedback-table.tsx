import type { AnswerOf, BodyOf, RowOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { Body } from "../frame/console-query-body.tsx";
import { COUNT, type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { MemberCell, RowButton } from "../list/list-cells.tsx";
import { Facts, Pictures } from "../list/row-details.tsx";
import { deskText } from "../list/text.ts";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { consoleFeedbackText as text } from "./feedback-table-text.ts";

type Row = RowOf<"feedbackStaffList">;
type Detail = AnswerOf<"feedbackDetail">;
type Change = BodyOf<"changeSuggestStatus">;

const tones = ["accent", "info", "accent", "brand", "neutral", "neutral", "neutral"] as const;
const choices = (labels: readonly string[]) => labels.map((label, index) => [String(index), label] as const);

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
    cell: (row) => (
      <>
        <span className="line-clamp-2 wrap-anywhere">{row.title}</span>
        <small className="text-text-muted tabular-nums">
          {row.no}，{text.kinds[row.kind]}
          {row.modelName && `，${row.modelName}`}
        </small>
      </>
    ),
  },
  { title: deskText.member, cell: (row) => <MemberCell user={row.user} /> },
  {
    title: deskText.state,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone={tones[row.status]}>{text.states[row.status]}</Tag>{" "}
        {row.isPublic === 1 && <Tag>{text.public}</Tag>}
      </>
    ),
  },
  { title: text.meToo, className: COUNT, cell: (row) => formatCount(row.meTooCount) },
  { title: text.updated, className: FIGURES, cell: (row) => row.updatedAt.slice(0, 16) },
];

/** What the member wrote, and what has been said since. */
function Letter({ detail }: { detail: Detail }) {
  return (
    <div className="grid gap-3">
      <MemberCell user={detail.user} />
      <p className="whitespace-pre-wrap wrap-anywhere leading-[1.7]">{detail.content}</p>
      <Facts
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
      <Pictures images={detail.imageList} />
      {detail.replies.length > 0 && (
        <section className="grid gap-2 rounded-md bg-surface-sunken p-3 text-sm">
          <h3 className="font-medium text-text-secondary">{text.replies}</h3>
          {detail.replies.map((reply) => (
            <div key={reply.id}>
              <span className="text-text-muted tabular-nums">
                {reply.isStaff ? `${reply.user.nickname}（${text.staff}）` : reply.user.nickname}，
                {reply.createdAt.slice(0, 16)}
              </span>
              <p className="whitespace-pre-wrap wrap-anywhere">{reply.content}</p>
              <Pictures images={reply.imageList} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

function HandleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { api } = useApp();
  const detail = useQuery(consoleQuery(api, "feedbackDetail", { query: { feedbackId: id } }));
  const known = useQuery(consoleQuery(api, "suggestList", { query: { pageNum: 1, pageSize: 100 } }));
  const waiting = !detail.data ? detail : !known.data ? known : undefined;
  if (waiting || !detail.data) {
    return (
      <Dialog open onOpenChange={onClose} title={text.handle}>
        <Body query={waiting ?? detail}>{null}</Body>
      </Dialog>
    );
  }
  const { status, mergedId, isPublic } = detail.data;
  /** One of those that handling may bring about. */
  const begun = Math.max(1, Math.min(5, status));
  const fields: FormField[] = [
    {
      name: "status",
      label: deskText.state,
      kind: "select",
      numeric: true,
      options: choices(text.states).slice(1, 6),
      help: begun === status ? undefined : fillText(text.stateHint, { state: text.states[status]! }),
    },
    {
      name: "mergedId",
      label: text.mergedId,
      kind: "select",
      options: [
        ["", text.notMerged],
        ...(known.data?.rows ?? [])
          .filter((row) => row.id !== id)
          .map(({ id: other, title }) => [other, title] as const),
      ],
    },
    { name: "content", label: text.content, kind: "area", max: 1000, help: text.contentHint },
    { name: "models", label: text.models, max: 80, wide: true },
    { name: "expectedIn", label: text.expectedIn, max: 20 },
    { name: "fixedIn", label: text.fixedIn, max: 20 },
    { name: "isPublic", label: text.isPublic, kind: "flag", wide: true },
  ];
  return (
    <FormDialog
      name={`feedback.${id}`}
      title={`${detail.data.no} ${detail.data.title}`}
      submit={text.handle}
      fields={fields}
      row={{ status: begun, mergedId: mergedId ?? "", isPublic: isPublic ? 1 : 0 }}
      onSubmit={(_api, { mergedId: into, models, expectedIn, fixedIn, ...change }: Change) =>
        api.call("changeSuggestStatus", {
          body: {
            ...change,
            id,
            ...(change.status === 5 && { mergedId: into }),
            // What is left empty stays as it was.
            ...(models && { models }),
            ...(expectedIn && { expectedIn }),
            ...(fixedIn && { fixedIn }),
          },
          silent: true,
        })
      }
      onClose={onClose}
    >
      <Letter detail={detail.data} />
    </FormDialog>
  );
}

/** What members reported and wished for: answered, moved on, merged, published. */
export function FeedbackTable() {
  const { get, open, close } = useFilters();
  return (
    <>
      <ConsoleList
        id="feedbackStaffList"
        label={consoleText.sections.feedback}
        columns={columns}
        empty={consoleText.comes.feedback}
        keyOf={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.word },
          { name: "status", label: deskText.state, options: choices(text.states) },
          { name: "kind", label: text.kind, options: choices(text.kinds) },
        ]}
        acts={(row) => (
          <RowButton strong={row.status < 2} onClick={() => open({ feedbackId: row.id })}>
            {row.status < 3 ? text.handle : deskText.see}
          </RowButton>
        )}
      />
      {get("feedbackId") && <HandleDialog id={get("feedbackId")} onClose={() => close("feedbackId")} />}
    </>
  );
}
