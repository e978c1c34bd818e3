import { limits } from "@lenscape/api/operations.gen";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { mailText as text } from "./text.ts";

/** Form that sends a test mail and shows the response of the mail server. */
export function MailTest() {
  const { api } = useApp();
  const [email, setEmail] = useState("");
  const [emailError, setEmailError] = useState("");
  const [outcome, setOutcome] = useState<{ isSent: 0 | 1; answer: string }>();
  const [failure, attempt] = useSubmit();
  const [send, sending] = useAction(async () => {
    setOutcome(undefined);
    const body = { email: email.trim() };
    await attempt(async () => setOutcome(await api.call("consoleMailTest", { body, silent: true })));
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setEmailError(email.trim() ? "" : text.recipientMissing);
    if (email.trim()) void send();
  }

  return (
    <form method="post" noValidate onSubmit={submit} aria-label={text.test} className="grid gap-3">
      <Field label={text.test} error={emailError || failure}>
        <div className="flex max-w-md gap-2">
          <Input
            type="email"
            name="email"
            value={email}
            placeholder={text.recipient}
            maxLength={limits.consoleMailTest.email.maxLength}
            autoComplete="email"
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" className="flex-none" loading={sending}>
            {text.send}
          </Button>
        </div>
      </Field>
      {outcome && (
        <Alert tone={outcome.isSent ? "success" : "danger"}>
          {outcome.isSent ? text.testSent : outcome.answer}
        </Alert>
      )}
    </form>
  );
}
