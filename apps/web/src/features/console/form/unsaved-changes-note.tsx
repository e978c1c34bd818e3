import { Alert } from "@lenscape/ui/alert";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { consoleText as text } from "../text.ts";

/** Says that a form has changes which only this browser keeps, and gives them up when asked to. */
export function KeptNote({ className, onDiscard }: { className?: string; onDiscard: () => void }) {
  const discard = async () => {
    if (await confirm({ content: text.discardAsk, okText: text.discard, tone: "danger" })) onDiscard();
  };
  return (
    <Alert tone="warning" className={className}>
      {text.kept}{" "}
      <button type="button" className="underline underline-offset-3" onClick={() => void discard()}>
        {text.discard}
      </button>
    </Alert>
  );
}
