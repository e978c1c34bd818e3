import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { oidcText } from "#copy/oidc.ts";
import { wxText as text } from "#copy/wx.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { OwnerProof } from "#shell/owner-proof.tsx";
import { bindings } from "#shell/wx.ts";

interface UnbindDialogProps {
  way: "wx" | "phone" | "oidc";
  onClose: () => void;
}

const leads = { wx: text.unbindWx, phone: text.unbindPhone, oidc: oidcText.unbindLead };

/** Gives up WeChat, the phone or the identity provider as a way in, by the password. The default export is what `part` takes. */
export default function UnbindDialog({ way, onClose }: UnbindDialogProps) {
  const { api, queries } = useApp();
  const formId = useId();
  const needsPassword = useQuery(bindings(api)).data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [failure, attempt] = useAttempt({ password: setError });
  const [submit, sending] = useAction(async () => {
    const proof = needsPassword ? { password } : {};
    const unbind = () =>
      way === "oidc"
        ? api.call("oidcUnlink", { body: proof, silent: true })
        : api.call("wxUnbind", { body: { way, ...proof }, silent: true });
    if (!(await attempt(unbind))) return;
    toast(text.unbound);
    void queries.invalidateQueries(bindings(api));
    onClose();
  });
  function check(event: FormEvent) {
    event.preventDefault();
    const missing = needsPassword && !password;
    setError(missing ? text.passwordMissing : "");
    if (!missing) void submit();
  }
  return (
    <Dialog
      open
      size="sm"
      title={text.unbind}
      description={leads[way]}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="danger" type="submit" form={formId} loading={sending}>
            {text.unbind}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={check} className="grid gap-4">
        <FormAlert message={failure} />
        <OwnerProof
          needsPassword={needsPassword}
          value={password}
          error={error}
          maxLength={limits.wxUnbind.password.maxLength}
          onChange={(next) => {
            setPassword(next);
            setError("");
          }}
        />
      </form>
    </Dialog>
  );
}
