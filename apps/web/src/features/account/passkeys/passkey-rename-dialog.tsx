import { toast } from "@lenscape/ui/toast";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { passkeyText as text } from "#shell/sign-in/text.ts";
import type { Passkey } from "../queries.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";

/** Dialog that renames a passkey. */
export function PasskeyRenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { api, queries } = useApp();
  return (
    <PasskeyNameForm
      title={text.renameTitle}
      lead={text.renameLead}
      submit={text.save}
      name={passkey.name}
      onClose={onClose}
      onSubmit={async (body) => {
        await api.call("passkeyRename", { body: { passkeyId: passkey.id, ...body }, silent: true });
        toast(text.renamed, { tone: "success" });
        void invalidateAfter(queries, "passkeyRename");
        onClose();
      }}
    />
  );
}
