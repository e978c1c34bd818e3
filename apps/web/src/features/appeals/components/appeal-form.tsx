import { limits } from "@lenscape/api/operations.gen";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useMember } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { appealText as text } from "../text.ts";

const MAX_LENGTH = limits.appealSubmit.text.maxLength;

interface AppealFormProps {
  /** ID of the moderation action. */
  actionId: string;
  /** Time for an answer, in hours. */
  withinHours: number;
  /** Sends the appeal and refetches the moderation action. */
  send: (text: string) => Promise<unknown>;
}

/** Form of an appeal. One appeal per moderation action, decided by an operator who was not involved. */
export function AppealForm({ actionId, withinHours, send }: AppealFormProps) {
  const { userId } = useMember();
  const { form, latest, change, clear } = usePersistentForm(`appeal.${actionId}`, userId, { text: "" });
  const [error, setError] = useState("");
  const [failure, run] = useSubmit({ text: setError });
  const [submit, isSending] = useAction(async () => {
    const appeal = latest().text.trim();
    setError(appeal ? "" : text.fieldRequired);
    if (!appeal || !(await run(() => send(appeal)))) return;
    clear();
    toast(text.submitted, { tone: "success" });
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      aria-label={text.formTitle}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 className="font-semibold">{text.formTitle}</h3>
      <FormAlert message={failure} />
      <Field
        label={text.fieldLabel}
        help={text.fieldHint}
        error={error}
        counter={{ value: countGraphemes(form.text), max: MAX_LENGTH }}
      >
        <Textarea
          rows={4}
          maxLength={MAX_LENGTH}
          value={form.text}
          onChange={(event) => {
            setError("");
            change({ text: event.target.value });
          }}
        />
      </Field>
      <Alert>{fillText(text.reviewHint, { days: Math.ceil(withinHours / 24) })}</Alert>
      <Button type="submit" tone="primary" loading={isSending} className="justify-self-start">
        {text.submit}
      </Button>
    </form>
  );
}
