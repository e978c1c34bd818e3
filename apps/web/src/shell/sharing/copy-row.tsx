import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";

interface CopyRowProps {
  /** Accessible label of the field. */
  label: string;
  /** Text to copy; empty until loaded. */
  value: string;
  action: string;
  onCopy: () => void;
}

/** Read-only field with a copy button. Focusing the field selects its text. */
export function CopyRow({ label, value, action, onCopy }: CopyRowProps) {
  return (
    <div className="mt-3 flex w-full gap-2">
      <Input
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        className="flex-1 truncate"
      />
      <Button tone="primary" className="h-10 flex-none" disabled={!value} onClick={onCopy}>
        {action}
      </Button>
    </div>
  );
}
