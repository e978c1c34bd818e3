import { toast } from "@lenscape/ui/toast";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";

/** Dialog that removes the email address from the account. */
export function UnbindMailDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  return (
    <OwnerProofForm
      title={text.unbindTitle}
      lead={text.unbindLead}
      submit={text.unbind}
      onClose={onClose}
      onSubmit={async (body) => {
        await api.call("accountMailUnbind", { body, silent: true });
        toast(text.unbound, { tone: "success" });
        void invalidateAfter(queries, "accountMailUnbind");
        onClose();
      }}
    />
  );
}
