import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { type AgreementName, agreements } from "../agreements.ts";
import { authText as text } from "../text.ts";

interface AgreementDialogProps {
  name: AgreementName;
  onClose: () => void;
  /** Without this handler the dialog has no button to agree. */
  onAgree?: () => void;
}

/** Dialog with a legal text. */
export function AgreementDialog({ name, onClose, onAgree }: AgreementDialogProps) {
  const agreement = agreements[name];
  return (
    <Dialog
      open
      size="lg"
      title={agreement.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          {onAgree && (
            <Button
              tone="primary"
              onClick={() => {
                onAgree();
                onClose();
              }}
            >
              {text.agree}
            </Button>
          )}
        </>
      }
    >
      <p className="text-meta text-text-muted">{fillText(text.updated, { date: agreement.updated })}</p>
      {agreement.sections.map(({ title, text: content }) => (
        <section key={title} className="mt-4 text-ui leading-[1.8]">
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-text-secondary">{content}</p>
        </section>
      ))}
    </Dialog>
  );
}
