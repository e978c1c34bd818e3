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
import { MailDialog } from "./bind-mail-dialog.tsx";
import { CodesDialog } from "./recovery-codes-dialog.tsx";
import { UnbindMailDialog } from "./unbind-mail-dialog.tsx";

/** The ways back into my account, as rows: mail address and recovery codes; the phone stands among the linkedAccountsQuery. */
export function Recovery({ security }: { security: AnswerOf<"accountSecurity"> }) {
  const { api, queries } = useApp();
  const [opened, open] = useState<"mail" | "unbind" | "codes">();
  const close = () => open(undefined);
  const [setNotices] = useAction(async (isOn: boolean) => {
    await api.call("accountMailNotices", { body: { isOn: isOn ? 1 : 0 } });
    await invalidateAfter(queries, "accountMailNotices");
  });
  const { canMail, email, mailNotices, codesLeft } = security;
  return (
    <>
      {(email || canMail === 1) && (
        <SettingRow label={text.email} hint={email ? fillText(text.emailBound, { email }) : text.emailNone}>
          {email && (
            <Button size="sm" tone="ghost" aria-haspopup="dialog" onClick={() => open("unbind")}>
              {text.unbind}
            </Button>
          )}
          {canMail === 1 && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => open("mail")}>
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
            onCheckedChange={(isOn) => setNotices(isOn)}
          />
        </SettingRow>
      )}
      <SettingRow
        label={text.codes}
        hint={codesLeft > 0 ? fillText(text.codesLeft, { n: codesLeft }) : text.codesNone}
      >
        <Button size="sm" aria-haspopup="dialog" onClick={() => open("codes")}>
          {codesLeft > 0 ? text.renew : text.make}
        </Button>
      </SettingRow>
      {opened === "mail" && <MailDialog onClose={close} />}
      {opened === "unbind" && <UnbindMailDialog onClose={close} />}
      {opened === "codes" && <CodesDialog onClose={close} />}
    </>
  );
}
