import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useId, useState } from "react";
import { wxText as text } from "#copy/wx.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { phoneError, type SmsErrors, SmsFields } from "#shell/sms-fields.tsx";
import { bindings } from "#shell/wx.ts";

/** Binds a phone by the code sent to it. The default export is what `part` takes. */
export default function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const formId = useId();
  const [values, setValues] = useState({ phone: "", smsCode: "" });
  const [errors, setErrors] = useState<SmsErrors>({});
  const [failure, attempt, setFailure] = useAttempt();
  async function send() {
    const phone = phoneError(values.phone);
    setErrors({ phone });
    if (phone) return false;
    await api.call("wxSms", { body: { phone: values.phone }, silent: true });
    return true;
  }
  const [submit, sending] = useAction(async () => {
    const body = { phone: values.phone, smsCode: values.smsCode.trim() };
    if (!(await attempt(() => api.call("phoneBind", { body, silent: true })))) return;
    toast(text.bound, { tone: "success" });
    void queries.invalidateQueries(bindings(api));
    onClose();
  });
  function check(event: FormEvent) {
    event.preventDefault();
    const found: SmsErrors = {
      phone: phoneError(values.phone),
      smsCode: values.smsCode.trim() ? undefined : text.smsCodeMissing,
    };
    setErrors(found);
    if (!found.phone && !found.smsCode) void submit();
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
      </form>
    </Dialog>
  );
}
