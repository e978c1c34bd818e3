import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";
import { BackupCodesDialog } from "./backup-codes-dialog.tsx";
import { TwoStepOffDialog } from "./two-step-off-dialog.tsx";

const TwoStepDialog = lazyDialog(() => import("./two-step-dialog.tsx"));

/** Returns the hint about the enabled methods. */
function getEnabledHint(totp: 0 | 1, passkeys: number): string {
  if (!totp) return text.onPasskey;
  return passkeys > 0 ? text.onEither : text.on;
}

/** Lists the login methods of the community as part of a sentence. */
function formatLoginMethods(loginMethods: AnswerOf<"wxWays"> | undefined): string {
  const { password, sms, wx } = text.ways;
  const names = [
    password,
    loginMethods?.sms ? sms : "",
    loginMethods?.web ? wx : "",
    loginMethods?.oidcName,
  ].filter(Boolean);
  const last = names.pop();
  return names.length > 0 ? `${names.join(text.comma)}${text.or}${last}` : `${last}`;
}

/** Rows of the second login step: its switch and the backup codes. */
export function TwoStepRows({ security }: { security: AnswerOf<"accountSecurity"> }) {
  const { api } = useApp();
  const { data: loginMethods } = useQuery(loginMethodsQuery(api));
  const [openDialog, setOpenDialog] = useState<"on" | "off" | "codes">();
  const closeDialog = () => setOpenDialog(undefined);
  const { twoStep, twoStepRequired, twoStepTotp, passkeys, backupCodesLeft } = security;
  return (
    <>
      <SettingRow
        label={text.section}
        hint={
          twoStep
            ? getEnabledHint(twoStepTotp, passkeys)
            : twoStepRequired
              ? text.required
              : fillText(text.off, { ways: formatLoginMethods(loginMethods) })
        }
      >
        <Button
          size="sm"
          tone={twoStep ? "ghost" : undefined}
          aria-haspopup="dialog"
          onClick={() => setOpenDialog(twoStep ? "off" : "on")}
        >
          {twoStep ? text.turnOff : text.turnOn}
        </Button>
      </SettingRow>
      {twoStep === 1 && (
        <SettingRow
          label={text.codes}
          hint={backupCodesLeft > 0 ? fillText(text.codesLeft, { n: backupCodesLeft }) : text.codesNone}
        >
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpenDialog("codes")}>
            {text.renew}
          </Button>
        </SettingRow>
      )}
      {openDialog === "on" && <TwoStepDialog onClose={closeDialog} />}
      {openDialog === "off" && <TwoStepOffDialog onClose={closeDialog} />}
      {openDialog === "codes" && <BackupCodesDialog onClose={closeDialog} />}
    </>
  );
}
