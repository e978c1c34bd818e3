import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { recoveryText as text } from "#copy/recovery.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { OwnerProof } from "#shell/owner-proof.tsx";
import { bindings } from "#shell/wx.ts";

interface OwnerFormProps {
  title: string;
  lead: string;
  submit: string;
  /** What has to change before it is sent, besides the password; it shows that by itself. */
  check?: () => boolean;
  /** Throws `ApiError`. @param proof the password, where the member has one */
  onSubmit: (proof: { password?: string }) => Promise<unknown>;
  /** Refusals that are shown at a field of the form. */
  fields?: Readonly<Record<string, (message: string) => void>>;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog for what only the owner of the account may do, with the proof that it is they who ask. */
export function OwnerForm({
  title,
  lead,
  submit,
  check,
  fields,
  onSubmit,
  onClose,
  children,
}: OwnerFormProps) {
  const { api } = useApp();
  const formId = useId();
  const needsPassword = useQuery(bindings(api)).data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState("");
  const [failure, attempt, setFailure] = useAttempt({ ...fields, password: setMissing });
  const [send, sending] = useAction(() => attempt(() => onSubmit(needsPassword ? { password } : {})));

  function begin(event: FormEvent) {
    event.preventDefault();
    setFailure("");
    const isMissing = needsPassword && !password;
    setMissing(isMissing ? text.passwordMissing : "");
    if ((check?.() ?? true) && !isMissing) void send();
  }

  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={lead}
      onOpenChange={() => !sending && onClose()}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button tone="primary" type="submit" form={formId} loading={sending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={begin} className="grid gap-4">
        <FormAlert message={failure} />
        {children}
        <OwnerProof
          needsPassword={needsPassword}
          value={password}
          error={missing}
          maxLength={limits.accountCodes.password.maxLength}
          onChange={setPassword}
        />
      </form>
    </Dialog>
  );
}
