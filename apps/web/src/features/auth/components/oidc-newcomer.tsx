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
import { getNicknameError } from "#shell/sign-in/nickname-error.ts";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { useConsent } from "../use-consent.ts";
import { AgreementLine } from "./agreement-line.tsx";

interface OidcNewcomerProps {
  /** Display name of the provider. */
  name: string;
  ticket: string;
  /** Account name at the provider and suggested nickname. */
  profile: { account: string; nickname: string };
  onDone: () => void;
  /** Called with the ticket of the second step if the account has been linked in the meantime. */
  onTicket: (ticket: string) => void;
  /** Called when the visitor wants to link an existing account. */
  onBind: () => void;
}

/** First login through the identity provider: creates an account with consent, or links an existing one. */
export function OidcNewcomer({ name, ticket, profile, onDone, onTicket, onBind }: OidcNewcomerProps) {
  const app = useApp();
  const { invitationCode } = useMember();
  const [nickname, setNickname] = useState(profile.nickname);
  const [error, setError] = useState<string>();
  const [consent, isAgreed] = useConsent();
  const [failure, submit] = useSubmit({ nickname: setError });
  const [register, isSubmitting] = useAction(async () => {
    const body = { ticket, nickname: nickname.trim(), ...(invitationCode ? { invitationCode } : {}) };
    let secondStepTicket: string | undefined;
    const isDone = await submit(async () => {
      secondStepTicket = await signInWithCall(app, app.api.call("oidcRegister", { body, silent: true }));
    });
    if (secondStepTicket) onTicket(secondStepTicket);
    else if (isDone) onDone();
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const nicknameError = getNicknameError(nickname);
    setError(nicknameError);
    if (isAgreed() && !nicknameError) void register();
  }

  const { account = "" } = profile;
  const lead = fillText(account ? text.newLeadOf : text.newLead, { account, name });
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.newTitle} className="grid gap-4.5">
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
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
        {text.register}
      </Button>
      <Divider label={text.haveOne} className="text-meta" />
      <div className="grid gap-2 text-center">
        <Button size="lg" block disabled={isSubmitting} onClick={onBind}>
          {text.bindExisting}
        </Button>
        <p className="text-meta text-text-muted">{text.bindExistingHint}</p>
      </div>
    </form>
  );
}
