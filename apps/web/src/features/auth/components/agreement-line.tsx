import { Checkbox } from "@lenscape/ui/checkbox";
import { TriangleExclamationPoint } from "lucide-react";
import { useId } from "react";
import { authText as text } from "../text.ts";
import { AgreementLinks } from "./agreement-links.tsx";

export interface AgreementLineProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
}

/** Checkbox with the consent to the legal texts, for forms that create an account. */
export function AgreementLine({ checked, onChange, error }: AgreementLineProps) {
  const errorId = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-1 text-meta text-text-secondary">
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
        <AgreementLinks onAgree={() => onChange(true)} />
      </div>
      {error && (
        <p id={errorId} role="alert" className="flex items-center gap-1 text-danger-text text-meta">
          <TriangleExclamationPoint aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
