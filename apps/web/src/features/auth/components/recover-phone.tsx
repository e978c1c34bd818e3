import { Button } from "@lenscape/ui/button";
import type { FormEvent } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { phoneError, SmsFields } from "#shell/sign-in/sms-fields.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { authText } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { useRecovered } from "../use-recovered.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { NewPasswordFields, noPassword, useNewPasswordCheck } from "./new-password-fields.tsx";
import { RecoverHeading } from "./recover-heading.tsx";

/** Sets a new password with the code that was sent to the account's phone. */
export function RecoverPhone() {
  const { api } = useApp();
  const captcha = useCaptcha();
  const recovered = useRecovered();
  const { fields, set, errors, setErrors } = useFields({ phone: "", smsCode: "", code: "", ...noPassword });
  const faults = useNewPasswordCheck(fields);
  const [failure, attempt, setFailure] = useSubmit({
    newPassword: (newPassword) => setErrors({ newPassword }),
  });

  async function send(): Promise<boolean> {
    const found = {
      phone: phoneError(fields.phone),
      code: (await captcha.isMissing(fields.code)) ? authText.captchaMissing : undefined,
    };
    setErrors(found);
    if (found.phone || found.code) return false;
    try {
      const { phone, code } = fields;
      await api.call("phoneSms", { body: { phone, code: code.trim(), uuid: captcha.uuid }, silent: true });
      return true;
    } finally {
      // A picture serves once.
      set({ code: "" });
      captcha.reload();
    }
  }

  const [submit, sending] = useAction(() =>
    attempt(async () => {
      const { phone, smsCode, newPassword } = fields;
      const body = { phone, smsCode: smsCode.trim(), newPassword };
      await recovered(await api.call("recoverPhone", { body, silent: true }));
    }),
  );

  function check(event: FormEvent) {
    event.preventDefault();
    const phone = phoneError(fields.phone);
    const found = {
      ...(phone && { phone }),
      ...(!fields.smsCode.trim() && { smsCode: text.smsCodeMissing }),
      ...faults,
    };
    setErrors(found);
    setFailure("");
    if (Object.keys(found).length === 0) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={check} aria-label={text.phone} className="grid gap-4.5">
      <RecoverHeading title={text.phone} lead={text.setLead} />
      <FormAlert message={failure} />
      <SmsFields values={fields} errors={errors} onChange={set} onSend={send} onFailure={setFailure}>
        <CaptchaField
          captcha={captcha}
          value={fields.code}
          onChange={(code) => set({ code })}
          error={errors.code}
        />
      </SmsFields>
      <NewPasswordFields values={fields} errors={errors} fault={faults.newPassword} onChange={set} />
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {text.set}
      </Button>
    </form>
  );
}
