import { Button } from "@lenscape/ui/button";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { startOidcLogin } from "#shell/sign-in/oidc-login.ts";
import { oidcText, wechatText as text } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery, loginMethodsQuery, startWechatLogin } from "#shell/sign-in/wechat-login.ts";
import { Section } from "../settings/settings-section.tsx";
import { PhoneDialog } from "./bind-phone-dialog.tsx";
import { UnbindDialog } from "./unlink-account-dialog.tsx";

/** WeChat, the phone and the identity provider of my account: to bind and to unbind, as far as the operator has connected them. */
export function Bindings() {
  const { api } = useApp();
  const { data: open } = useQuery(loginMethodsQuery(api));
  const { data } = useQuery(linkedAccountsQuery(api));
  const [binding, setBinding] = useState(false);
  const [leave, leaving] = useAction(() => startWechatLogin(api, { purpose: "bind" }));
  const [visit, visiting] = useAction(() => startOidcLogin(api, { purpose: "bind" }));
  const [unbinding, setUnbinding] = useState<"wx" | "phone" | "oidc">();
  if (!data || !(open?.web || open?.sms || open?.oidcName || data.isWxBound || data.phone)) return null;
  const away = (way: "wx" | "phone" | "oidc") => (
    <Button size="sm" aria-haspopup="dialog" onClick={() => setUnbinding(way)}>
      {text.unbind}
    </Button>
  );
  return (
    <Section title={text.section}>
      {(open?.web === 1 || data.isWxBound === 1) && (
        <SettingRow label={text.wx} hint={data.isWxBound ? data.wxNickname || text.named : text.wxUnbound}>
          {data.isWxBound ? (
            away("wx")
          ) : (
            <Button size="sm" loading={leaving} onClick={() => leave()}>
              {text.bind}
            </Button>
          )}
        </SettingRow>
      )}
      {(open?.sms === 1 || data.phone) && (
        <SettingRow label={text.phone} hint={data.phone || text.phoneUnbound}>
          {data.phone ? (
            away("phone")
          ) : (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setBinding(true)}>
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
            away("oidc")
          ) : (
            <Button size="sm" loading={visiting} disabled={open.oidcAway === 1} onClick={() => visit()}>
              {text.bind}
            </Button>
          )}
        </SettingRow>
      )}
      {unbinding && <UnbindDialog way={unbinding} onClose={() => setUnbinding(undefined)} />}
      {binding && <PhoneDialog onClose={() => setBinding(false)} />}
    </Section>
  );
}
