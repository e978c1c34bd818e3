import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { passkeyText as text } from "#shell/sign-in/text.ts";
import type { Passkey } from "../queries.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";

/** Dialog that removes a passkey. */
export function PasskeyRemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { api, queries } = useApp();
  return (
    <OwnerProofForm
      title={text.removeTitle}
      lead={fillText(text.removeLead, { name: passkey.name })}
      submit={text.remove}
      onClose={onClose}
      onSubmit={async (proof) => {
        await api.call("passkeyRemove", { body: { passkeyId: passkey.id, ...proof }, silent: true });
        toast(text.removed, { tone: "success" });
        void invalidateAfter(queries, "passkeyRemove");
        onClose();
      }}
    />
  );
}
