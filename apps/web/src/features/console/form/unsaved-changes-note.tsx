import { Alert } from "@lenscape/ui/alert";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { formText as text } from "./text.ts";

/** Notice that a form has unsaved changes stored in this browser, with a button that discards them. */
export function UnsavedChangesNote({ className, onDiscard }: { className?: string; onDiscard: () => void }) {
  const discard = async () => {
    if (await confirm({ content: text.discardQuestion, okText: text.discard, tone: "danger" })) onDiscard();
  };
  return (
    <Alert tone="warning" className={className}>
      <span>{text.unsavedChanges}</span>{" "}
      <button type="button" className="underline underline-offset-3" onClick={() => void discard()}>
        {text.discard}
      </button>
    </Alert>
  );
}
