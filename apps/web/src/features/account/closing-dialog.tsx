import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { PasswordInput } from "@lenscape/ui/password-input";
import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountText as text } from "#copy/account.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { paths } from "#paths";
import { FormAlert } from "#shell/form-alert.tsx";
import { signOut } from "#shell/member.ts";

/** Asks to close the account: what is lost, the password, and the consent. The default export is what `part` takes. */
export default function ClosingDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const navigate = useNavigate();
  const formId = useId();
  const [password, setPassword] = useState("");
  const [sure, setSure] = useState(false);
  const [error, setError] = useState("");
  const [failure, attempt, setFailure] = useAttempt({ password: setError });
  const [submit, sending] = useAction(async () => {
    let closesAt = "";
    const isClosing = await attempt(async () => {
      ({ closesAt } = await app.api.call("ownInfoRevoked", { body: { password }, silent: true }));
    });
    if (!isClosing) return;
    // The server has ended the session already: there is nothing left to log out of there.
    app.session.clear();
    onClose();
    // The login is where it can be taken back: there the day stays to be read.
    await navigate(paths.pclogin(), { state: { notice: text.closing.replace("{time}", closesAt) } });
    await signOut(app);
  });

  function check(event: FormEvent) {
    event.preventDefault();
    setError(password ? "" : text.closePasswordMissing);
    setFailure(password && !sure ? text.closeConsentMissing : "");
    if (password && sure) void submit();
  }

  return (
    <Dialog
      open
      title={text.close}
      description={text.closeLead}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.closeKeep}</Button>
          <Button tone="danger" type="submit" form={formId} loading={sending}>
            {text.closeSubmit}
          </Button>
        </>
      }
    >
      <ul className="mb-4 grid gap-2">
        {text.closeLosses.map((loss) => (
          <li key={loss} className="flex items-start gap-2">
            <X
              aria-hidden="true"
              size="1.125rem"
              strokeWidth={1.7}
              className="mt-0.5 flex-none text-danger-text"
            />
            {loss}
          </li>
        ))}
      </ul>
      <form id={formId} method="post" noValidate onSubmit={check} className="grid gap-4">
        <FormAlert message={failure} />
        <Field label={text.closePassword} error={error}>
          <PasswordInput
            name="password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError("");
            }}
            maxLength={limits.ownInfoRevoked.password.maxLength}
            autoComplete="current-password"
          />
        </Field>
        <Checkbox name="sure" checked={sure} onCheckedChange={setSure}>
          {text.closeConsent}
        </Checkbox>
      </form>
    </Dialog>
  );
}
