import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { type FormEvent, useState } from "react";
import { authText } from "#copy/auth.ts";
import { wxText as text } from "#copy/wx.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { FormAlert } from "#shell/form-alert.tsx";
import { signInWith } from "#shell/member.ts";
import { phoneError, type SmsErrors, SmsFields } from "#shell/sms-fields.tsx";
import { AgreementLine, type AgreementLineProps } from "./agreement-line.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { useCaptcha } from "./use-captcha.ts";

type Errors = SmsErrors & { code?: string };

interface SmsFormProps {
  consent: AgreementLineProps;
  isAgreed: () => boolean;
  onDone: () => void;
}

/** Logs in by a code sent to the phone; a phone seen for the first time registers. */
export function SmsForm({ consent, isAgreed, onDone }: SmsFormProps) {
  const app = useApp();
  const captcha = useCaptcha();
  const { invitationCode } = useMember();
  const [values, setValues] = useState({ phone: "", smsCode: "", code: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState("");
  const change = (next: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...next }));
    setErrors({});
  };
  async function send(): Promise<boolean> {
    const found: Errors = {
      phone: phoneError(values.phone),
      code: (await captcha.isMissing(values.code)) ? authText.captchaMissing : undefined,
    };
    setErrors(found);
    if (found.phone || found.code) return false;
    try {
      const { phone, code } = values;
      await app.api.call("phoneSms", {
        body: { phone, code: code.trim(), uuid: captcha.uuid },
        silent: true,
      });
      return true;
    } finally {
      // A picture serves once.
      setValues((before) => ({ ...before, code: "" }));
      captcha.reload();
    }
  }

  const [submit, sending] = useAction(async () => {
    const { phone, smsCode } = values;
    try {
      const body = { phone, smsCode: smsCode.trim(), ...(invitationCode ? { invitationCode } : {}) };
      const { token } = await app.api.call("wxSmsLogin", { body, silent: true });
      await signInWith(app, token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      return;
    }
    onDone();
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const found: Errors = {
      phone: phoneError(values.phone),
      smsCode: values.smsCode.trim() ? undefined : text.smsCodeMissing,
    };
    setErrors(found);
    setFailure("");
    if (isAgreed() && !Object.values(found).some(Boolean)) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={check} aria-label={text.title} className="grid gap-4.5">
      <FormAlert message={failure} />
      <SmsFields values={values} errors={errors} onChange={change} onSend={send} onFailure={setFailure}>
        <CaptchaField
          captcha={captcha}
          value={values.code}
          onChange={(code) => change({ code })}
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
