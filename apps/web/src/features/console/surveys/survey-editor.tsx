import { ApiError } from "@lenscape/api/errors";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { Refusal } from "#lib/refusal.ts";
import { useAttempt } from "#lib/use-attempt.ts";
import { useFirstFault } from "#lib/use-first-fault.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { useNow } from "#shell/live/use-now.ts";
import { refreshConsole } from "../console-action.ts";
import { FormFieldRow } from "../form/form-fields.tsx";
import { KeptNote } from "../form/unsaved-changes-note.tsx";
import { Body } from "../frame/console-query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { SurveyPreview } from "./survey-preview.tsx";
import { SurveyQuestions } from "./survey-questions.tsx";
import { tones } from "./survey-state.ts";
import {
  headFaults,
  headFieldsFor,
  questionFaults,
  type SurveyDetail,
  surveyBody,
  surveyValues,
} from "./survey-values.ts";
import { consoleSurveysText as text } from "./text.ts";

interface EditorProps {
  /** None for a new one. */
  detail?: SurveyDetail;
  /** Told the id of what was saved; without one the editor is left. */
  onSaved: (surveyId?: string) => void;
}

function Editor({ detail, onSaved }: EditorProps) {
  const app = useApp();
  const { userId } = useMember();
  const now = useNow();
  const state = detail?.state ?? "draft";
  const frozen = state !== "draft" && (detail?.answerCount ?? 0) > 0;
  const fields = headFieldsFor(frozen);
  const [before] = useState(() => surveyValues(detail, now));
  const { form, latest, change, changed, clear, discard } = usePersistentForm(
    `console.survey.${detail?.id ?? "new"}`,
    userId,
    before,
  );
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, attempt] = useAttempt();
  const [mode, setMode] = useState<"edit" | "preview">("edit");

  const [refused, setRefused] = useState(0);
  const place = useFirstFault<HTMLDivElement>(refused);

  /** Whether nothing is missing; what is, is marked. */
  function isWhole(): boolean {
    const { head, questions } = latest();
    const found = { ...headFaults(fields, head), ...questionFaults(questions) };
    setFaults(found);
    if (Object.keys(found).length === 0) return true;
    // The preview does not show what is wrong.
    setMode("edit");
    setRefused((count) => count + 1);
    return false;
  }

  /** Sends the form; returns the id, or nothing when it was refused: then all of it stays. */
  async function send(): Promise<string | undefined> {
    if (!isWhole()) return undefined;
    const { id } = await app.api.call("questionnaireManageSave", {
      body: surveyBody(latest(), detail),
      silent: true,
    });
    clear();
    return id;
  }
  const [save, saving] = useAction(() =>
    attempt(async () => {
      const id = await send();
      if (id === undefined) return;
      toast(consoleText.saved, { tone: "success" });
      await refreshConsole(app);
      onSaved(id);
    }),
  );
  const [publish, publishing] = useAction(() =>
    attempt(async () => {
      const whole = isWhole();
      // A draft may still be without any.
      if (latest().questions.length === 0) throw new Refusal(text.needsQuestion);
      if (!whole) return;
      const content = fillText(text.publishAsk, { title: String(latest().head.title) });
      if (!(await confirm({ content, okText: text.publish }))) return;
      const surveyId = changed || !detail ? await send() : detail.id;
      if (surveyId === undefined) return;
      try {
        await app.api.call("questionnaireManagePublish", { body: { surveyId }, silent: true });
        toast(consoleText.done, { tone: "success" });
        onSaved();
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        // It has become a draft: from here on it is that one which is edited.
        toast(cause.message, { tone: "error" });
        onSaved(surveyId);
      }
      await refreshConsole(app);
    }),
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="sticky top-(--size-navbar) z-5 flex flex-wrap items-center gap-2 px-4 py-3 md:px-6">
        <Button tone="ghost" className="-ml-3" onClick={() => onSaved()}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.7} />
          {text.back}
        </Button>
        <Tag tone={tones[state]}>{text.states[state]}</Tag>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <Segmented
            aria-label={text.mode}
            className="xl:hidden"
            value={mode}
            onValueChange={setMode}
            options={[
              { value: "edit", label: text.edit },
              { value: "preview", label: text.preview },
            ]}
          />
          <Button loading={saving} tone={state === "draft" ? "secondary" : "primary"} onClick={() => save()}>
            {state === "draft" ? text.save : text.update}
          </Button>
          {state === "draft" && (
            <Button tone="primary" loading={publishing} onClick={() => publish()}>
              {text.publish}
            </Button>
          )}
        </div>
        {/* In the bar that stays: the page below may stand anywhere. */}
        {failure && (
          <Alert tone="danger" className="w-full">
            {failure}
          </Alert>
        )}
      </Card>
      {frozen && <Alert>{fillText(text.frozen, { n: detail?.answerCount ?? 0 })}</Alert>}
      {changed && <KeptNote onDiscard={discard} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div
          ref={place}
          className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${mode === "edit" ? "" : "max-xl:hidden"}`}
        >
          <Card className="grid gap-4 p-4 md:grid-cols-2 md:px-6">
            {fields.map((field) => (
              <div key={field.name} className={field.wide ? "md:col-span-2" : undefined}>
                <FormFieldRow
                  field={field}
                  form={form.head}
                  value={form.head[field.name] ?? ""}
                  error={faults[field.name]}
                  onChange={(value) => {
                    change({ head: { ...latest().head, [field.name]: value } });
                    setFaults(({ [field.name]: _mended, ...others }) => others);
                  }}
                />
              </div>
            ))}
          </Card>
          {!frozen && (
            <SurveyQuestions
              questions={form.questions}
              faults={faults}
              onChange={(questions) => change({ questions })}
            />
          )}
        </div>
        <div
          className={`xl:sticky xl:top-34 xl:max-h-[calc(100dvh-9.5rem)] xl:overflow-y-auto ${mode === "preview" ? "" : "max-xl:hidden"}`}
        >
          <SurveyPreview values={form} />
        </div>
      </div>
    </div>
  );
}

/** Makes a questionnaire or changes one; the form is kept in this browser until it has been saved. */
export function SurveyEditor({ surveyId, onSaved }: { surveyId?: string } & Pick<EditorProps, "onSaved">) {
  const { api } = useApp();
  const detail = useQuery({
    ...consoleQuery(api, "questionnaireManageDetail", { query: { surveyId: surveyId ?? "1" } }),
    enabled: surveyId !== undefined,
  });
  // What was saved is the new starting point; what others save meanwhile does not take the form away from the one who is writing.
  const [round, setRound] = useState(0);
  const saved = (id?: string) => {
    setRound(round + 1);
    onSaved(id);
  };
  if (surveyId === undefined) return <Editor onSaved={onSaved} />;
  return (
    <Body query={detail}>{detail.data && <Editor key={round} detail={detail.data} onSaved={saved} />}</Body>
  );
}
