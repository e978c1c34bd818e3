import { Avatar } from "@lenscape/ui/avatar";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { getPath } from "#paths";
import { wechatText } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery } from "#shell/sign-in/wechat-login.ts";
import { Recovery } from "../login-methods/recovery-section.tsx";
import { ownInfo, recovery } from "../queries.ts";
import { RowsOf, Section } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";
import { TwoStep } from "../two-step/two-step-section.tsx";
import { PasswordDialog } from "./change-password-dialog.tsx";
import { SetPasswordDialog } from "./set-password-dialog.tsx";

/** Who I am here, my password and its second step, and the ways back in. */
export function Security() {
  const { api } = useApp();
  const { data } = useQuery(ownInfo(api));
  const security = useQuery(recovery(api));
  const passwordless = useQuery(linkedAccountsQuery(api)).data?.hasPassword === 0;
  const [changing, setChanging] = useState<"set" | "change">();
  const close = () => setChanging(undefined);
  return (
    <Section title={text.security}>
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
        hint={passwordless ? wechatText.setPasswordHint : text.passwordHint}
        onOpen={() => setChanging(passwordless ? "set" : "change")}
      >
        {passwordless ? wechatText.setPasswordGo : text.change}
      </SettingRow>
      <RowsOf query={security}>
        {(given) => (
          <>
            <TwoStep security={given} />
            <Recovery security={given} />
          </>
        )}
      </RowsOf>
      {changing &&
        (changing === "set" ? <SetPasswordDialog onClose={close} /> : <PasswordDialog onClose={close} />)}
    </Section>
  );
}
