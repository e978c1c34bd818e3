import { Dialog } from "@lenscape/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recoveryText as text } from "#copy/recovery.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { RecoveryCodes } from "#shell/recovery-codes.tsx";
import { OwnerForm } from "./owner-form.tsx";
import { ownInfo } from "./queries.ts";

/** Makes new recovery codes and shows them, once. The default export is what `part` takes. */
export default function CodesDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const own = useQuery(ownInfo(api)).data;
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <Dialog
        open
        size="sm"
        title={text.codesTitle.replace("{n}", String(codes.length))}
        onOpenChange={onClose}
      >
        <RecoveryCodes username={own?.userName ?? ""} codes={codes} onDone={onClose} />
      </Dialog>
    );
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
