import { limits } from "@lenscape/api/operations.gen";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { OwnerProof } from "#shell/sign-in/owner-proof.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery } from "#shell/sign-in/wechat-login.ts";

interface OwnerFormProps
  extends Pick<ComponentProps<typeof SubmitDialog>, "submit" | "cancel" | "size" | "tone"> {
  title: string;
  lead?: string;
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
export function OwnerForm({ lead, check, fields, onSubmit, children, ...dialog }: OwnerFormProps) {
  const { api } = useApp();
  const needsPassword = useQuery(linkedAccountsQuery(api)).data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState("");
  const [failure, attempt, setFailure] = useSubmit({ ...fields, password: setMissing });
  const [send, sending] = useAction(() => attempt(() => onSubmit(needsPassword ? { password } : {})));

  function begin() {
    setFailure("");
    const isMissing = needsPassword && !password;
    setMissing(isMissing ? text.passwordMissing : "");
    if ((check?.() ?? true) && !isMissing) void send();
  }

  return (
    <SubmitDialog
      size="sm"
      description={lead}
      sending={sending}
      failure={failure}
      onSubmit={begin}
      {...dialog}
    >
      {children}
      <OwnerProof
        needsPassword={needsPassword}
        value={password}
        error={missing}
        maxLength={limits.accountCodes.password.maxLength}
        onChange={(next) => {
          setPassword(next);
          setMissing("");
        }}
      />
    </SubmitDialog>
  );
}
