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

interface OwnerProofFormProps
  extends Pick<ComponentProps<typeof SubmitDialog>, "submit" | "cancel" | "size" | "tone"> {
  title: string;
  lead?: string;
  /** Validates the other fields and shows their errors. Returns whether the form may be submitted. */
  check?: () => boolean;
  /**
   * Throws `ApiError`.
   * @param proof password, if the member has one
   */
  onSubmit: (proof: { password?: string }) => Promise<unknown>;
  /** Handlers of server errors that belong to a field of the form. */
  fields?: Readonly<Record<string, (message: string) => void>>;
  onClose: () => void;
  children?: ReactNode;
}

/** Dialog for actions of the account owner, with the identity confirmation. */
export function OwnerProofForm({ lead, check, fields, onSubmit, children, ...dialog }: OwnerProofFormProps) {
  const { api } = useApp();
  const needsPassword = useQuery(linkedAccountsQuery(api)).data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [passwordError, setPasswordError] = useState("");
  const [failure, trySubmit, setFailure] = useSubmit({ ...fields, password: setPasswordError });
  const [submitForm, isSubmitting] = useAction(() =>
    trySubmit(() => onSubmit(needsPassword ? { password } : {})),
  );

  function handleSubmit() {
    setFailure("");
    const isMissing = needsPassword && !password;
    setPasswordError(isMissing ? text.passwordMissing : "");
    if ((check?.() ?? true) && !isMissing) void submitForm();
  }

  return (
    <SubmitDialog
      size="sm"
      description={lead}
      sending={isSubmitting}
      failure={failure}
      onSubmit={handleSubmit}
      {...dialog}
    >
      {children}
      <OwnerProof
        needsPassword={needsPassword}
        value={password}
        error={passwordError}
        maxLength={limits.accountCodes.password.maxLength}
        onChange={(next) => {
          setPassword(next);
          setPasswordError("");
        }}
      />
    </SubmitDialog>
  );
}
