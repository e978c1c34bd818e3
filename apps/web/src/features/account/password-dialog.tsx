import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { PasswordInput } from "@lenscape/ui/password-input";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { accountText as text } from "#copy/account.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { useFields } from "#lib/use-fields.ts";
import { useNewPassword } from "#shell/new-password.ts";
import { SubmitDialog } from "#shell/submit-dialog.tsx";
import { ownInfo, sessions } from "./queries.ts";
import { checkPasswords } from "./rules.ts";

/** Changes the password; the other logins end with the old one. The default export is what `part` takes. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const { fields, set, errors, setErrors } = useFields({ oldPassword: "", newPassword: "", again: "" });
  const own = useQuery(ownInfo(api)).data;
  const fault = useNewPassword(fields.newPassword)({
    username: own?.userName ?? "",
    nickname: own?.nickname,
  });
  const [failure, attempt, setFailure] = useAttempt({
    oldPassword: (oldPassword) => setErrors({ oldPassword }),
    newPassword: (newPassword) => setErrors({ newPassword }),
  });
  const [submit, sending] = useAction(async () => {
    const { oldPassword, newPassword } = fields;
    const body = { oldPassword, newPassword };
    if (!(await attempt(() => api.call("accountPassword", { body, silent: true })))) return;
    toast(text.passwordChanged, { tone: "success" });
    void queries.invalidateQueries(sessions(api));
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
    </SubmitDialog>
  );
}
