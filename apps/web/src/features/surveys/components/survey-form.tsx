import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Progress } from "@lenscape/ui/progress";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { QuestionCard } from "#shell/forms/survey-question-card.tsx";
import { surveyText as text, uploadText } from "#shell/forms/text.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { type Survey, surveyQuery, surveysQuery } from "../queries.ts";
import { type Answers, getAnswerError, hasAnswer, toAnswerBody } from "../survey-rules.ts";

interface SurveyFormProps {
  survey: Survey;
  userId: string;
  onDone: (points: number) => void;
}

/** Form with the questions of a survey. The answers are stored in this browser until they are submitted. */
export function SurveyForm({ survey, userId, onDone }: SurveyFormProps) {
  const { api, queries } = useApp();
  const { id, revision, questions } = survey;
  const { form, latest, change, clear } = usePersistentForm<{ answers: Answers }>(
    `questionnaire.${id}`,
    userId,
    {
      answers: {},
    },
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  /** IDs of the questions with unfinished uploads. */
  const unfinished = useRef(new Set<string>());
  const clearError = useCallback((id: string) => setErrors(({ [id]: _removed, ...rest }) => rest), []);
  const setUnfinished = useCallback(
    (id: string, isUnfinished: boolean) => {
      if (isUnfinished) unfinished.current.add(id);
      else if (unfinished.current.delete(id)) clearError(id);
    },
    [clearError],
  );
  const answeredCount = questions.filter((question) => hasAnswer(form.answers[question.id])).length;

  const [send, isSending] = useAction(async () => {
    setFailure("");
    let points: number;
    try {
      const body = { surveyId: id, revision, answers: toAnswerBody(questions, form.answers) };
      ({ points } = await api.call("questionnaireSubmit", { body, silent: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      // The survey was changed: its questions are loaded again, and the answers to the remaining ones stay.
      if (error.code === 409) await queries.invalidateQueries(surveyQuery(api, id));
      return;
    }
    clear();
    onDone(points);
    await Promise.all([
      queries.invalidateQueries(surveyQuery(api, id)),
      queries.invalidateQueries({ queryKey: surveysQuery(api).queryKey }),
    ]);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = Object.fromEntries(
      questions.flatMap((question, index) => {
        const error = unfinished.current.has(question.id)
          ? uploadText.unfinished
          : getAnswerError(question, index + 1, form.answers[question.id]);
        return error ? [[question.id, error]] : [];
      }),
    );
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) void send();
    else document.getElementById(`question-${first}`)?.scrollIntoView({ block: "start" });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4"
    >
      <div className="sticky top-(--lens-size-navbar-mobile) z-5 grid gap-2 bg-bg px-4 py-3 md:top-(--lens-size-navbar) md:-mx-2 md:px-2">
        <p className="flex justify-between text-meta tabular-nums">
          <span>{fillText(text.progress, { n: answeredCount, all: questions.length })}</span>
          {answeredCount > 0 && <span className="text-text-muted">{text.kept}</span>}
        </p>
        <Progress value={answeredCount} max={Math.max(1, questions.length)} aria-label={text.progressBar} />
      </div>
      {questions.map((question, index) => (
        <QuestionCard
          key={question.id}
          question={question}
          n={index + 1}
          given={form.answers[question.id] ?? {}}
          error={errors[question.id]}
          onChange={(update) => {
            const { answers } = latest();
            change({ answers: { ...answers, [question.id]: update(answers[question.id] ?? {}) } });
            clearError(question.id);
          }}
          onUnfinished={setUnfinished}
        />
      ))}
      <div className="grid gap-3 max-md:px-4">
        <FormAlert message={failure} />
        <Button tone="primary" size="lg" type="submit" block loading={isSending}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
