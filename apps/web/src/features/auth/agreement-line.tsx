import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { agreements } from "#copy/agreements.ts";
import { authText as text } from "#copy/auth.ts";

interface AgreementLineProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
}

/** The consent under an account form. Both texts open in a dialog here, since their page needs a login (ruling 17). */
export function AgreementLine({ checked, onChange, error }: AgreementLineProps) {
  const [open, setOpen] = useState<keyof typeof agreements>();
  const errorId = useId();
  const agreement = open && agreements[open];
  const link = (name: keyof typeof agreements) => (
    <button type="button" onClick={() => setOpen(name)} className="rounded-xs text-brand-text">
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
        />
        <span className="ml-1">{text.agreePrefix}</span>
        {link("terms")}
        <span>{text.and}</span>
        {link("privacy")}
      </div>
      {error && (
        <p id={errorId} role="alert" className="flex items-center gap-1 text-danger-text text-xs">
          <TriangleAlert aria-hidden="true" size={14} strokeWidth={1.7} />
          {error}
        </p>
      )}
      {agreement && (
        <Dialog
          open
          size="lg"
          title={agreement.title}
          onOpenChange={() => setOpen(undefined)}
          footer={
            <>
              <Button onClick={() => setOpen(undefined)}>{text.close}</Button>
              <Button
                tone="primary"
                onClick={() => {
                  onChange(true);
                  setOpen(undefined);
                }}
              >
                {text.agree}
              </Button>
            </>
          }
        >
          <p className="text-sm text-text-muted">{text.updated.replace("{date}", agreement.updated)}</p>
          {agreement.sections.map(({ title, text: words }) => (
            <section key={title} className="mt-4 text-md leading-[1.8]">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-text-secondary">{words}</p>
            </section>
          ))}
        </Dialog>
      )}
    </div>
  );
}
