import { toast } from "@lenscape/ui/toast";
import { helpText as text } from "#copy/help-text.ts";
import { useApp } from "#lib/app.tsx";
import { OwnerForm } from "../security/owner-proof-form.tsx";

/** Begins the download of my data, for me alone. The default export is what `part` takes. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  return (
    <OwnerForm
      title={text.export}
      lead={text.exportLead}
      submit={text.start}
      onClose={onClose}
      onSubmit={async (body) => {
        const { url } = await api.call("accountExport", { body, silent: true });
        // An attachment: the page stays where it is.
        window.location.assign(url);
        toast(text.started, { tone: "success" });
        onClose();
      }}
    />
  );
}
