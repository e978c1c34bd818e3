import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { wxText as text } from "#copy/wx.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { OwnerProof } from "#shell/owner-proof.tsx";
import { phoneError, type SmsErrors, SmsFields } from "#shell/sms-fields.tsx";
import { bindings } from "#shell/wx.ts";

/** Binds a phone by the code sent to it and the password. The default export is what `part` takes. */
export default function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const formId = useId();
  const [values, setValues] = useState({ phone: "", smsCode: "" });
  const needsPassword = useQuery(bindings(api)).data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<SmsErrors & { password?: string }>({});
  const [failure, attempt, setFailure] = useAttempt({
    password: (message) => setErrors({ password: message }),
  });
  async function send() {
    const phone = phoneError(values.phone);
    setErrors({ phone });
    if (phone) return false;
    await api.call("wxSms", { body: { phone: values.phone }, silent: true });
    return true;
  }
  const [submit, sending] = useAction(async () => {
    const body = { phone: values.phone, smsCode: values.smsCode.trim(), ...(needsPassword && { password }) };
    if (!(await attempt(() => api.call("phoneBind", { body, silent: true })))) return;
    toast(text.bound, { tone: "success" });
    void queries.invalidateQueries(bindings(api));
    onClose();
  });
  function check(event: FormEvent) {
    event.preventDefault();
    const found: typeof errors = {
      phone: phoneError(values.phone),
      smsCode: values.smsCode.trim() ? undefined : text.smsCodeMissing,
      password: needsPassword && !password ? text.passwordMissing : undefined,
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
        <SmsFields
          values={values}
          errors={errors}
          onChange={(next) => {
            setValues((before) => ({ ...before, ...next }));
            setErrors({});
          }}
          onSend={send}
          onFailure={setFailure}
        />
        <OwnerProof
          needsPassword={needsPassword}
          value={password}
          error={errors.password ?? ""}
          maxLength={limits.phoneBind.password.maxLength}
          onChange={(next) => {
            setPassword(next);
            setErrors({});
          }}
        />
      </form>
    </Dialog>
  );
}
