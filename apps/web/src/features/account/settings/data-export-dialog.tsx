import { toast } from "@lenscape/ui/toast";
import { useApp } from "#lib/app.tsx";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";
import { dataExportText as text } from "../text.ts";

/** Dialog that starts the download of the member's data. */
export function DataExportDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  return (
    <OwnerProofForm
      title={text.title}
      lead={text.lead}
      submit={text.submit}
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
