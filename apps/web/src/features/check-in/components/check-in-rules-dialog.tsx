import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkInRulesText as text } from "../text.ts";

interface CheckInRulesDialogProps {
  ladder: readonly number[];
  onClose: () => void;
}

/** Dialog with the rules of check-ins. */
export function CheckInRulesDialog({ ladder, onClose }: CheckInRulesDialogProps) {
  const rules = [
    text.day,
    fillText(text.ladder, { ladder: ladder.map((points) => `+${points}`).join("、") }),
    text.card,
    text.makeup,
    text.prize,
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      footer={
        <Button tone="primary" onClick={onClose}>
          {text.fine}
        </Button>
      }
    >
      <ol className="grid list-decimal gap-2.5 pl-5 text-text-secondary leading-[1.7]">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Dialog>
  );
}
