import { Checkbox } from "@lenscape/ui/checkbox";
import { useState } from "react";
import { deviceText as text } from "#copy/device-text.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";

const AgreementDialog = lazyDialog(() => import("./device-agreement-dialog.tsx"));

interface AgreementLineProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The consent, unchecked until it is given, with what is agreed to in a dialog. */
export function AgreementLine({ checked, onCheckedChange }: AgreementLineProps) {
  const [reading, setReading] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm">
      <Checkbox checked={checked} onCheckedChange={onCheckedChange}>
        {text.agree}
      </Checkbox>
      <button
        type="button"
        onClick={() => setReading(true)}
        className="rounded-xs text-brand-text hover:underline tap-y"
      >
        {text.agreement}
      </button>
      {reading && <AgreementDialog onClose={() => setReading(false)} />}
    </div>
  );
}
