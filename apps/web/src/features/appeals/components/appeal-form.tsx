import { limits } from "@lenscape/api/operations.gen";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useState } from "react";
import { appealText as text } from "#copy/appeal-text.ts";
import { useAction } from "#lib/action.ts";
import { useMember } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";

const MOST = limits.appealSubmit.text.maxLength;

interface AppealFormProps {
  /** The act that it is against. */
  actId: string;
  withinHours: number;
  /** Sends it; what is shown is asked for again afterwards. */
  send: (text: string) => Promise<unknown>;
}

/** What a member says against an act: once, read by somebody who did not act. */
export function AppealForm({ actId, withinHours, send }: AppealFormProps) {
  const { userId } = useMember();
  const { form, latest, change, clear } = usePersistentForm(`appeal.${actId}`, userId, { text: "" });
  const [missing, setMissing] = useState("");
  const [failure, attempt] = useAttempt({ text: setMissing });
  const [submit, sending] = useAction(async () => {
    const said = latest().text.trim();
    setMissing(said ? "" : text.textMissing);
    if (!said || !(await attempt(() => send(said)))) return;
    clear();
    toast(text.submitted, { tone: "success" });
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      aria-label={text.title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 className="font-semibold">{text.title}</h3>
      <FormAlert message={failure} />
      <Field
        label={text.text}
        help={text.textHint}
        error={missing}
        counter={{ value: [...form.text].length, max: MOST }}
      >
        <Textarea
          rows={4}
          maxLength={MOST}
          value={form.text}
          onChange={(event) => {
            setMissing("");
            change({ text: event.target.value });
          }}
        />
      </Field>
      <Alert>{fillText(text.promise, { days: Math.ceil(withinHours / 24) })}</Alert>
      <Button type="submit" tone="primary" loading={sending} className="justify-self-start">
        {text.submit}
      </Button>
    </form>
  );
}
