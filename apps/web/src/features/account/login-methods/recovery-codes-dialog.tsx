import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";
import { NewCodesDialog } from "./new-recovery-codes.tsx";

/** Dialog that generates new recovery codes and shows them once. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <NewCodesDialog title={text.codesTitle} codes={codes} onClose={onClose} />;
  return (
    <OwnerProofForm
      title={text.renewTitle}
      lead={text.renewLead}
      submit={text.renew}
      onClose={onClose}
      onSubmit={async (body) => {
        const response = await api.call("accountCodes", { body, silent: true });
        void invalidateAfter(queries, "accountCodes");
        setCodes(response.codes);
      }}
    />
  );
}
