import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { signOut } from "#shell/session/member-session.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";
import { accountText as text } from "../text.ts";

/** Dialog that closes the account after consent and identity confirmation. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const navigate = useNavigate();
  const [hasConsent, setConsent] = useState(false);
  const [consentError, setConsentError] = useState("");
  return (
    <OwnerProofForm
      size="md"
      title={text.close}
      lead={text.closeLead}
      submit={text.closeSubmit}
      cancel={text.closeKeep}
      tone="danger"
      check={() => {
        setConsentError(hasConsent ? "" : text.closeConsentMissing);
        return hasConsent;
      }}
      onSubmit={async (proof) => {
        const { closesAt } = await app.api.call("ownInfoRevoked", { body: proof, silent: true });
        // The server has ended the session, so that there is no token to revoke.
        app.session.clear();
        onClose();
        // Logging in cancels the closing, therefore the date is shown on the login page.
        await navigate(paths.pclogin(), { state: { notice: fillText(text.closing, { time: closesAt }) } });
        await signOut(app);
      }}
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
            <span>{loss}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        name="sure"
        checked={hasConsent}
        aria-invalid={consentError !== "" || undefined}
        onCheckedChange={(next) => {
          setConsent(next);
          setConsentError("");
        }}
      >
        {text.closeConsent}
      </Checkbox>
      <FormAlert message={consentError} />
    </OwnerProofForm>
  );
}
