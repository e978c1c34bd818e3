import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { useState } from "react";
import { deviceText as text } from "#copy/device.ts";

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
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title={text.agreement}
        footer={
          <Button tone="primary" onClick={() => setReading(false)}>
            {text.known}
          </Button>
        }
      >
        <ol className="grid list-decimal gap-2 pl-5 leading-[1.7] text-text-secondary">
          {text.agreementTexts.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Dialog>
    </div>
  );
}
