import { useState } from "react";
import { recoveryText as text } from "#copy/recovery.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { NewCodes } from "./new-codes.tsx";
import { OwnerForm } from "./owner-form.tsx";

/** Makes new recovery codes and shows them, once. The default export is what `part` takes. */
export default function CodesDialog({ onClose }: { onClose: () => void }) {
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
        void touched(queries, "accountCodes");
        setCodes(made.codes);
      }}
    />
  );
}
