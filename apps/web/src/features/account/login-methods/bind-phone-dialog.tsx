import { limits } from "@lenscape/api/operations.gen";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { OwnerProof } from "#shell/sign-in/owner-proof.tsx";
import { getPhoneError, SmsFields } from "#shell/sign-in/sms-fields.tsx";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery } from "#shell/sign-in/wechat-login.ts";

/** Dialog that links a phone number with the code sent to it and the password. */
export function BindPhoneDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const needsPassword = useQuery(linkedAccountsQuery(api)).data?.hasPassword !== 0;
  const { fields, set, errors, setErrors } = useFields({ phone: "", smsCode: "", password: "" });
  const [failure, trySubmit, setFailure] = useSubmit({
    password: (message) => setErrors({ password: message }),
  });
  async function sendCode() {
    const phone = getPhoneError(fields.phone);
    setErrors({ phone });
    if (phone) return false;
    await api.call("wxSms", { body: { phone: fields.phone }, silent: true });
    return true;
  }
  const [submit, isSubmitting] = useAction(async () => {
    const { phone, smsCode, password } = fields;
    const body = { phone, smsCode: smsCode.trim(), ...(needsPassword && { password }) };
    if (!(await trySubmit(() => api.call("phoneBind", { body, silent: true })))) return;
    toast(text.bound, { tone: "success" });
    void queries.invalidateQueries(linkedAccountsQuery(api));
    onClose();
  });
  function onSubmit() {
    const fieldErrors: typeof errors = {
      phone: getPhoneError(fields.phone),
      smsCode: fields.smsCode.trim() ? undefined : text.smsCodeMissing,
      password: needsPassword && !fields.password ? text.passwordMissing : undefined,
    };
    setErrors(fieldErrors);
    if (!Object.values(fieldErrors).some(Boolean)) void submit();
  }
  return (
    <SubmitDialog
      size="sm"
      title={text.bindPhone}
      submit={text.bindPhone}
      sending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SmsFields values={fields} errors={errors} onChange={set} onSend={sendCode} onFailure={setFailure} />
      <OwnerProof
        needsPassword={needsPassword}
        value={fields.password}
        error={errors.password ?? ""}
        maxLength={limits.phoneBind.password.maxLength}
        onChange={(password) => set({ password })}
      />
    </SubmitDialog>
  );
}
