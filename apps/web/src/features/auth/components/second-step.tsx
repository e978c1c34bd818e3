import type { Api } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { UserFacingError } from "#lib/user-facing-error.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { signInWithToken } from "#shell/session/member-session.ts";
import { hasPasskeys, signWithPasskey } from "#shell/sign-in/passkey-client.ts";
import { SecondCodeField } from "#shell/sign-in/second-code-field.tsx";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { AppealButton, appealTicket } from "./appeal-button.tsx";

interface SecondStepProps {
  /** What the first step was answered with. */
  ticket: string;
  onDone: () => unknown;
  /** The log-in begins again: it was given up, or `reason` says why it is over. */
  onBack: (reason?: string) => void;
}

type Kind = "totp" | "backup" | "passkey";

const leads: Record<Kind, string> = {
  totp: text.lead,
  backup: text.backupLead,
  passkey: text.passkeyLead,
};
const switches: Record<Kind, string> = {
  totp: text.useCode,
  backup: text.useBackupCode,
  passkey: text.usePasskey,
};

/** What is asked for first: the authenticator's digits, without one a passkey, and where neither can be had a backup code. */
function firstKind(canTotp: boolean, canPasskey: boolean): Kind {
  if (canTotp) return "totp";
  return canPasskey ? "passkey" : "backup";
}

/** What the second step of a log-in takes. */
const secondWays = (api: Api, ticket: string) =>
  apiQuery(api, "loginSecondWays", { body: { ticket }, silent: true });

/** The second step of logging in, in the place of the first. */
export function SecondStep({ ticket, onDone, onBack }: SecondStepProps) {
  const app = useApp();
  const ways = useQuery(secondWays(app.api, ticket));
  const canPasskey = ways.data?.passkey === 1 && hasPasskeys();
  const canTotp = ways.data?.totp !== 0;
  const [chosen, choose] = useState<Kind>();
  const kind = chosen ?? firstKind(canTotp, canPasskey);
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [failure, setFailure] = useState("");
  const [appeal, setAppeal] = useState<string>();

  /** What a passkey signs for this log-in. */
  const signed = async () =>
    signWithPasskey(await app.api.call("passkeyBegin", { body: { ticket }, silent: true }));

  const [submit, sending] = useAction(async (proof: "code" | "passkey") => {
    try {
      const shown = proof === "passkey" ? { passkey: await signed() } : { secondCode: code.trim() };
      const body = { ticket, ...shown };
      const { token } = await app.api.call("loginSecond", { body, silent: true });
      await signInWithToken(app, token);
    } catch (cause) {
      if (cause instanceof UserFacingError) return setFailure(cause.message);
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.reason === "LOGIN_TICKET_INVALID") return onBack(cause.message);
      if (cause.field === "secondCode") setError(cause.message);
      else setFailure(cause.message);
      setAppeal(appealTicket(cause));
      return;
    }
    await onDone();
  });

  function check(event: FormEvent) {
    event.preventDefault();
    setFailure("");
    setAppeal(undefined);
    if (kind === "passkey") return void submit("passkey");
    const missing = kind === "totp" ? text.codeMissing : text.backupMissing;
    setError(code.trim() ? "" : missing);
    if (code.trim()) void submit("code");
  }

  function change(next: Kind) {
    choose(next);
    setCode("");
    setError("");
    setFailure("");
    setAppeal(undefined);
  }

  const others = (["totp", "passkey", "backup"] as const).filter(
    (other) => other !== kind && (other !== "totp" || canTotp) && (other !== "passkey" || canPasskey),
  );

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
        <p className="mt-0.5 text-text-muted">{leads[kind]}</p>
      </div>
      <FormAlert message={failure} />
      <AppealButton ticket={appeal} />
      {ways.isPending ? (
        <Skeleton className="h-28 w-full" />
      ) : (
        <>
          {kind !== "passkey" && (
            <SecondCodeField kind={kind} value={code} error={error} onChange={setCode} autoFocus />
          )}
          <Button tone="primary" size="lg" block type="submit" loading={sending}>
            {kind === "passkey" ? text.withPasskey : text.enter}
          </Button>
          <div className="grid gap-1">
            {others.map((other) => (
              <Button key={other} tone="ghost" block onClick={() => change(other)}>
                {other === "backup" && kind === "totp" ? text.useBackup : switches[other]}
              </Button>
            ))}
          </div>
        </>
      )}
      {kind === "backup" && <p className="text-center text-sm text-text-muted">{text.lost}</p>}
    </form>
  );
}
