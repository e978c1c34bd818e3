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
import { getPasswordErrors } from "../account-rules.ts";
import { useActiveKeyCount } from "../api-keys/use-active-key-count.ts";
import { ownInfoQuery } from "../queries.ts";
import { accountText as text } from "../text.ts";

/** Dialog that changes the password. The member's other sessions end. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const { fields, set, errors, setErrors } = useFields({ oldPassword: "", newPassword: "", again: "" });
  const keyCount = useActiveKeyCount();
  const [revokesKeys, setRevokesKeys] = useState(true);
  const own = useQuery(ownInfoQuery(api)).data;
  const passwordError = useNewPassword(fields.newPassword)({
    username: own?.userName ?? "",
    nickname: own?.nickname,
  });
  const [failure, trySubmit, setFailure] = useSubmit({
    oldPassword: (oldPassword) => setErrors({ oldPassword }),
    newPassword: (newPassword) => setErrors({ newPassword }),
  });
  const [submit, isSubmitting] = useAction(async () => {
    const { oldPassword, newPassword } = fields;
    const body = { oldPassword, newPassword, ...(keyCount > 0 && revokesKeys && { revokeKeys: 1 as const }) };
    let keysLeft = 0;
    const changePassword = async () => {
      ({ keysLeft } = await api.call("accountPassword", { body, silent: true }));
    };
    if (!(await trySubmit(changePassword))) return;
    const keysNote = keysLeft > 0 ? fillText(text.keysLeft, { n: keysLeft }) : "";
    toast(text.passwordChanged + keysNote, { tone: "success" });
    void invalidateAfter(queries, "accountPassword");
    onClose();
  });

  function onSubmit() {
    const fieldErrors = getPasswordErrors(fields, passwordError);
    setErrors(fieldErrors);
    setFailure("");
    if (Object.keys(fieldErrors).length === 0) void submit();
  }

  const renderField = (name: keyof typeof fields, label: string, autoComplete: string) => (
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
      sending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {renderField("oldPassword", text.oldPassword, "current-password")}
      {renderField("newPassword", text.newPassword, "new-password")}
      {renderField("again", text.newPasswordAgain, "new-password")}
      {keyCount > 0 && (
        <Checkbox name="revokeKeys" checked={revokesKeys} onCheckedChange={setRevokesKeys}>
          {fillText(text.revokeKeys, { n: keyCount })}
        </Checkbox>
      )}
    </SubmitDialog>
  );
}
