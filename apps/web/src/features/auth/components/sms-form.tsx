import { Button } from "@lenscape/ui/button";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { signInWithCall } from "#shell/session/member-session.ts";
import { phoneError, SmsFields } from "#shell/sign-in/sms-fields.tsx";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { authText } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { AgreementLine, type AgreementLineProps } from "./agreement-line.tsx";
import { AppealButton, appealTicket } from "./appeal-button.tsx";
import { CaptchaField } from "./captcha-field.tsx";

interface SmsFormProps {
  consent: AgreementLineProps;
  isAgreed: () => boolean;
  onDone: () => void;
  /** The account has a second step. */
  onTicket: (ticket: string) => void;
}

/** Logs in by a code sent to the phone; a phone seen for the first time registers. */
export function SmsForm({ consent, isAgreed, onDone, onTicket }: SmsFormProps) {
  const app = useApp();
  const captcha = useCaptcha();
  const { invitationCode } = useMember();
  const { fields, set, errors, setErrors } = useFields({ phone: "", smsCode: "", code: "" });
  const [failure, attempt, setFailure] = useSubmit();
  const [appeal, setAppeal] = useState<string>();
  async function send(): Promise<boolean> {
    setAppeal(undefined);
    const found = {
      phone: phoneError(fields.phone),
      code: (await captcha.isMissing(fields.code)) ? authText.captchaMissing : undefined,
    };
    setErrors(found);
    if (found.phone || found.code) return false;
    try {
      const { phone, code } = fields;
      await app.api.call("phoneSms", {
        body: { phone, code: code.trim(), uuid: captcha.uuid },
        silent: true,
      });
      return true;
    } finally {
      // A picture serves once.
      set({ code: "" });
      captcha.reload();
    }
  }

  const [submit, sending] = useAction(async () => {
    const { phone, smsCode } = fields;
    const body = { phone, smsCode: smsCode.trim(), ...(invitationCode ? { invitationCode } : {}) };
    let ticket: string | undefined;
    const isRight = await attempt(async () => {
      try {
        ticket = await signInWithCall(app, app.api.call("wxSmsLogin", { body, silent: true }));
      } catch (error) {
        setAppeal(appealTicket(error));
        throw error;
      }
    });
    if (ticket) onTicket(ticket);
    else if (isRight) onDone();
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const found = {
      phone: phoneError(fields.phone),
      smsCode: fields.smsCode.trim() ? undefined : text.smsCodeMissing,
    };
    setErrors(found);
    setFailure("");
    setAppeal(undefined);
    if (isAgreed() && !Object.values(found).some(Boolean)) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={check} aria-label={text.title} className="grid gap-4.5">
      <FormAlert message={failure} />
      <AppealButton ticket={appeal} />
      <SmsFields values={fields} errors={errors} onChange={set} onSend={send} onFailure={setFailure}>
        <CaptchaField
          captcha={captcha}
          value={fields.code}
          onChange={(code) => set({ code })}
          error={errors.code}
        />
      </SmsFields>
      <AgreementLine {...consent} />
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {text.enter}
      </Button>
    </form>
  );
}
