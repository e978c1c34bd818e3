import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { useState } from "react";
import { certificationText as text } from "../text.ts";

interface AgreementCheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Checkbox for the certification terms, with a button that shows them in a dialog. */
export function AgreementCheckbox({ checked, onCheckedChange }: AgreementCheckboxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-meta">
      <Checkbox checked={checked} onCheckedChange={onCheckedChange}>
        {text.agree}
      </Checkbox>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-control text-brand-text hover:underline tap-y"
      >
        {text.agreement}
      </button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={() => setOpen(false)}
          title={text.agreement}
          footer={
            <Button tone="primary" onClick={() => setOpen(false)}>
              {text.closeAgreement}
            </Button>
          }
        >
          <ol className="grid list-decimal gap-2 pl-5 leading-[1.7] text-text-secondary">
            {text.agreementTexts.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </Dialog>
      )}
    </div>
  );
}
