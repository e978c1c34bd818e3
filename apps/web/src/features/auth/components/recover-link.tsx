import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { useRecovered } from "../use-recovered.ts";
import { emptyNewPassword, NewPasswordFields, useNewPasswordErrors } from "./new-password-fields.tsx";
import { RecoverHeading } from "./recover-heading.tsx";

/** Form that sets a new password with a link from an email or from an operator. */
export function RecoverLink({ token }: { token: string }) {
  const { api } = useApp();
  const finishRecovery = useRecovered();
  const { fields, set, errors, setErrors } = useFields(emptyNewPassword);
  const passwordErrors = useNewPasswordErrors(fields);
  const [failure, attempt] = useSubmit({ newPassword: (newPassword) => setErrors({ newPassword }) });
  const [submit, isSubmitting] = useAction(() =>
    attempt(async () => {
      const body = { token, newPassword: fields.newPassword };
      await finishRecovery(await api.call("recoverReset", { body, silent: true }));
    }),
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setErrors(passwordErrors);
    if (Object.keys(passwordErrors).length === 0) void submit();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.setTitle} className="grid gap-4.5">
      <RecoverHeading title={text.setTitle} lead={text.setLead} />
      <FormAlert message={failure} />
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

/** Links an email address. Requires a click, because mail programs open links by themselves. */
export function VerifyMail({ token }: { token: string }) {
  const { api } = useApp();
  const [email, setEmail] = useState("");
  const [failure, attempt] = useSubmit();
  const [submit, isSubmitting] = useAction(() =>
    attempt(async () => setEmail((await api.call("mailVerify", { body: { token }, silent: true })).email)),
  );
  if (email)
    return (
      <>
        <RecoverHeading title={text.verified} lead={fillText(text.verifiedLead, { email })} />
        <Button tone="primary" size="lg" block asChild>
          <Link href={paths.home()}>{text.home}</Link>
        </Button>
      </>
    );
  return (
    <>
      <RecoverHeading title={text.verifyTitle} lead={text.verifyLead} />
      <FormAlert message={failure} />
      <Button tone="primary" size="lg" block loading={isSubmitting} onClick={() => submit()}>
        {text.verify}
      </Button>
    </>
  );
}
