import { Button } from "@lenscape/ui/button";
import type { FormEvent } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { getPhoneError, SmsFields } from "#shell/sign-in/sms-fields.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { authText } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { useRecovered } from "../use-recovered.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { emptyNewPassword, NewPasswordFields, useNewPasswordErrors } from "./new-password-fields.tsx";
import { RecoverHeading } from "./recover-heading.tsx";

/** Form that sets a new password with a code sent to the account's phone. */
export function RecoverPhone() {
  const { api } = useApp();
  const captcha = useCaptcha();
  const finishRecovery = useRecovered();
  const { fields, set, errors, setErrors } = useFields({
    phone: "",
    smsCode: "",
    code: "",
    ...emptyNewPassword,
  });
  const passwordErrors = useNewPasswordErrors(fields);
  const [failure, trySubmit, setFailure] = useSubmit({
    newPassword: (newPassword) => setErrors({ newPassword }),
  });

  async function sendCode(): Promise<boolean> {
    const fieldErrors = {
      phone: getPhoneError(fields.phone),
      code: (await captcha.isMissing(fields.code)) ? authText.captchaMissing : undefined,
    };
    setErrors(fieldErrors);
    if (fieldErrors.phone || fieldErrors.code) return false;
    try {
      const { phone, code } = fields;
      await api.call("phoneSms", { body: { phone, code: code.trim(), uuid: captcha.uuid }, silent: true });
      return true;
    } finally {
      // Each captcha is valid once.
      set({ code: "" });
      captcha.reload();
    }
  }

  const [submit, isSubmitting] = useAction(() =>
    trySubmit(async () => {
      const { phone, smsCode, newPassword } = fields;
      const body = { phone, smsCode: smsCode.trim(), newPassword };
      await finishRecovery(await api.call("recoverPhone", { body, silent: true }));
    }),
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const phone = getPhoneError(fields.phone);
    const fieldErrors = {
      ...(phone && { phone }),
      ...(!fields.smsCode.trim() && { smsCode: text.smsCodeMissing }),
      ...passwordErrors,
    };
    setErrors(fieldErrors);
    setFailure("");
    if (Object.keys(fieldErrors).length === 0) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.phone} className="grid gap-4.5">
      <RecoverHeading title={text.phone} lead={text.setLead} />
      <FormAlert message={failure} />
      <SmsFields values={fields} errors={errors} onChange={set} onSend={sendCode} onFailure={setFailure}>
        <CaptchaField
          captcha={captcha}
          value={fields.code}
          onChange={(code) => set({ code })}
          error={errors.code}
        />
      </SmsFields>
      <NewPasswordFields
        values={fields}
        errors={errors}
        passwordError={passwordErrors.newPassword}
        onChange={set}
      />
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
        {text.set}
      </Button>
    </form>
  );
}
