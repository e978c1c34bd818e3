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

/** What it asks for. */
function onHint(totp: 0 | 1, passkeys: number): string {
  if (!totp) return text.onPasskey;
  return passkeys > 0 ? text.onEither : text.on;
}

/** The loginMethodsQuery of logging in of this community, as one part of a sentence. */
function listed(open: AnswerOf<"wxWays"> | undefined): string {
  const { password, sms, wx } = text.ways;
  const names = [password, open?.sms ? sms : "", open?.web ? wx : "", open?.oidcName].filter(Boolean);
  const last = names.pop();
  return names.length > 0 ? `${names.join(text.comma)}${text.or}${last}` : `${last}`;
}

/** The second step of logging in, as rows: on or off, and the codes that stand in for it. */
export function TwoStep({ security }: { security: AnswerOf<"accountSecurity"> }) {
  const { api } = useApp();
  const { data: open } = useQuery(loginMethodsQuery(api));
  const [opened, setOpened] = useState<"on" | "off" | "codes">();
  const close = () => setOpened(undefined);
  const { twoStep, twoStepRequired, twoStepTotp, passkeys, backupCodesLeft } = security;
  return (
    <>
      <SettingRow
        label={text.section}
        hint={
          twoStep
            ? onHint(twoStepTotp, passkeys)
            : twoStepRequired
              ? text.required
              : fillText(text.off, { ways: listed(open) })
        }
      >
        <Button
          size="sm"
          tone={twoStep ? "ghost" : undefined}
          aria-haspopup="dialog"
          onClick={() => setOpened(twoStep ? "off" : "on")}
        >
          {twoStep ? text.turnOff : text.turnOn}
        </Button>
      </SettingRow>
      {twoStep === 1 && (
        <SettingRow
          label={text.codes}
          hint={backupCodesLeft > 0 ? fillText(text.codesLeft, { n: backupCodesLeft }) : text.codesNone}
        >
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpened("codes")}>
            {text.renew}
          </Button>
        </SettingRow>
      )}
      {opened === "on" && <TwoStepDialog onClose={close} />}
      {opened === "off" && <TwoStepOffDialog onClose={close} />}
      {opened === "codes" && <BackupCodesDialog onClose={close} />}
    </>
  );
}
