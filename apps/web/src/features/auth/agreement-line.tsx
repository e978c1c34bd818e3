import { Checkbox } from "@lenscape/ui/checkbox";
import { TriangleExclamationPoint } from "lucide-react";
import { useId, useState } from "react";
import type { AgreementName } from "#copy/agreements.ts";
import { authText as text } from "#copy/auth.ts";
import { part } from "#shell/part.tsx";

const AgreementDialog = part(() => import("./agreement-dialog.tsx"));

export interface AgreementLineProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
}

/** The consent under an account form. Both texts open in a dialog here, since their page needs a login (ruling 17). */
export function AgreementLine({ checked, onChange, error }: AgreementLineProps) {
  const [open, setOpen] = useState<AgreementName>();
  const errorId = useId();
  const link = (name: AgreementName) => (
    <button type="button" onClick={() => setOpen(name)} className="rounded-xs text-brand-text tap-y">
      {text[name]}
    </button>
  );
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-1 text-sm text-text-secondary">
        <Checkbox
          name="agreed"
          checked={checked}
          onCheckedChange={onChange}
          aria-label={`${text.agreePrefix}${text.terms}${text.and}${text.privacy}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          {text.agreePrefix}
        </Checkbox>
        {link("terms")}
        <span>{text.and}</span>
        {link("privacy")}
      </div>
      {error && (
        <p id={errorId} role="alert" className="flex items-center gap-1 text-danger-text text-xs">
          <TriangleExclamationPoint aria-hidden="true" size={14} strokeWidth={1.7} />
          {error}
        </p>
      )}
      {open && (
        <AgreementDialog name={open} onClose={() => setOpen(undefined)} onAgree={() => onChange(true)} />
      )}
    </div>
  );
}
