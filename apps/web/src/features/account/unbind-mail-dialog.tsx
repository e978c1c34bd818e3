import { toast } from "@lenscape/ui/toast";
import { recoveryText as text } from "#copy/recovery.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { OwnerForm } from "./owner-form.tsx";

/** Takes the mail address away. The default export is what `part` takes. */
export default function UnbindMailDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  return (
    <OwnerForm
      title={text.unbindTitle}
      lead={text.unbindLead}
      submit={text.unbind}
      onClose={onClose}
      onSubmit={async (body) => {
        await api.call("accountMailUnbind", { body, silent: true });
        toast(text.unbound, { tone: "success" });
        void touched(queries, "accountMailUnbind");
        onClose();
      }}
    />
  );
}
