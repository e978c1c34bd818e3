import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { signOut } from "#shell/session/member-session.ts";
import { OwnerForm } from "../security/owner-proof-form.tsx";
import { accountText as text } from "../text.ts";

/** Asks to close the account: what is lost, the consent, and the proof that it is its owner. The default export is what `part` takes. */
export function ClosingDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);
  const [unsure, setUnsure] = useState("");
  return (
    <OwnerForm
      size="md"
      title={text.close}
      lead={text.closeLead}
      submit={text.closeSubmit}
      cancel={text.closeKeep}
      tone="danger"
      check={() => {
        setUnsure(sure ? "" : text.closeConsentMissing);
        return sure;
      }}
      onSubmit={async (proof) => {
        const { closesAt } = await app.api.call("ownInfoRevoked", { body: proof, silent: true });
        // The server has ended the session already: there is nothing left to log out of there.
        app.session.clear();
        onClose();
        // The login is where it can be taken back: there the day stays to be read.
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
            {loss}
          </li>
        ))}
      </ul>
      <Checkbox
        name="sure"
        checked={sure}
        aria-invalid={unsure !== "" || undefined}
        onCheckedChange={(next) => {
          setSure(next);
          setUnsure("");
        }}
      >
        {text.closeConsent}
      </Checkbox>
      <FormAlert message={unsure} />
    </OwnerForm>
  );
}
