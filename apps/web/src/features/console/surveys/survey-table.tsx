import { hasPermi } from "@lenscape/api/permissions";
import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { CircleStop, Copy, Plus, Trash } from "lucide-react";
import { useMember } from "#lib/app.tsx";
import { COUNT, type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { RowActs } from "../list/row-actions.tsx";
import { deskText } from "../list/text.ts";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleText } from "../text.ts";
import { SurveyEditor } from "./survey-editor.tsx";
import { ResultsDialog } from "./survey-results.tsx";
import { tones } from "./survey-state.ts";
import { consoleSurveysText as text } from "./text.ts";

type Row = RowOf<"questionnaireManageList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
    cell: (row) => <span className="line-clamp-2 min-w-40 wrap-anywhere">{row.title}</span>,
  },
  {
    title: text.span,
    className: FIGURES,
    cell: (row) => `${row.startAt.slice(0, 10)} – ${row.endAt.slice(0, 10)}`,
  },
  {
    title: deskText.state,
    className: "whitespace-nowrap",
    cell: (row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>,
  },
  { title: text.questions, className: COUNT, cell: (row) => row.questionCount },
  {
    title: text.answers,
    className: COUNT,
    cell: (row) => fillText(text.people, { n: row.answerCount }),
  },
  { title: text.points, className: COUNT, cell: (row) => row.rewardPoints || deskText.none },
];

/** The questionnaires: made, published, closed, and what has been answered to them. */
export function SurveyTable() {
  const { get, open, close } = useFilters();
  const { permissions } = useMember();
  const makes = hasPermi(permissions, "questionnaire.manage");
  const edit = get("edit");
  if (edit && makes) {
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
        keyOf={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.word },
          { name: "state", label: deskText.state, options: Object.entries(text.states) },
        ]}
        tools={
          makes && (
            <Button tone="primary" onClick={() => open({ edit: "new" })}>
              <Plus aria-hidden="true" strokeWidth={1.7} />
              {text.create}
            </Button>
          )
        }
        acts={(row) => (
          <RowActs
            name={row.title}
            acts={[
              row.state !== "draft" && { label: text.results, open: () => open({ surveyId: row.id }) },
              makes && { label: deskText.edit, open: () => open({ edit: row.id }) },
              makes && {
                label: text.copy,
                icon: Copy,
                act: async (api) => {
                  const copied = await api.call("questionnaireManageCopy", { body: { surveyId: row.id } });
                  open({ edit: copied.id });
                },
              },
              makes &&
                row.state === "open" && {
                  label: text.close,
                  icon: CircleStop,
                  danger: true,
                  ask: fillText(text.closeAsk, { title: row.title }),
                  act: (api) => api.call("questionnaireManageClose", { body: { surveyId: row.id } }),
                },
              makes &&
                row.state === "draft" && {
                  label: text.remove,
                  icon: Trash,
                  danger: true,
                  ask: fillText(text.removeAsk, { title: row.title }),
                  act: (api) => api.call("questionnaireManageDel", { body: { surveyId: row.id } }),
                },
            ]}
          />
        )}
      />
      {get("surveyId") && <ResultsDialog surveyId={get("surveyId")} onClose={() => close("surveyId")} />}
    </>
  );
}
