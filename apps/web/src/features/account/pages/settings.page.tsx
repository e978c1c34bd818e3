import { SettingRow } from "@lenscape/ui/setting-row";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { ThemeSwitch } from "#shell/frame/theme-switch.tsx";
import { prefetchLayout } from "#shell/navigation/prefetch.ts";
import { linkedAccountsQuery, loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";
import { ApiKeysSection } from "../api-keys/api-keys-section.tsx";
import { LinkedAccountsSection } from "../login-methods/linked-accounts.tsx";
import { PasskeysSection } from "../passkeys/passkeys-section.tsx";
import {
  ownInfoQuery,
  passkeysQuery,
  reminderSettingsQuery,
  securityQuery,
  sessionsQuery,
} from "../queries.ts";
import { SecuritySection } from "../security/security-section.tsx";
import { SessionList } from "../security/session-list.tsx";
import { FontSizeRow } from "../settings/font-size-row.tsx";
import { MoreSection } from "../settings/more-section.tsx";
import { PrivacySection } from "../settings/privacy-section.tsx";
import { RemindersSection } from "../settings/reminders-section.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetchLayout(
    queries.prefetchQuery(ownInfoQuery(api)),
    queries.prefetchQuery(reminderSettingsQuery(api)),
    queries.prefetchQuery(sessionsQuery(api)),
    queries.prefetchQuery(securityQuery(api)),
    queries.prefetchQuery(passkeysQuery(api)),
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
      <SecuritySection />
      <LinkedAccountsSection />
      <PasskeysSection />
      <SessionList />
      <ApiKeysSection />
      <SettingsSection title={text.appearance}>
        <SettingRow label={text.theme} hint={text.themeHint}>
          <ThemeSwitch />
        </SettingRow>
        <FontSizeRow />
      </SettingsSection>
      <PrivacySection />
      <RemindersSection />
      <MoreSection />
    </MineFrame>
  );
}
