import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { deviceText as text } from "#copy/device-text.ts";

/** What one agrees to when a device is handed in. */
export default function AgreementDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.agreement}
      footer={
        <Button tone="primary" onClick={onClose}>
          {text.known}
        </Button>
      }
    >
      <ol className="grid list-decimal gap-2 pl-5 leading-[1.7] text-text-secondary">
        {text.agreementTexts.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Dialog>
  );
}
