import { Button } from "@lenscape/ui/button";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { signInWithCall } from "#shell/session/member-session.ts";
import { getPhoneError, SmsFields } from "#shell/sign-in/sms-fields.tsx";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { authText } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { AgreementLine, type AgreementLineProps } from "./agreement-line.tsx";
import { AppealButton, getAppealTicket } from "./appeal-button.tsx";
import { CaptchaField } from "./captcha-field.tsx";

interface SmsFormProps {
  consent: AgreementLineProps;
  isAgreed: () => boolean;
  onDone: () => void;
  /** Called if the account has a second step. */
  onTicket: (ticket: string) => void;
}

/** Login form with a code sent to a phone. An unknown phone number registers an account. */
export function SmsForm({ consent, isAgreed, onDone, onTicket }: SmsFormProps) {
  const app = useApp();
  const captcha = useCaptcha();
  const { invitationCode } = useMember();
  const { fields, set, errors, setErrors } = useFields({ phone: "", smsCode: "", code: "" });
  const [failure, trySubmit, setFailure] = useSubmit();
  const [appealTicket, setAppealTicket] = useState<string>();
  async function sendCode(): Promise<boolean> {
    setAppealTicket(undefined);
    const fieldErrors = {
      phone: getPhoneError(fields.phone),
      code: (await captcha.isMissing(fields.code)) ? authText.captchaMissing : undefined,
    };
    setErrors(fieldErrors);
    if (fieldErrors.phone || fieldErrors.code) return false;
    try {
      const { phone, code } = fields;
      await app.api.call("phoneSms", {
        body: { phone, code: code.trim(), uuid: captcha.uuid },
        silent: true,
      });
      return true;
    } finally {
      // Each captcha is valid once.
      set({ code: "" });
      captcha.reload();
    }
  }

  const [submit, isSubmitting] = useAction(async () => {
    const { phone, smsCode } = fields;
    const body = { phone, smsCode: smsCode.trim(), ...(invitationCode ? { invitationCode } : {}) };
    let ticket: string | undefined;
    const isAccepted = await trySubmit(async () => {
      try {
        ticket = await signInWithCall(app, app.api.call("wxSmsLogin", { body, silent: true }));
      } catch (error) {
        setAppealTicket(getAppealTicket(error));
        throw error;
      }
    });
    if (ticket) onTicket(ticket);
    else if (isAccepted) onDone();
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const fieldErrors = {
      phone: getPhoneError(fields.phone),
      smsCode: fields.smsCode.trim() ? undefined : text.smsCodeMissing,
    };
    setErrors(fieldErrors);
    setFailure("");
    setAppealTicket(undefined);
    if (isAgreed() && !Object.values(fieldErrors).some(Boolean)) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.title} className="grid gap-4.5">
      <FormAlert message={failure} />
      <AppealButton ticket={appealTicket} />
      <SmsFields values={fields} errors={errors} onChange={set} onSend={sendCode} onFailure={setFailure}>
        <CaptchaField
          captcha={captcha}
          value={fields.code}
          onChange={(code) => set({ code })}
          error={errors.code}
        />
      </SmsFields>
      <AgreementLine {...consent} />
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
        {text.enter}
      </Button>
    </form>
  );
}
