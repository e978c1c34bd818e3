import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";

interface CopyRowProps {
  /** What the field holds. */
  label: string;
  /** What is copied; empty as long as it is not there. */
  value: string;
  action: string;
  onCopy: () => void;
}

/** A text that is there to be copied, selected as soon as it is touched. */
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
