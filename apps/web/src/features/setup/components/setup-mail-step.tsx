import { limits } from "@lenscape/api/operations.gen";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { setupText as text } from "../text.ts";
import type { StepProps } from "./setup-steps.tsx";

const CARD = "grid gap-3 p-4 md:p-6";

/** Sends a test mail and shows the response of the mail server. Not a form of its own, because it is within the form. */
function MailTest({ token, set }: Pick<StepProps, "token" | "set">) {
  const { api } = useApp();
  const [email, setEmail] = useState("");
  const [emailError, setEmailError] = useState("");
  const [outcome, setOutcome] = useState<{ isSent: 0 | 1; answer: string }>();
  const [failure, attempt] = useSubmit();
  const [send, sending] = useAction(async () => {
    setOutcome(undefined);
    const body = { token, email: email.trim() };
    await attempt(async () => {
      const result = await api.call("setupMailTest", { body, silent: true });
      setOutcome(result);
      set({ mail: result.isSent ? "sent" : "refused" });
    });
  });

  function submit() {
    setEmailError(email.trim() ? "" : text.mailMissing);
    if (email.trim()) void send();
  }

  return (
    <Card className={CARD}>
      <Field label={text.mailTry} error={emailError || failure}>
        <div className="flex flex-wrap gap-2">
          <Input
            type="email"
            name="email"
            value={email}
            placeholder={text.mailTo}
            maxLength={limits.setupMailTest.email.maxLength}
            autoComplete="email"
            className="min-w-0 flex-1 basis-60"
            onChange={({ target }) => setEmail(target.value)}
            onKeyDown={(event) => {
              // Enter sends the test mail instead of continuing with the next step.
              if (getPressedKey(event) !== "Enter") return;
              event.preventDefault();
              submit();
            }}
          />
          <Button className="flex-none" loading={sending} onClick={submit}>
            {outcome ? text.mailAgain : text.mailSend}
          </Button>
        </div>
      </Field>
      {outcome && (
        <Alert tone={outcome.isSent ? "success" : "danger"}>
          {outcome.isSent ? text.mailSent : fillText(text.mailFailed, { answer: outcome.answer })}
        </Alert>
      )}
    </Card>
  );
}

export function MailStep({ setup: { mailHost, mailFrom }, token, set }: StepProps) {
  if (mailHost === "")
    return (
      <Card className={CARD}>
        <Alert tone="info">{text.mailOff}</Alert>
        <p className="text-text-secondary">{text.mailOffHow}</p>
        <pre className="whitespace-pre-wrap rounded-control bg-surface-sunken p-3 font-mono text-meta wrap-anywhere">
          {text.mailExample}
        </pre>
        <p className="text-meta text-text-muted">{text.mailOffThen}</p>
      </Card>
    );
  return (
    <>
      <Card className={CARD}>
        <dl className="grid gap-2">
          {[
            [text.mailServer, mailHost],
            [text.mailSender, mailFrom],
          ].map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-4">
              <dt className="text-text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-meta text-text-muted">{text.mailFixed}</p>
      </Card>
      <MailTest token={token} set={set} />
    </>
  );
}
