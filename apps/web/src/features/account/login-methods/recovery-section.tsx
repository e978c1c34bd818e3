import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SettingRow } from "@lenscape/ui/setting-row";
import { Switch } from "@lenscape/ui/switch";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { BindMailDialog } from "./bind-mail-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { UnbindMailDialog } from "./unbind-mail-dialog.tsx";

/** Rows of the recovery methods: email address and recovery codes. The phone number is one of the linked accounts. */
export function RecoveryRows({ security }: { security: AnswerOf<"accountSecurity"> }) {
  const { api, queries } = useApp();
  const [openDialog, setOpenDialog] = useState<"mail" | "unbind" | "codes">();
  const close = () => setOpenDialog(undefined);
  const [setMailNotices] = useAction(async (isOn: boolean) => {
    await api.call("accountMailNotices", { body: { isOn: isOn ? 1 : 0 } });
    await invalidateAfter(queries, "accountMailNotices");
  });
  const { canMail, email, mailNotices, codesLeft } = security;
  return (
    <>
      {(email || canMail === 1) && (
        <SettingRow label={text.email} hint={email ? fillText(text.emailBound, { email }) : text.emailNone}>
          {email && (
            <Button size="sm" tone="ghost" aria-haspopup="dialog" onClick={() => setOpenDialog("unbind")}>
              {text.unbind}
            </Button>
          )}
          {canMail === 1 && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpenDialog("mail")}>
              {email ? text.changeEmail : text.bind}
            </Button>
          )}
        </SettingRow>
      )}
      {email && canMail === 1 && (
        <SettingRow label={text.notices} hint={text.noticesHint}>
          <Switch
            aria-label={text.notices}
            checked={mailNotices === 1}
            onCheckedChange={(isOn) => setMailNotices(isOn)}
          />
        </SettingRow>
      )}
      <SettingRow
        label={text.codes}
        hint={codesLeft > 0 ? fillText(text.codesLeft, { n: codesLeft }) : text.codesNone}
      >
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpenDialog("codes")}>
          {codesLeft > 0 ? text.renew : text.make}
        </Button>
      </SettingRow>
      {openDialog === "mail" && <BindMailDialog onClose={close} />}
      {openDialog === "unbind" && <UnbindMailDialog onClose={close} />}
      {openDialog === "codes" && <RecoveryCodesDialog onClose={close} />}
    </>
  );
}
