import { useState } from "react";
import type { AgreementName } from "../agreements.ts";
import { authText as text } from "../text.ts";
import { AgreementDialog } from "./agreement-dialog.tsx";

/** Links that open the legal texts in a dialog, because their page needs a login (ruling 17). */
export function AgreementLinks({ onAgree }: { onAgree?: () => void }) {
  const [openName, setOpenName] = useState<AgreementName>();
  const renderLink = (name: AgreementName) => (
    <button type="button" onClick={() => setOpenName(name)} className="rounded-control text-brand-text tap-y">
      {text[name]}
    </button>
  );
  return (
    <>
      {renderLink("terms")}
      <span>{text.and}</span>
      {renderLink("privacy")}
      {openName && (
        <AgreementDialog name={openName} onClose={() => setOpenName(undefined)} onAgree={onAgree} />
      )}
    </>
  );
}

/** Note that logging in implies consent, which the member gave at registration (ruling 33). */
export function AgreementNote() {
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-meta text-text-muted">
      <span>{text.loginAgrees}</span>
      <AgreementLinks />
    </div>
  );
}
