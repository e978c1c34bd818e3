import { limits } from "@lenscape/api/operations.gen";
import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountText as text } from "#copy/account.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { paths } from "#paths";
import { signOut } from "#shell/member.ts";
import { OwnerProof } from "#shell/owner-proof.tsx";
import { SubmitDialog } from "#shell/submit-dialog.tsx";
import { bindings } from "#shell/wx.ts";

/** Asks to close the account: what is lost, the proof that it is its owner, and the consent. The default export is what `part` takes. */
export default function ClosingDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const navigate = useNavigate();
  const needsPassword = useQuery(bindings(app.api)).data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [sure, setSure] = useState(false);
  const [error, setError] = useState("");
  const [failure, attempt, setFailure] = useAttempt({ password: setError });
  const [submit, sending] = useAction(async () => {
    const proof = needsPassword ? { password } : {};
    let closesAt = "";
    const isClosing = await attempt(async () => {
      ({ closesAt } = await app.api.call("ownInfoRevoked", { body: proof, silent: true }));
    });
    if (!isClosing) return;
    // The server has ended the session already: there is nothing left to log out of there.
    app.session.clear();
    onClose();
    // The login is where it can be taken back: there the day stays to be read.
    await navigate(paths.pclogin(), { state: { notice: fillText(text.closing, { time: closesAt }) } });
    await signOut(app);
  });

  function check() {
    const isMissing = needsPassword && !password;
    setError(isMissing ? text.closePasswordMissing : "");
    setFailure(!isMissing && !sure ? text.closeConsentMissing : "");
    if (!isMissing && sure) void submit();
  }

  return (
    <SubmitDialog
      title={text.close}
      description={text.closeLead}
      submit={text.closeSubmit}
      cancel={text.closeKeep}
      tone="danger"
      sending={sending}
      failure={failure}
      onSubmit={check}
      onClose={onClose}
    >
      <ul className="grid gap-2">
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
      <OwnerProof
        needsPassword={needsPassword}
        value={password}
        error={error}
        maxLength={limits.ownInfoRevoked.password.maxLength}
        onChange={(next) => {
          setPassword(next);
          setError("");
        }}
      />
      <Checkbox name="sure" checked={sure} onCheckedChange={setSure}>
        {text.closeConsent}
      </Checkbox>
    </SubmitDialog>
  );
}
