import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkInText as text } from "#copy/checkin.ts";

interface RulesDialogProps {
  ladder: readonly number[];
  onClose: () => void;
}

/** How checking in works. */
export function RulesDialog({ ladder, onClose }: RulesDialogProps) {
  const rules = [
    text.ruleDay,
    fillText(text.ruleLadder, { ladder: ladder.map((points) => `+${points}`).join("、") }),
    text.ruleCard,
    text.ruleMakeup,
    text.rulePrize,
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.rulesTitle}
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
