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
import { useFocusFirstError } from "#lib/use-focus-first-error.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { UserFacingError } from "#lib/user-facing-error.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { useNow } from "#shell/live/use-now.ts";
import { refreshConsole } from "../console-action.ts";
import { FormFieldRow } from "../form/form-fields.tsx";
import { UnsavedChangesNote } from "../form/unsaved-changes-note.tsx";
import { QueryBody } from "../frame/query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { SurveyPreview } from "./survey-preview.tsx";
import { SurveyQuestions } from "./survey-questions.tsx";
import {
  getHeadFields,
  type SurveyDetail,
  surveyStateTones,
  toSurveyBody,
  toSurveyValues,
  validateHead,
  validateQuestions,
} from "./survey-values.ts";
import { surveyText as text } from "./text.ts";

interface EditorProps {
  /** Undefined for a new survey. */
  detail?: SurveyDetail;
  /** Called with the ID of the saved survey, or without one to close the editor. */
  onSaved: (surveyId?: string) => void;
}

function Editor({ detail, onSaved }: EditorProps) {
  const app = useApp();
  const { userId } = useMember();
  const now = useNow();
  const state = detail?.state ?? "draft";
  const isFrozen = state !== "draft" && (detail?.answerCount ?? 0) > 0;
  const fields = getHeadFields(isFrozen);
  const [initialValues] = useState(() => toSurveyValues(detail, now));
  const { form, latest, change, changed, clear, discard } = usePersistentForm(
    `console.survey.${detail?.id ?? "new"}`,
    userId,
    initialValues,
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, attempt] = useSubmit();
  const [mode, setMode] = useState<"edit" | "preview">("edit");

  const [failedAttempts, setFailedAttempts] = useState(0);
  const fieldsRef = useFocusFirstError<HTMLDivElement>(failedAttempts);

  /** Validates the form and shows the errors. Returns whether it is valid. */
  function validate(): boolean {
    const { head, questions } = latest();
    const found = { ...validateHead(fields, head), ...validateQuestions(questions) };
    setErrors(found);
    if (Object.keys(found).length === 0) return true;
    // The preview shows no errors.
    setMode("edit");
    setFailedAttempts((count) => count + 1);
    return false;
  }

  /** Saves the survey. Returns its ID, or undefined if the form is invalid. */
  async function send(): Promise<string | undefined> {
    if (!validate()) return undefined;
    const { id } = await app.api.call("questionnaireManageSave", {
      body: toSurveyBody(latest(), detail),
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
      const isValid = validate();
      // Only drafts may have no questions.
      if (latest().questions.length === 0) throw new UserFacingError(text.needsQuestion);
      if (!isValid) return;
      const content = fillText(text.publishQuestion, { title: String(latest().head.title) });
      if (!(await confirm({ content, okText: text.publish }))) return;
      const surveyId = changed || !detail ? await send() : detail.id;
      if (surveyId === undefined) return;
      try {
        await app.api.call("questionnaireManagePublish", { body: { surveyId }, silent: true });
        toast(consoleText.done, { tone: "success" });
        onSaved();
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        // The survey was saved as a draft, so that the editor continues with this draft.
        toast(cause.message, { tone: "error" });
        onSaved(surveyId);
      }
      await refreshConsole(app);
    }),
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="sticky top-(--lens-size-navbar) z-5 flex flex-wrap items-center gap-2 px-4 py-3 md:px-6">
        <Button tone="ghost" className="-ml-3" onClick={() => onSaved()}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.7} />
          {text.back}
        </Button>
        <Tag tone={surveyStateTones[state]}>{text.states[state]}</Tag>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <Segmented
            aria-label={text.mode}
            className="wide:hidden"
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
        {/* In the sticky toolbar, so that it is visible at any scroll position. */}
        {failure && (
          <Alert tone="danger" className="w-full">
            {failure}
          </Alert>
        )}
      </Card>
      {isFrozen && <Alert>{fillText(text.frozen, { n: detail?.answerCount ?? 0 })}</Alert>}
      {changed && <UnsavedChangesNote onDiscard={discard} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div
          ref={fieldsRef}
          className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${mode === "edit" ? "" : "max-wide:hidden"}`}
        >
          <Card className="grid gap-4 p-4 md:grid-cols-2 md:px-6">
            {fields.map((field) => (
              <div key={field.name} className={field.wide ? "md:col-span-2" : undefined}>
                <FormFieldRow
                  field={field}
                  form={form.head}
                  value={form.head[field.name] ?? ""}
                  error={errors[field.name]}
                  onChange={(value) => {
                    change({ head: { ...latest().head, [field.name]: value } });
                    setErrors(({ [field.name]: _fixed, ...others }) => others);
                  }}
                />
              </div>
            ))}
          </Card>
          {!isFrozen && (
            <SurveyQuestions
              questions={form.questions}
              errors={errors}
              onChange={(questions) => change({ questions })}
            />
          )}
        </div>
        <div
          className={`wide:sticky wide:top-34 wide:max-h-[calc(100dvh-9.5rem)] wide:overflow-y-auto ${mode === "preview" ? "" : "max-wide:hidden"}`}
        >
          <SurveyPreview values={form} />
        </div>
      </div>
    </div>
  );
}

/** Creates or edits a survey. Unsaved changes are stored in this browser. */
export function SurveyEditor({ surveyId, onSaved }: { surveyId?: string } & Pick<EditorProps, "onSaved">) {
  const { api } = useApp();
  const detail = useQuery({
    ...consoleQuery(api, "questionnaireManageDetail", { query: { surveyId: surveyId ?? "1" } }),
    enabled: surveyId !== undefined,
  });
  // Remounts the editor after a save, but not when a refetch brings changes of other operators.
  const [saveCount, setSaveCount] = useState(0);
  const handleSaved = (id?: string) => {
    setSaveCount(saveCount + 1);
    onSaved(id);
  };
  if (surveyId === undefined) return <Editor onSaved={onSaved} />;
  return (
    <QueryBody query={detail}>
      {detail.data && <Editor key={saveCount} detail={detail.data} onSaved={handleSaved} />}
    </QueryBody>
  );
}
