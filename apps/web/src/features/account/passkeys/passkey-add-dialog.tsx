import { toast } from "@lenscape/ui/toast";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { createPasskey } from "#shell/sign-in/passkey-client.ts";
import { passkeyText as text } from "#shell/sign-in/text.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";

/** Dialog that adds a passkey: confirms the member's identity, then lets the browser create it. */
export function PasskeyAddDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  return (
    <PasskeyNameForm
      title={text.addTitle}
      lead={text.addLead}
      submit={text.addGo}
      onClose={onClose}
      onSubmit={async ({ name, ...proof }) => {
        const attestation = await createPasskey(
          await api.call("passkeyAddBegin", { body: proof, silent: true }),
        );
        await api.call("passkeyAdd", { body: { name, ...attestation }, silent: true });
        toast(text.added, { tone: "success" });
        void invalidateAfter(queries, "passkeyAdd");
        onClose();
      }}
    />
  );
}
