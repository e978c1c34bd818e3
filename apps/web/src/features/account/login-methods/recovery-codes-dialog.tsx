import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { OwnerForm } from "../security/owner-proof-form.tsx";
import { NewCodes } from "./new-recovery-codes.tsx";

/** Makes new recovery codes and shows them, once. The default export is what `part` takes. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <NewCodes title={text.codesTitle} codes={codes} onClose={onClose} />;
  return (
    <OwnerForm
      title={text.renewTitle}
      lead={text.renewLead}
      submit={text.renew}
      onClose={onClose}
      onSubmit={async (body) => {
        const made = await api.call("accountCodes", { body, silent: true });
        void invalidateAfter(queries, "accountCodes");
        setCodes(made.codes);
      }}
    />
  );
}
