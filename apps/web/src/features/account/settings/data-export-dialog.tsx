import { toast } from "@lenscape/ui/toast";
import { helpText as text } from "#copy/help-text.ts";
import { useApp } from "#lib/app.tsx";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";

/** Dialog that starts the download of the member's data. */
export function DataExportDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  return (
    <OwnerProofForm
      title={text.export}
      lead={text.exportLead}
      submit={text.start}
      onClose={onClose}
      onSubmit={async (body) => {
        const { url } = await api.call("accountExport", { body, silent: true });
        // The response is an attachment, so that the page is not left.
        window.location.assign(url);
        toast(text.started, { tone: "success" });
        onClose();
      }}
    />
  );
}
