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
import { AppealButton, getAppealTicket } from "./appeal-button.tsx";

interface SecondStepProps {
  /** Ticket returned by the first step. */
  ticket: string;
  onDone: () => unknown;
  /** Returns to the first step, after cancelling or for the given reason. */
  onBack: (reason?: string) => void;
}

type Method = "totp" | "backup" | "passkey";

const methodLeads: Record<Method, string> = {
  totp: text.lead,
  backup: text.backupLead,
  passkey: text.passkeyLead,
};
const methodLabels: Record<Method, string> = {
  totp: text.useCode,
  backup: text.useBackupCode,
  passkey: text.usePasskey,
};

/** Returns the method to start with: authenticator code, otherwise passkey, otherwise backup code. */
function getDefaultMethod(canTotp: boolean, canPasskey: boolean): Method {
  if (canTotp) return "totp";
  return canPasskey ? "passkey" : "backup";
}

/** Query for the methods that the second step accepts. */
const secondStepMethodsQuery = (api: Api, ticket: string) =>
  apiQuery(api, "loginSecondWays", { body: { ticket }, silent: true });

/** Second step of the login, shown in place of the first. */
export function SecondStep({ ticket, onDone, onBack }: SecondStepProps) {
  const app = useApp();
  const methodsQuery = useQuery(secondStepMethodsQuery(app.api, ticket));
  const canPasskey = methodsQuery.data?.passkey === 1 && hasPasskeys();
  const canTotp = methodsQuery.data?.totp !== 0;
  const [chosenMethod, setChosenMethod] = useState<Method>();
  const method = chosenMethod ?? getDefaultMethod(canTotp, canPasskey);
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [failure, setFailure] = useState("");
  const [appealTicket, setAppealTicket] = useState<string>();

  const signChallenge = async () =>
    signWithPasskey(await app.api.call("passkeyBegin", { body: { ticket }, silent: true }));

  const [submit, isSubmitting] = useAction(async (proof: "code" | "passkey") => {
    try {
      const credentials =
        proof === "passkey" ? { passkey: await signChallenge() } : { secondCode: code.trim() };
      const body = { ticket, ...credentials };
      const { token } = await app.api.call("loginSecond", { body, silent: true });
      await signInWithToken(app, token);
    } catch (reason) {
      if (reason instanceof UserFacingError) return setFailure(reason.message);
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.reason === "LOGIN_TICKET_INVALID") return onBack(reason.message);
      if (reason.field === "secondCode") setError(reason.message);
      else setFailure(reason.message);
      setAppealTicket(getAppealTicket(reason));
      return;
    }
    await onDone();
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure("");
    setAppealTicket(undefined);
    if (method === "passkey") return void submit("passkey");
    const missingText = method === "totp" ? text.codeMissing : text.backupMissing;
    setError(code.trim() ? "" : missingText);
    if (code.trim()) void submit("code");
  }

  function switchMethod(next: Method) {
    setChosenMethod(next);
    setCode("");
    setError("");
    setFailure("");
    setAppealTicket(undefined);
  }

  const otherMethods = (["totp", "passkey", "backup"] as const).filter(
    (otherMethod) =>
      otherMethod !== method &&
      (otherMethod !== "totp" || canTotp) &&
      (otherMethod !== "passkey" || canPasskey),
  );

  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.section} className="grid gap-4.5">
      <button
        type="button"
        className="-ms-1.5 inline-flex min-h-10 items-center gap-1 justify-self-start text-meta text-text-secondary"
        onClick={() => onBack()}
      >
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        {text.back}
      </button>
      <div>
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{text.title}</h1>
        <p className="mt-0.5 text-text-muted">{methodLeads[method]}</p>
      </div>
      <FormAlert message={failure} />
      <AppealButton ticket={appealTicket} />
      {methodsQuery.isPending ? (
        <Skeleton className="h-28 w-full" />
      ) : (
        <>
          {method !== "passkey" && (
            <SecondCodeField kind={method} value={code} error={error} onChange={setCode} autoFocus />
          )}
          <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
            {method === "passkey" ? text.withPasskey : text.enter}
          </Button>
          <div className="grid gap-1">
            {otherMethods.map((otherMethod) => (
              <Button key={otherMethod} tone="ghost" block onClick={() => switchMethod(otherMethod)}>
                {otherMethod === "backup" && method === "totp" ? text.useBackup : methodLabels[otherMethod]}
              </Button>
            ))}
          </div>
        </>
      )}
      {method === "backup" && <p className="text-center text-meta text-text-muted">{text.lost}</p>}
    </form>
  );
}
