import { Avatar } from "@lenscape/ui/avatar";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { getPath } from "#paths";
import { wechatText } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery } from "#shell/sign-in/wechat-login.ts";
import { RecoveryRows } from "../login-methods/recovery-section.tsx";
import { ownInfoQuery, securityQuery } from "../queries.ts";
import { QueryRows, SettingsSection } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";
import { TwoStepRows } from "../two-step/two-step-section.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { SetPasswordDialog } from "./set-password-dialog.tsx";

/** Section with the profile link, the password, the second login step and the recovery methods. */
export function SecuritySection() {
  const { api } = useApp();
  const { data } = useQuery(ownInfoQuery(api));
  const settingsQuery = useQuery(securityQuery(api));
  const hasNoPassword = useQuery(linkedAccountsQuery(api)).data?.hasPassword === 0;
  const [openDialog, setOpenDialog] = useState<"set" | "change">();
  const closeDialog = () => setOpenDialog(undefined);
  return (
    <SettingsSection title={text.security}>
      <SettingRow label={text.profile} hint={text.profileHint} href={getPath("profileEdit")}>
        {data && (
          <>
            <Avatar src={data.avatar} name={data.nickname} size={32} />
            <span className="truncate">{data.nickname}</span>
          </>
        )}
      </SettingRow>
      <SettingRow label={text.username}>{data?.userName}</SettingRow>
      <SettingRow
        label={text.password}
        hint={hasNoPassword ? wechatText.setPasswordHint : text.passwordHint}
        onOpen={() => setOpenDialog(hasNoPassword ? "set" : "change")}
      >
        {hasNoPassword ? wechatText.setPasswordGo : text.change}
      </SettingRow>
      <QueryRows query={settingsQuery}>
        {(settings) => (
          <>
            <TwoStepRows security={settings} />
            <RecoveryRows security={settings} />
          </>
        )}
      </QueryRows>
      {openDialog &&
        (openDialog === "set" ? (
          <SetPasswordDialog onClose={closeDialog} />
        ) : (
          <ChangePasswordDialog onClose={closeDialog} />
        ))}
    </SettingsSection>
  );
}
