import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { NewBackupCodesDialog } from "./backup-codes.tsx";
import { TwoStepForm } from "./two-step-form.tsx";

/** Dialog that generates new backup codes and shows them once. */
export function BackupCodesDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <NewBackupCodesDialog codes={codes} onClose={onClose} />;
  return (
    <TwoStepForm
      title={text.renewTitle}
      lead={text.renewLead}
      submit={text.renew}
      onClose={onClose}
      onSubmit={async (body) => {
        const response = await api.call("twoStepCodes", { body, silent: true });
        void invalidateAfter(queries, "twoStepCodes");
        setCodes(response.codes);
      }}
    />
  );
}
