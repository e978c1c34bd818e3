import { SettingRow } from "@lenscape/ui/setting-row";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { ThemeSwitch } from "#shell/frame/theme-switch.tsx";
import { prefetchLayout } from "#shell/navigation/prefetch.ts";
import { linkedAccountsQuery, loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";
import { ApiKeys } from "../api-keys/api-keys-section.tsx";
import { Bindings } from "../login-methods/linked-accounts.tsx";
import { Passkeys } from "../passkeys/passkeys-section.tsx";
import { ownInfo, passkeys, recovery, reminders, sessions } from "../queries.ts";
import { Security } from "../security/security-section.tsx";
import { Devices } from "../security/session-list.tsx";
import { FontSizeRow } from "../settings/font-size-row.tsx";
import { More } from "../settings/more-section.tsx";
import { Privacy } from "../settings/privacy-section.tsx";
import { Reminders } from "../settings/reminders-section.tsx";
import { Section } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetchLayout(
    queries.prefetchQuery(ownInfo(api)),
    queries.prefetchQuery(reminders(api)),
    queries.prefetchQuery(sessions(api)),
    queries.prefetchQuery(recovery(api)),
    queries.prefetchQuery(passkeys(api)),
    queries.prefetchQuery(loginMethodsQuery(api)),
    queries.prefetchQuery(linkedAccountsQuery(api)),
  );
  return null;
}

export const handle: PageHandle = {
  toTop: false,
  meta: () => ({ title: pages.settings.title, noindex: true }),
};

/** The settings (ROUTE-030). */
export function Component() {
  return (
    <MineFrame title={text.settings}>
      <Security />
      <Bindings />
      <Passkeys />
      <Devices />
      <ApiKeys />
      <Section title={text.appearance}>
        <SettingRow label={text.theme} hint={text.themeHint}>
          <ThemeSwitch />
        </SettingRow>
        <FontSizeRow />
      </Section>
      <Privacy />
      <Reminders />
      <More />
    </MineFrame>
  );
}
