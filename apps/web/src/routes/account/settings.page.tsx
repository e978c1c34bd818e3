import { SettingRow } from "@lenscape/ui/setting-row";
import type { LoaderFunctionArgs } from "react-router-dom";
import { accountText as text } from "#copy/account.ts";
import { ApiKeys } from "#features/account/api-keys.tsx";
import { Bindings } from "#features/account/bindings.tsx";
import { Devices } from "#features/account/devices.tsx";
import { FontSizeRow } from "#features/account/font-size.tsx";
import { MineFrame } from "#features/account/mine-frame.tsx";
import { More } from "#features/account/more.tsx";
import { Passkeys } from "#features/account/passkeys.tsx";
import { Privacy } from "#features/account/privacy.tsx";
import { ownInfo, passkeys, recovery, reminders, sessions } from "#features/account/queries.ts";
import { Reminders } from "#features/account/reminders.tsx";
import { Section } from "#features/account/section.tsx";
import { Security } from "#features/account/security.tsx";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetchLayout } from "#shell/prefetch.ts";
import { ThemeSwitch } from "#shell/theme-switch.tsx";
import { bindings, ways } from "#shell/wx.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  await prefetchLayout(
    queries.prefetchQuery(ownInfo(api)),
    queries.prefetchQuery(reminders(api)),
    queries.prefetchQuery(sessions(api)),
    queries.prefetchQuery(recovery(api)),
    queries.prefetchQuery(passkeys(api)),
    queries.prefetchQuery(ways(api)),
    queries.prefetchQuery(bindings(api)),
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
