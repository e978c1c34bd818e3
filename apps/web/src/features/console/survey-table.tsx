import type { AnswerOf, RowOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { Progress } from "@lenscape/ui/progress";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { consoleText } from "#copy/console.ts";
import { deskText } from "#copy/console-desk.ts";
import { useApp } from "#lib/app.tsx";
import { Body } from "./body.tsx";
import { RowButton } from "./cells.tsx";
import { type Column, ConsoleList, FIGURES } from "./list.tsx";
import { Pictures } from "./pictures.tsx";
import { consoleQuery } from "./queries.ts";
import { useFilters } from "./use-filters.ts";

type Row = RowOf<"questionnaireList">;
type Question = AnswerOf<"questionnaireResults">["questions"][number];

const text = deskText.surveys;
const tones = ["neutral", "brand", "neutral"] as const;

const columns: readonly Column<Row>[] = [
  { title: text.title, cell: (row) => <span className="line-clamp-2 break-all">{row.title}</span> },
  {
    title: text.span,
    className: FIGURES,
    cell: (row) => `${row.startAt.slice(0, 10)} – ${row.endAt.slice(0, 10)}`,
  },
  {
    title: deskText.state,
    cell: (row) => <Tag tone={tones[row.status]}>{text.states[row.status]}</Tag>,
  },
  {
    title: text.answers,
    className: FIGURES,
    cell: (row) => text.people.replace("{n}", String(row.answerCount)),
  },
  { title: text.points, className: FIGURES, cell: (row) => row.rewardPoints || deskText.none },
];

function Result({ question }: { question: Question }) {
  const { type, title, answered, average, counts, texts, imageList } = question;
  const mean = type === "rating" || type === "nps" ? text.averages[type].replace("{n}", String(average)) : "";
  return (
    <li className="grid gap-2 border-border py-4 not-first:border-t">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-text-muted tabular-nums">
        {[text.answered.replace("{n}", String(answered)), mean].filter(Boolean).join("，")}
      </p>
      {counts.map(({ id, label, count, place }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-center gap-3 text-sm tabular-nums"
        >
          <span className="break-all">{label}</span>
          <Progress value={answered === 0 ? 0 : (count / answered) * 100} size="sm" aria-label={label} />
          <span className="text-text-muted">
            {place > 0 ? text.place.replace("{n}", String(place)) : count}
          </span>
        </div>
      ))}
      {texts.length > 0 && (
        <ul className="grid max-h-60 gap-1.5 overflow-y-auto text-sm">
          {texts.map((said, index) => (
            <li key={index} className="whitespace-pre-wrap break-all rounded-md bg-surface-sunken px-3 py-2">
              {said}
            </li>
          ))}
        </ul>
      )}
      <Pictures images={imageList} />
    </li>
  );
}

function ResultsDialog({ surveyId, onClose }: { surveyId: string; onClose: () => void }) {
  const { api } = useApp();
  const results = useQuery(consoleQuery(api, "questionnaireResults", { query: { surveyId } }));
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={results.data?.title ?? text.results}>
      <Body query={results}>
        {results.data?.answerCount === 0 && <p className="text-text-muted">{text.noAnswers}</p>}
        <ol>
          {results.data?.questions.map((question) => (
            <Result key={question.id} question={question} />
          ))}
        </ol>
      </Body>
    </Dialog>
  );
}

/** The questionnaires, and what has been answered to them. */
export function SurveyTable() {
  const { page, get, set } = useFilters();
  const open = (surveyId: string) => set({ surveyId, page: String(page) });
  return (
    <>
      <ConsoleList
        id="questionnaireList"
        label={consoleText.sections.surveys}
        columns={columns}
        keyOf={({ id }) => id}
        acts={(row) => <RowButton onClick={() => open(row.id)}>{text.results}</RowButton>}
      />
      {get("surveyId") && <ResultsDialog surveyId={get("surveyId")} onClose={() => open("")} />}
    </>
  );
}
