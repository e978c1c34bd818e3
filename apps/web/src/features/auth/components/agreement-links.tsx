import { useState } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import type { AgreementName } from "../agreements.ts";
import { authText as text } from "../text.ts";

const AgreementDialog = lazyDialog(() => import("./agreement-dialog.tsx"));

/** The names of both texts, which open in a dialog here, since their page needs a login (ruling 17). */
export function AgreementLinks({ onAgree }: { onAgree?: () => void }) {
  const [open, setOpen] = useState<AgreementName>();
  const link = (name: AgreementName) => (
    <button type="button" onClick={() => setOpen(name)} className="rounded-xs text-brand-text tap-y">
      {text[name]}
    </button>
  );
  return (
    <>
      {link("terms")}
      <span>{text.and}</span>
      {link("privacy")}
      {open && <AgreementDialog name={open} onClose={() => setOpen(undefined)} onAgree={onAgree} />}
    </>
  );
}

/** What logging in to an account says of both texts: its owner agreed when it began (ruling 33). */
export function AgreementNote() {
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm text-text-muted">
      {text.loginAgrees}
      <AgreementLinks />
    </div>
  );
}
