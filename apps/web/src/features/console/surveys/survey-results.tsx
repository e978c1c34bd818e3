import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Pagination } from "@lenscape/ui/pagination";
import { Progress } from "@lenscape/ui/progress";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { saveFile } from "#lib/save-file.ts";
import { Body } from "../frame/console-query-body.tsx";
import { Pictures } from "../list/row-details.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleSurveysText as text } from "./text.ts";

type Question = AnswerOf<"questionnaireResults">["questions"][number];

const TEXTS = 10;

function Texts({ surveyId, questionId }: { surveyId: string; questionId: string }) {
  const { api } = useApp();
  const [page, setPage] = useState(1);
  const query = { surveyId, questionId, pageNum: page, pageSize: TEXTS };
  const texts = useQuery({
    ...consoleQuery(api, "questionnaireTexts", { query }),
    placeholderData: (before) => before,
  });
  return (
    <Body query={texts}>
      <ul className="grid gap-1.5 text-sm">
        {texts.data?.rows.map(({ id, text: said, createdAt }) => (
          <li key={id} className="rounded-md bg-surface-sunken px-3 py-2">
            <p className="whitespace-pre-wrap wrap-anywhere">{said}</p>
            <small className="text-text-muted tabular-nums">{createdAt.slice(0, 16)}</small>
          </li>
        ))}
      </ul>
      <Pagination page={page} total={texts.data?.total ?? 0} pageSize={TEXTS} onPageChange={setPage} />
    </Body>
  );
}

function Result({ surveyId, question }: { surveyId: string; question: Question }) {
  const { id: questionId, type, title, answered, average, counts, imageList } = question;
  const mean = type === "rating" || type === "nps" ? fillText(text.averages[type], { n: average }) : "";
  /** Of a choice how many made it; of an order how far in front it stands. */
  const share = (count: number, place: number) =>
    answered === 0 ? 0 : place > 0 ? (1 - (place - 1) / counts.length) * 100 : (count / answered) * 100;
  return (
    <li className="grid gap-2 border-border py-4 not-first:border-t">
      <h3 className="font-medium wrap-anywhere">{title}</h3>
      <p className="text-sm text-text-muted tabular-nums">
        {[text.kinds[type], fillText(text.answered, { n: answered }), mean].filter(Boolean).join("，")}
      </p>
      {counts.map(({ id, label, count, place }) => (
        <div
          key={id}
          // The last column is as wide as what stands there may become, so that the bars end in line.
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_6rem] items-center gap-3 text-sm tabular-nums"
        >
          <span className="wrap-anywhere">{label}</span>
          <Progress value={share(count, place)} size="sm" aria-label={label} />
          <span className="text-right text-text-muted">
            {place > 0
              ? fillText(text.place, { n: place })
              : fillText(text.share, { n: count, percent: Math.round(share(count, place)) })}
          </span>
        </div>
      ))}
      {type === "text" && answered > 0 && <Texts surveyId={surveyId} questionId={questionId} />}
      <Pictures images={imageList} />
    </li>
  );
}

interface ResultsDialogProps {
  surveyId: string;
  onClose: () => void;
}

/** What has been answered to a questionnaire, question by question, and all of it as a file. */
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
    saveFile(new Blob(parts, { type: "text/csv;charset=utf-8" }), fillText(text.file, { title }));
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
      <Body query={results}>
        {results.data?.answerCount === 0 && <p className="text-text-muted">{text.noAnswers}</p>}
        <ol>
          {results.data?.questions.map((question) => (
            <Result key={question.id} surveyId={surveyId} question={question} />
          ))}
        </ol>
      </Body>
    </Dialog>
  );
}
