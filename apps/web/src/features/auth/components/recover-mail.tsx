import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { User } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { authText } from "../text.ts";
import { useCaptcha } from "../use-captcha.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { RecoverHeading } from "./recover-heading.tsx";

/** Text field for a username, email address or phone number. */
export function AccountField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={text.account} error={error}>
      <Input
        size="lg"
        name="username"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={limits.recoverMail.account.maxLength}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        leading={<User strokeWidth={1.7} />}
      />
    </Field>
  );
}

/** Form that requests a recovery link. The result does not reveal whether the account exists. */
export function RecoverMail() {
  const { api } = useApp();
  const captcha = useCaptcha();
  const { fields, set, errors, setErrors } = useFields({ account: "", code: "" });
  const [failure, trySubmit] = useSubmit();
  const [isSent, setSent] = useState(false);
  const [submit, isSubmitting] = useAction(async () => {
    if (await captcha.isMissing(fields.code)) return setErrors({ code: authText.captchaMissing });
    const body = { account: fields.account.trim(), code: fields.code.trim(), uuid: captcha.uuid };
    if (await trySubmit(() => api.call("recoverMail", { body, silent: true }))) return setSent(true);
    set({ code: "" });
    captcha.reload();
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const fieldErrors = fields.account.trim() ? {} : { account: text.accountMissing };
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length === 0) void submit();
  }

  if (isSent) return <RecoverHeading title={text.mailSent} lead={text.mailSentLead} />;
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.mail} className="grid gap-4.5">
      <RecoverHeading title={text.mail} lead={text.mailHint} />
      <FormAlert message={failure} />
      <AccountField value={fields.account} error={errors.account} onChange={(account) => set({ account })} />
      <CaptchaField
        captcha={captcha}
        value={fields.code}
        onChange={(code) => set({ code })}
        error={errors.code}
      />
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
        {text.sendMail}
      </Button>
    </form>
  );
}
