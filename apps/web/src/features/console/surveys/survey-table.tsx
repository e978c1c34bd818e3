import { hasPermi } from "@lenscape/api/permissions";
import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { CircleStop, Copy, Plus, Trash } from "lucide-react";
import { useMember } from "#lib/app.tsx";
import { COUNT_CELL, type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { tableText } from "../list/text.ts";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleText } from "../text.ts";
import { SurveyEditor } from "./survey-editor.tsx";
import { ResultsDialog } from "./survey-results.tsx";
import { surveyStateTones } from "./survey-values.ts";
import { surveyText as text } from "./text.ts";

type Row = RowOf<"questionnaireManageList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
    cell: (row) => <span className="line-clamp-2 min-w-40 wrap-anywhere">{row.title}</span>,
  },
  {
    title: text.period,
    className: NUMERIC_CELL,
    cell: (row) => `${row.startAt.slice(0, 10)} – ${row.endAt.slice(0, 10)}`,
  },
  {
    title: tableText.state,
    className: "whitespace-nowrap",
    cell: (row) => <Tag tone={surveyStateTones[row.state]}>{text.states[row.state]}</Tag>,
  },
  { title: text.questions, className: COUNT_CELL, cell: (row) => row.questionCount },
  {
    title: text.answers,
    className: COUNT_CELL,
    cell: (row) => fillText(text.answerCount, { n: row.answerCount }),
  },
  { title: text.rewardPoints, className: COUNT_CELL, cell: (row) => row.rewardPoints || tableText.none },
];

/** Surveys with their editor and results. */
export function SurveyTable() {
  const { get, open, close } = useListFilters();
  const { permissions } = useMember();
  const canManage = hasPermi(permissions, "questionnaire.manage");
  const edit = get("edit");
  if (edit && canManage) {
    return (
      <SurveyEditor
        key={edit}
        surveyId={edit === "new" ? undefined : edit}
        onSaved={(surveyId) => (surveyId ? open({ edit: surveyId }) : close("edit"))}
      />
    );
  }
  return (
    <>
      <ConsoleList
        id="questionnaireManageList"
        label={consoleText.sections.surveys}
        columns={columns}
        getKey={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.search },
          { name: "state", label: tableText.state, options: Object.entries(text.states) },
        ]}
        toolbar={
          canManage && (
            <Button tone="primary" onClick={() => open({ edit: "new" })}>
              <Plus aria-hidden="true" strokeWidth={1.7} />
              {text.create}
            </Button>
          )
        }
        actions={(row) => (
          <RowActions
            name={row.title}
            actions={[
              row.state !== "draft" && { label: text.results, open: () => open({ surveyId: row.id }) },
              canManage && { label: tableText.edit, open: () => open({ edit: row.id }) },
              canManage && {
                label: text.copy,
                icon: Copy,
                run: async (api) => {
                  const copied = await api.call("questionnaireManageCopy", { body: { surveyId: row.id } });
                  open({ edit: copied.id });
                },
              },
              canManage &&
                row.state === "open" && {
                  label: text.close,
                  icon: CircleStop,
                  danger: true,
                  question: fillText(text.closeQuestion, { title: row.title }),
                  run: (api) => api.call("questionnaireManageClose", { body: { surveyId: row.id } }),
                },
              canManage &&
                row.state === "draft" && {
                  label: text.delete,
                  icon: Trash,
                  danger: true,
                  question: fillText(text.deleteQuestion, { title: row.title }),
                  run: (api) => api.call("questionnaireManageDel", { body: { surveyId: row.id } }),
                },
            ]}
          />
        )}
      />
      {get("surveyId") && <ResultsDialog surveyId={get("surveyId")} onClose={() => close("surveyId")} />}
    </>
  );
}
