import { Button } from "@lenscape/ui/button";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { startOidcLogin } from "#shell/sign-in/oidc-login.ts";
import { oidcText, wechatText as text } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery, loginMethodsQuery, startWechatLogin } from "#shell/sign-in/wechat-login.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { BindPhoneDialog } from "./bind-phone-dialog.tsx";
import { UnlinkAccountDialog } from "./unlink-account-dialog.tsx";

/**
 * Section to link and unlink WeChat, a phone number and the identity provider, as far as the operator has connected
 * them.
 */
export function LinkedAccountsSection() {
  const { api } = useApp();
  const { data: open } = useQuery(loginMethodsQuery(api));
  const { data } = useQuery(linkedAccountsQuery(api));
  const [isBindingPhone, setBindingPhone] = useState(false);
  const [linkWechat, isLinkingWechat] = useAction(() => startWechatLogin(api, { purpose: "bind" }));
  const [linkOidc, isLinkingOidc] = useAction(() => startOidcLogin(api, { purpose: "bind" }));
  const [unlinkMethod, setUnlinkMethod] = useState<"wx" | "phone" | "oidc">();
  if (!data || !(open?.web || open?.sms || open?.oidcName || data.isWxBound || data.phone)) return null;
  const renderUnlinkButton = (method: "wx" | "phone" | "oidc") => (
    <Button size="sm" aria-haspopup="dialog" onClick={() => setUnlinkMethod(method)}>
      {text.unbind}
    </Button>
  );
  return (
    <SettingsSection title={text.section}>
      {(open?.web === 1 || data.isWxBound === 1) && (
        <SettingRow label={text.wx} hint={data.isWxBound ? data.wxNickname || text.named : text.wxUnbound}>
          {data.isWxBound ? (
            renderUnlinkButton("wx")
          ) : (
            <Button size="sm" loading={isLinkingWechat} onClick={() => linkWechat()}>
              {text.bind}
            </Button>
          )}
        </SettingRow>
      )}
      {(open?.sms === 1 || data.phone) && (
        <SettingRow label={text.phone} hint={data.phone || text.phoneUnbound}>
          {data.phone ? (
            renderUnlinkButton("phone")
          ) : (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setBindingPhone(true)}>
              {text.bind}
            </Button>
          )}
        </SettingRow>
      )}
      {open?.oidcName && (
        <SettingRow
          label={open.oidcName}
          hint={
            data.isOidcBound
              ? data.oidcAccount || text.named
              : open.oidcAway
                ? oidcText.awayBindHint
                : oidcText.unbound
          }
        >
          {data.isOidcBound ? (
            renderUnlinkButton("oidc")
          ) : (
            <Button
              size="sm"
              loading={isLinkingOidc}
              disabled={open.oidcAway === 1}
              onClick={() => linkOidc()}
            >
              {text.bind}
            </Button>
          )}
        </SettingRow>
      )}
      {unlinkMethod && (
        <UnlinkAccountDialog method={unlinkMethod} onClose={() => setUnlinkMethod(undefined)} />
      )}
      {isBindingPhone && <BindPhoneDialog onClose={() => setBindingPhone(false)} />}
    </SettingsSection>
  );
}
