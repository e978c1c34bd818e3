import { Dialog } from "@lenscape/ui/dialog";
import { pointsText as text } from "../text.ts";

/** Dialog with the rules of points and experience. */
export function PointsRulesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open size="sm" title={text.rulesTitle} onOpenChange={(open) => !open && onClose()}>
      <ol className="grid list-decimal gap-2 pl-5 text-text-secondary">
        {text.rulesLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Dialog>
  );
}
