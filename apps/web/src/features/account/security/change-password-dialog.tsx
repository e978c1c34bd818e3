import { limits } from "@lenscape/api/operations.gen";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PasswordInput } from "@lenscape/ui/password-input";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { useFields } from "#lib/use-fields.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { useNewPassword } from "#shell/sign-in/use-new-password.ts";
import { checkPasswords } from "../account-rules.ts";
import { useActiveKeyCount } from "../api-keys/use-active-key-count.ts";
import { ownInfo } from "../queries.ts";
import { accountText as text } from "../text.ts";

/** Changes the password; the other logins end with the old one. The default export is what `part` takes. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const { fields, set, errors, setErrors } = useFields({ oldPassword: "", newPassword: "", again: "" });
  const keyCount = useActiveKeyCount();
  const [revokes, setRevokes] = useState(true);
  const own = useQuery(ownInfo(api)).data;
  const fault = useNewPassword(fields.newPassword)({
    username: own?.userName ?? "",
    nickname: own?.nickname,
  });
  const [failure, attempt, setFailure] = useSubmit({
    oldPassword: (oldPassword) => setErrors({ oldPassword }),
    newPassword: (newPassword) => setErrors({ newPassword }),
  });
  const [submit, sending] = useAction(async () => {
    const { oldPassword, newPassword } = fields;
    const body = { oldPassword, newPassword, ...(keyCount > 0 && revokes && { revokeKeys: 1 as const }) };
    let keysLeft = 0;
    const change = async () => {
      ({ keysLeft } = await api.call("accountPassword", { body, silent: true }));
    };
    if (!(await attempt(change))) return;
    const left = keysLeft > 0 ? fillText(text.keysLeft, { n: keysLeft }) : "";
    toast(text.passwordChanged + left, { tone: "success" });
    void invalidateAfter(queries, "accountPassword");
    onClose();
  });

  function check() {
    const found = checkPasswords(fields, fault);
    setErrors(found);
    setFailure("");
    if (Object.keys(found).length === 0) void submit();
  }

  const field = (name: keyof typeof fields, label: string, autoComplete: string) => (
    <Field label={label} error={errors[name]}>
      <PasswordInput
        name={name}
        value={fields[name]}
        onChange={(event) => set({ [name]: event.target.value })}
        maxLength={limits.accountPassword.newPassword.maxLength}
        autoComplete={autoComplete}
      />
    </Field>
  );

  return (
    <SubmitDialog
      size="sm"
      title={text.password}
      description={text.passwordHint}
      submit={text.change}
      sending={sending}
      failure={failure}
      onSubmit={check}
      onClose={onClose}
    >
      {field("oldPassword", text.oldPassword, "current-password")}
      {field("newPassword", text.newPassword, "new-password")}
      {field("again", text.newPasswordAgain, "new-password")}
      {keyCount > 0 && (
        <Checkbox name="revokeKeys" checked={revokes} onCheckedChange={setRevokes}>
          {fillText(text.revokeKeys, { n: keyCount })}
        </Checkbox>
      )}
    </SubmitDialog>
  );
}
