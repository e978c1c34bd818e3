import { limits } from "@lenscape/api/operations.gen";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { setupText as text } from "../text.ts";
import type { StepProps } from "./setup-steps.tsx";

const CARD = "grid gap-3 p-4 md:p-6";

/** Sends a mail at once and says what the server answered. It stands in the form of the steps, and is none itself. */
function MailTest({ token, set }: Pick<StepProps, "token" | "set">) {
  const { api } = useApp();
  const [email, setEmail] = useState("");
  const [missing, setMissing] = useState("");
  const [outcome, setOutcome] = useState<{ isSent: 0 | 1; answer: string }>();
  const [failure, attempt] = useAttempt();
  const [send, sending] = useAction(async () => {
    setOutcome(undefined);
    const body = { token, email: email.trim() };
    await attempt(async () => {
      const told = await api.call("setupMailTest", { body, silent: true });
      setOutcome(told);
      set({ mail: told.isSent ? "sent" : "refused" });
    });
  });

  function begin() {
    setMissing(email.trim() ? "" : text.mailMissing);
    if (email.trim()) void send();
  }

  return (
    <Card className={CARD}>
      <Field label={text.mailTry} error={missing || failure}>
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
              // Here it sends the mail; the next step has a button of its own.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              begin();
            }}
          />
          <Button className="flex-none" loading={sending} onClick={begin}>
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
        <pre className="whitespace-pre-wrap rounded-md bg-surface-sunken p-3 font-mono text-sm wrap-anywhere">
          {text.mailExample}
        </pre>
        <p className="text-sm text-text-muted">{text.mailOffThen}</p>
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
        <p className="text-sm text-text-muted">{text.mailFixed}</p>
      </Card>
      <MailTest token={token} set={set} />
    </>
  );
}
