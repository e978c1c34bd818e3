import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { wxText as text } from "#copy/wx.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { useFields } from "#lib/use-fields.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { OwnerProof } from "#shell/owner-proof.tsx";
import { phoneError, SmsFields } from "#shell/sms-fields.tsx";
import { bindings } from "#shell/wx.ts";

/** Binds a phone by the code sent to it and the password. The default export is what `part` takes. */
export default function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const formId = useId();
  const needsPassword = useQuery(bindings(api)).data?.hasPassword !== 0;
  const { fields, set, errors, setErrors } = useFields({ phone: "", smsCode: "", password: "" });
  const [failure, attempt, setFailure] = useAttempt({
    password: (message) => setErrors({ password: message }),
  });
  async function send() {
    const phone = phoneError(fields.phone);
    setErrors({ phone });
    if (phone) return false;
    await api.call("wxSms", { body: { phone: fields.phone }, silent: true });
    return true;
  }
  const [submit, sending] = useAction(async () => {
    const { phone, smsCode, password } = fields;
    const body = { phone, smsCode: smsCode.trim(), ...(needsPassword && { password }) };
    if (!(await attempt(() => api.call("phoneBind", { body, silent: true })))) return;
    toast(text.bound, { tone: "success" });
    void queries.invalidateQueries(bindings(api));
    onClose();
  });
  function check(event: FormEvent) {
    event.preventDefault();
    const found: typeof errors = {
      phone: phoneError(fields.phone),
      smsCode: fields.smsCode.trim() ? undefined : text.smsCodeMissing,
      password: needsPassword && !fields.password ? text.passwordMissing : undefined,
    };
    setErrors(found);
    if (!Object.values(found).some(Boolean)) void submit();
  }
  return (
    <Dialog
      open
      size="sm"
      title={text.bindPhone}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} loading={sending}>
            {text.bindPhone}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={check} className="grid gap-4">
        <FormAlert message={failure} />
        <SmsFields values={fields} errors={errors} onChange={set} onSend={send} onFailure={setFailure} />
        <OwnerProof
          needsPassword={needsPassword}
          value={fields.password}
          error={errors.password ?? ""}
          maxLength={limits.phoneBind.password.maxLength}
          onChange={(password) => set({ password })}
        />
      </form>
    </Dialog>
  );
}
