import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Pagination } from "@lenscape/ui/pagination";
import { Progress } from "@lenscape/ui/progress";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { downloadFile } from "#lib/download-file.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { PictureList } from "../list/row-details.tsx";
import { consoleQuery } from "../queries.ts";
import { surveyText as text } from "./text.ts";

type Question = AnswerOf<"questionnaireResults">["questions"][number];

/** Number of text answers per page. */
const TEXT_PAGE_SIZE = 10;

/** Text answers to a question. */
function TextAnswers({ surveyId, questionId }: { surveyId: string; questionId: string }) {
  const { api } = useApp();
  const [page, setPage] = useState(1);
  const query = { surveyId, questionId, pageNum: page, pageSize: TEXT_PAGE_SIZE };
  const texts = useQuery({
    ...consoleQuery(api, "questionnaireTexts", { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBody query={texts}>
      <ul className="grid gap-1.5 text-meta">
        {texts.data?.rows.map(({ id, text: answer, createdAt }) => (
          <li key={id} className="rounded-control bg-surface-sunken px-3 py-2">
            <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
            <small className="text-text-muted tabular-nums">{createdAt.slice(0, 16)}</small>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        total={texts.data?.total ?? 0}
        pageSize={TEXT_PAGE_SIZE}
        onPageChange={setPage}
      />
    </QueryBody>
  );
}

/** Results of one question. */
function QuestionResult({ surveyId, question }: { surveyId: string; question: Question }) {
  const { id: questionId, type, title, answered, average, counts, imageList } = question;
  const mean = type === "rating" || type === "nps" ? fillText(text.averages[type], { n: average }) : "";
  /** Length of the bar in percent: the share of answers, or for rankings how far ahead the option is. */
  const getShare = (count: number, place: number) =>
    answered === 0 ? 0 : place > 0 ? (1 - (place - 1) / counts.length) * 100 : (count / answered) * 100;
  return (
    <li className="grid gap-2 border-border py-4 not-first:border-t">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <p className="text-meta text-text-muted tabular-nums">
        {[text.kinds[type], fillText(text.answeredBy, { n: answered }), mean].filter(Boolean).join("，")}
      </p>
      {counts.map(({ id, label, count, place }) => (
        <div
          key={id}
          // The last column has a fixed width, so that the bars are aligned.
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_6rem] items-center gap-3 text-meta tabular-nums"
        >
          <span className="wrap-anywhere">{label}</span>
          <Progress value={getShare(count, place)} size="sm" aria-label={label} />
          <span className="text-right text-text-muted">
            {place > 0
              ? fillText(text.meanPosition, { n: place })
              : fillText(text.choiceShare, { n: count, percent: Math.round(getShare(count, place)) })}
          </span>
        </div>
      ))}
      {type === "text" && answered > 0 && <TextAnswers surveyId={surveyId} questionId={questionId} />}
      <PictureList images={imageList} />
    </li>
  );
}

interface ResultsDialogProps {
  surveyId: string;
  onClose: () => void;
}

/** Results of a survey by question, with an export of all answers. */
export function ResultsDialog({ surveyId, onClose }: ResultsDialogProps) {
  const { api } = useApp();
  const results = useQuery(consoleQuery(api, "questionnaireResults", { query: { surveyId } }));
  const title = results.data?.title ?? text.results;
  const [save, saving] = useAction(async () => {
    const parts: string[] = [];
    for (let after: string | undefined; after !== ""; ) {
      const part: AnswerOf<"questionnaireExport"> = await api.call("questionnaireExport", {
        query: { surveyId, ...(after && { after }) },
      });
      parts.push(part.csv);
      after = part.next;
    }
    downloadFile(new Blob(parts, { type: "text/csv;charset=utf-8" }), fillText(text.fileName, { title }));
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={title}
      footer={
        <Button loading={saving} disabled={!results.data?.answerCount} onClick={() => save()}>
          <Download aria-hidden="true" strokeWidth={1.7} />
          {text.export}
        </Button>
      }
    >
      <QueryBody query={results}>
        {results.data?.answerCount === 0 && <p className="text-text-muted">{text.noAnswers}</p>}
        <ol>
          {results.data?.questions.map((question) => (
            <QuestionResult key={question.id} surveyId={surveyId} question={question} />
          ))}
        </ol>
      </QueryBody>
    </Dialog>
  );
}
