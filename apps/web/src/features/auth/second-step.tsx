import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { ChevronLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { twoStepText as text } from "#copy/two-step.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { FormAlert } from "#shell/form-alert.tsx";
import { signInWith } from "#shell/member.ts";
import { SecondCodeField } from "#shell/second-code-field.tsx";

interface SecondStepProps {
  /** What the first step was answered with. */
  ticket: string;
  onDone: () => unknown;
  /** The log-in begins again: it was given up, or `reason` says why it is over. */
  onBack: (reason?: string) => void;
}

/** The second step of logging in, in the place of the first. */
export function SecondStep({ ticket, onDone, onBack }: SecondStepProps) {
  const app = useApp();
  const [kind, setKind] = useState<"totp" | "backup">("totp");
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [failure, setFailure] = useState("");
  const isTotp = kind === "totp";

  const [submit, sending] = useAction(async () => {
    try {
      const body = { ticket, secondCode: code.trim() };
      const { token } = await app.api.call("loginSecond", { body, silent: true });
      await signInWith(app, token);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.reason === "LOGIN_TICKET_INVALID") return onBack(cause.message);
      if (cause.field === "secondCode") setError(cause.message);
      else setFailure(cause.message);
      return;
    }
    await onDone();
  });

  function check(event: FormEvent) {
    event.preventDefault();
    setFailure("");
    const missing = isTotp ? text.codeMissing : text.backupMissing;
    setError(code.trim() ? "" : missing);
    if (code.trim()) void submit();
  }

  function change() {
    setKind(isTotp ? "backup" : "totp");
    setCode("");
    setError("");
  }

  return (
    <form method="post" noValidate onSubmit={check} aria-label={text.section} className="grid gap-4.5">
      <button
        type="button"
        className="-ms-1.5 inline-flex min-h-10 items-center gap-1 justify-self-start text-sm text-text-secondary"
        onClick={() => onBack()}
      >
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        {text.back}
      </button>
      <div>
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{text.title}</h1>
        <p className="mt-0.5 text-text-muted">{isTotp ? text.lead : text.backupLead}</p>
      </div>
      <FormAlert message={failure} />
      <SecondCodeField kind={kind} value={code} error={error} onChange={setCode} autoFocus />
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {text.enter}
      </Button>
      <Button tone="ghost" block onClick={change}>
        {isTotp ? text.useBackup : text.useCode}
      </Button>
      {!isTotp && <p className="text-center text-sm text-text-muted">{text.lost}</p>}
    </form>
  );
}
