import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Link } from "@lenscape/ui/link";
import { PasswordInput } from "@lenscape/ui/password-input";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { getPath } from "#paths";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { getPhoneError, SmsFields } from "#shell/sign-in/sms-fields.tsx";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { useNewPassword } from "#shell/sign-in/use-new-password.ts";
import { linkedAccountsQuery, loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";
import { getPasswordErrors } from "../account-rules.ts";
import { BindPhoneDialog } from "../login-methods/bind-phone-dialog.tsx";
import { ownInfoQuery, sessionsQuery } from "../queries.ts";
import { accountText } from "../text.ts";

interface SetPasswordDialogProps {
  onClose: () => void;
}

/** Dialog for members without a password, who joined by WeChat or phone. Asks for a phone number first. */
export function SetPasswordDialog({ onClose }: SetPasswordDialogProps) {
  const { api } = useApp();
  const { data } = useQuery(linkedAccountsQuery(api));
  const { data: loginMethods } = useQuery(loginMethodsQuery(api));
  const [isBindingPhone, setBindingPhone] = useState(false);
  if (!data || !loginMethods) return null;
  if (loginMethods.sms === 1 && data.phone) return <PasswordForm onClose={onClose} />;
  if (isBindingPhone) return <BindPhoneDialog onClose={() => setBindingPhone(false)} />;
  return (
    <Dialog
      open
      size="sm"
      title={text.setPassword}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {loginMethods.sms === 1 ? (
            <Button tone="primary" onClick={() => setBindingPhone(true)}>
              {text.bindPhone}
            </Button>
          ) : (
            <Button tone="primary" asChild>
              <Link href={getPath("feedback")}>{text.toFeedback}</Link>
            </Button>
          )}
        </>
      }
    >
      <p>{loginMethods.sms === 1 ? text.phoneFirst : text.noSms}</p>
    </Dialog>
  );
}

const EMPTY_FIELDS = { phone: "", smsCode: "", newPassword: "", again: "" };

function PasswordForm({ onClose }: SetPasswordDialogProps) {
  const { api, queries } = useApp();
  const { fields, set, errors, setErrors } = useFields(EMPTY_FIELDS);
  const own = useQuery(ownInfoQuery(api)).data;
  const passwordError = useNewPassword(fields.newPassword)({
    username: own?.userName ?? "",
    nickname: own?.nickname,
  });
  const [failure, trySubmit, setFailure] = useSubmit({
    newPassword: (newPassword) => setErrors({ newPassword }),
  });
  async function sendCode() {
    const phone = getPhoneError(fields.phone);
    setErrors({ phone });
    if (phone) return false;
    await api.call("wxSms", { body: { phone: fields.phone }, silent: true });
    return true;
  }
  const [submit, isSubmitting] = useAction(async () => {
    const { phone, smsCode, newPassword } = fields;
    const body = { phone, smsCode: smsCode.trim(), newPassword };
    if (!(await trySubmit(() => api.call("phonePassword", { body, silent: true })))) return;
    toast(text.passwordSet, { tone: "success" });
    void queries.invalidateQueries(linkedAccountsQuery(api));
    void queries.invalidateQueries(sessionsQuery(api));
    onClose();
  });
  function onSubmit() {
    const phone = getPhoneError(fields.phone);
    const fieldErrors = {
      ...(phone && { phone }),
      ...(fields.smsCode.trim() === "" && { smsCode: text.smsCodeMissing }),
      ...getPasswordErrors({ ...fields, oldPassword: "-" }, passwordError),
    };
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length === 0) void submit();
  }
  const renderPasswordField = (name: "newPassword" | "again", label: string) => (
    <Field label={label} error={errors[name]}>
      <PasswordInput
        name={name}
        value={fields[name]}
        onChange={(event) => set({ [name]: event.target.value })}
        maxLength={limits.phonePassword.newPassword.maxLength}
        autoComplete="new-password"
      />
    </Field>
  );
  return (
    <SubmitDialog
      size="sm"
      title={text.setPassword}
      description={text.setPasswordLead}
      submit={text.setPassword}
      sending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SmsFields values={fields} errors={errors} onChange={set} onSend={sendCode} onFailure={setFailure} />
      {renderPasswordField("newPassword", accountText.newPassword)}
      {renderPasswordField("again", accountText.newPasswordAgain)}
    </SubmitDialog>
  );
}
