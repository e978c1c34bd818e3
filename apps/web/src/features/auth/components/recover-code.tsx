import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { authText } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { useRecovered } from "../use-recovered.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { emptyNewPassword, NewPasswordFields, useNewPasswordErrors } from "./new-password-fields.tsx";
import { RecoverHeading } from "./recover-heading.tsx";
import { AccountField } from "./recover-mail.tsx";

/** Form that sets a new password with a recovery code. */
export function RecoverCode() {
  const { api } = useApp();
  const captcha = useCaptcha();
  const finishRecovery = useRecovered();
  const { fields, set, errors, setErrors } = useFields({
    account: "",
    recoveryCode: "",
    code: "",
    ...emptyNewPassword,
  });
  const passwordErrors = useNewPasswordErrors(fields);
  const [failure, setFailure] = useState("");

  const [submit, isSubmitting] = useAction(async () => {
    if (await captcha.isMissing(fields.code)) return setErrors({ code: authText.captchaMissing });
    const { account, recoveryCode, newPassword, code } = fields;
    const body = {
      account: account.trim(),
      recoveryCode,
      newPassword,
      code: code.trim(),
      uuid: captcha.uuid,
    };
    try {
      await finishRecovery(await api.call("recoverCode", { body, silent: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isFieldError = error.field === "newPassword" || error.field === "recoveryCode";
      if (isFieldError) setErrors({ [error.field!]: error.message });
      else setFailure(error.message);
      set({ code: "" });
      if (error.needsCaptcha) captcha.require();
      else captcha.reload();
    }
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const fieldErrors = {
      ...(!fields.account.trim() && { account: text.accountMissing }),
      ...(!fields.recoveryCode.trim() && { recoveryCode: text.recoveryCodeMissing }),
      ...passwordErrors,
    };
    setErrors(fieldErrors);
    setFailure("");
    if (Object.keys(fieldErrors).length === 0) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.code} className="grid gap-4.5">
      <RecoverHeading title={text.code} lead={text.setLead} />
      <FormAlert message={failure} />
      <AccountField value={fields.account} error={errors.account} onChange={(account) => set({ account })} />
      <Field label={text.recoveryCode} error={errors.recoveryCode}>
        <Input
          size="lg"
          name="recovery-code"
          value={fields.recoveryCode}
          onChange={(event) => set({ recoveryCode: event.target.value })}
          placeholder={text.recoveryCodeHint}
          maxLength={limits.recoverCode.recoveryCode.maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="font-mono"
          leading={<KeyRound strokeWidth={1.7} />}
        />
      </Field>
      <NewPasswordFields
        values={fields}
        errors={errors}
        passwordError={passwordErrors.newPassword}
        onChange={set}
      />
      <CaptchaField
        captcha={captcha}
        value={fields.code}
        onChange={(code) => set({ code })}
        error={errors.code}
      />
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
        {text.set}
      </Button>
    </form>
  );
}
