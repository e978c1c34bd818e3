import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Divider } from "@lenscape/ui/divider";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { User } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { signInWithCall } from "#shell/session/member-session.ts";
import { nicknameError } from "#shell/sign-in/nickname-error.ts";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { useConsent } from "../use-consent.ts";
import { AgreementLine } from "./agreement-line.tsx";

interface OidcNewcomerProps {
  /** What members call the provider. */
  name: string;
  ticket: string;
  /** What the provider told: their name there, and a nickname to begin with. */
  known: { account: string; nickname: string };
  onDone: () => void;
  /** An account that has meanwhile been bound asks for its second step. */
  onTicket: (ticket: string) => void;
  /** They have an account already. */
  onBind: () => void;
}

/** Somebody who comes from the provider for the first time makes an account, with consent, or binds the one they have. */
export function OidcNewcomer({ name, ticket, known, onDone, onTicket, onBind }: OidcNewcomerProps) {
  const app = useApp();
  const { invitationCode } = useMember();
  const [nickname, setNickname] = useState(known.nickname);
  const [error, setError] = useState<string>();
  const [consent, isAgreed] = useConsent();
  const [failure, attempt] = useSubmit({ nickname: setError });
  const [register, sending] = useAction(async () => {
    const body = { ticket, nickname: nickname.trim(), ...(invitationCode ? { invitationCode } : {}) };
    let needed: string | undefined;
    const isDone = await attempt(async () => {
      needed = await signInWithCall(app, app.api.call("oidcRegister", { body, silent: true }));
    });
    if (needed) onTicket(needed);
    else if (isDone) onDone();
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const fault = nicknameError(nickname);
    setError(fault);
    if (isAgreed() && !fault) void register();
  }

  const { account = "" } = known;
  const lead = fillText(account ? text.newLeadOf : text.newLead, { account, name });
  return (
    <form method="post" noValidate onSubmit={check} aria-label={text.newTitle} className="grid gap-4.5">
      <div>
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{text.newTitle}</h1>
        <p className="wrap-anywhere mt-0.5 text-text-muted">{lead}</p>
      </div>
      <FormAlert message={failure} />
      <Field label={text.nickname} help={text.nicknameHint} error={error}>
        <Input
          size="lg"
          name="nickname"
          value={nickname}
          onChange={(event) => {
            setNickname(event.target.value);
            setError(undefined);
          }}
          maxLength={limits.oidcRegister.nickname.maxLength}
          autoComplete="nickname"
          leading={<User strokeWidth={1.7} />}
        />
      </Field>
      <AgreementLine {...consent} />
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {text.register}
      </Button>
      <Divider label={text.haveOne} className="text-sm" />
      <div className="grid gap-2 text-center">
        <Button size="lg" block disabled={sending} onClick={onBind}>
          {text.bindExisting}
        </Button>
        <p className="text-sm text-text-muted">{text.bindExistingHint}</p>
      </div>
    </form>
  );
}
