import { limits } from "@lenscape/api/operations.gen";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { consoleMailText as text } from "./mail-text.ts";

/** Sends a mail at once and says what the server answered. */
export function MailTest() {
  const { api } = useApp();
  const [email, setEmail] = useState("");
  const [missing, setMissing] = useState("");
  const [outcome, setOutcome] = useState<{ isSent: 0 | 1; answer: string }>();
  const [failure, attempt] = useAttempt();
  const [send, sending] = useAction(async () => {
    setOutcome(undefined);
    const body = { email: email.trim() };
    await attempt(async () => setOutcome(await api.call("consoleMailTest", { body, silent: true })));
  });

  function begin(event: FormEvent) {
    event.preventDefault();
    setMissing(email.trim() ? "" : text.toMissing);
    if (email.trim()) void send();
  }

  return (
    <form method="post" noValidate onSubmit={begin} aria-label={text.test} className="grid gap-3">
      <Field label={text.test} error={missing || failure}>
        <div className="flex max-w-md gap-2">
          <Input
            type="email"
            name="email"
            value={email}
            placeholder={text.to}
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
