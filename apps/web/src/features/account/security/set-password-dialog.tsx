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
import { checkPasswords } from "../account-rules.ts";
import { PhoneDialog } from "../login-methods/bind-phone-dialog.tsx";
import { ownInfo, sessions } from "../queries.ts";
import { accountText } from "../text.ts";

interface SetPasswordDialogProps {
  onClose: () => void;
}

/** The way to a password for anyone who joined by WeChat or by phone and has none; a phone comes first. The default export is what `part` takes. */
export function SetPasswordDialog({ onClose }: SetPasswordDialogProps) {
  const { api } = useApp();
  const { data } = useQuery(linkedAccountsQuery(api));
  const { data: open } = useQuery(loginMethodsQuery(api));
  const [binding, setBinding] = useState(false);
  if (!data || !open) return null;
  if (open.sms === 1 && data.phone) return <PasswordForm onClose={onClose} />;
  if (binding) return <PhoneDialog onClose={() => setBinding(false)} />;
  return (
    <Dialog
      open
      size="sm"
      title={text.setPassword}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {open.sms === 1 ? (
            <Button tone="primary" onClick={() => setBinding(true)}>
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
      <p>{open.sms === 1 ? text.phoneFirst : text.noSms}</p>
    </Dialog>
  );
}

const EMPTY = { phone: "", smsCode: "", newPassword: "", again: "" };

function PasswordForm({ onClose }: SetPasswordDialogProps) {
  const { api, queries } = useApp();
  const { fields, set, errors, setErrors } = useFields(EMPTY);
  const own = useQuery(ownInfo(api)).data;
  const fault = useNewPassword(fields.newPassword)({
    username: own?.userName ?? "",
    nickname: own?.nickname,
  });
  const [failure, attempt, setFailure] = useSubmit({
    newPassword: (newPassword) => setErrors({ newPassword }),
  });
  async function send() {
    const phone = getPhoneError(fields.phone);
    setErrors({ phone });
    if (phone) return false;
    await api.call("wxSms", { body: { phone: fields.phone }, silent: true });
    return true;
  }
  const [submit, sending] = useAction(async () => {
    const { phone, smsCode, newPassword } = fields;
    const body = { phone, smsCode: smsCode.trim(), newPassword };
    if (!(await attempt(() => api.call("phonePassword", { body, silent: true })))) return;
    toast(text.passwordSet, { tone: "success" });
    void queries.invalidateQueries(linkedAccountsQuery(api));
    void queries.invalidateQueries(sessions(api));
    onClose();
  });
  function check() {
    const phone = getPhoneError(fields.phone);
    const found = {
      ...(phone && { phone }),
      ...(fields.smsCode.trim() === "" && { smsCode: text.smsCodeMissing }),
      ...checkPasswords({ ...fields, oldPassword: "-" }, fault),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void submit();
  }
  const password = (name: "newPassword" | "again", label: string) => (
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
      sending={sending}
      failure={failure}
      onSubmit={check}
      onClose={onClose}
    >
      <SmsFields values={fields} errors={errors} onChange={set} onSend={send} onFailure={setFailure} />
      {password("newPassword", accountText.newPassword)}
      {password("again", accountText.newPasswordAgain)}
    </SubmitDialog>
  );
}
