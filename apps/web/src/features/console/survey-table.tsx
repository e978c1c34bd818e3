import type { Api } from "@lenscape/api/client";
import { hasPermi } from "@lenscape/api/permissions";
import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Plus } from "lucide-react";
import { consoleText } from "#copy/console.ts";
import { deskText } from "#copy/console-desk.ts";
import { consoleSurveysText as text } from "#copy/console-surveys.ts";
import { useMember } from "#lib/app.tsx";
import { useAct } from "./act.ts";
import { RowButton } from "./cells.tsx";
import { COUNT, type Column, ConsoleList, FIGURES } from "./list.tsx";
import { SurveyEditor } from "./survey-editor.tsx";
import { ResultsDialog } from "./survey-results.tsx";
import { tones } from "./survey-state.ts";
import { useFilters } from "./use-filters.ts";

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

interface AskedProps {
  row: Row;
  label: string;
  /** What is asked first. */
  ask: string;
  act: (api: Api, surveyId: string) => Promise<unknown>;
}

/** An act on a questionnaire that is asked about first. */
function Asked({ row, label, ask, act }: AskedProps) {
  const [run, running] = useAct(async (api) => {
    const content = fillText(ask, { title: row.title });
    if (!(await confirm({ content, okText: label, tone: "danger" }))) return false;
    await act(api, row.id);
  });
  return (
    <RowButton danger loading={running} onClick={run}>
      {label}
    </RowButton>
  );
}

function Copy({ row, onCopied }: { row: Row; onCopied: (surveyId: string) => void }) {
  const [copy, copying] = useAct(async (api) => {
    onCopied((await api.call("questionnaireManageCopy", { body: { surveyId: row.id } })).id);
  });
  return (
    <RowButton loading={copying} onClick={copy}>
      {text.copy}
    </RowButton>
  );
}

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
          <>
            {row.state !== "draft" && (
              <RowButton onClick={() => open({ surveyId: row.id })}>{text.results}</RowButton>
            )}
            {makes && (
              <>
                <RowButton onClick={() => open({ edit: row.id })}>{deskText.edit}</RowButton>
                <Copy row={row} onCopied={(surveyId) => open({ edit: surveyId })} />
                {row.state === "open" && (
                  <Asked
                    row={row}
                    label={text.close}
                    ask={text.closeAsk}
                    act={(api, surveyId) => api.call("questionnaireManageClose", { body: { surveyId } })}
                  />
                )}
                {row.state === "draft" && (
                  <Asked
                    row={row}
                    label={text.remove}
                    ask={text.removeAsk}
                    act={(api, surveyId) => api.call("questionnaireManageDel", { body: { surveyId } })}
                  />
                )}
              </>
            )}
          </>
        )}
      />
      {get("surveyId") && <ResultsDialog surveyId={get("surveyId")} onClose={() => close("surveyId")} />}
    </>
  );
}
