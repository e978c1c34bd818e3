import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkInRulesText as text } from "../text.ts";

interface RulesDialogProps {
  ladder: readonly number[];
  onClose: () => void;
}

/** How checking in works. The default export is what `part` takes. */
export function RulesDialog({ ladder, onClose }: RulesDialogProps) {
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
