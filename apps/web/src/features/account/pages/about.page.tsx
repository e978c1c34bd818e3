import { fillText } from "@lenscape/ui/lib/fill-text";
import { Logo } from "@lenscape/ui/logo";
import { SettingRow } from "@lenscape/ui/setting-row";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";

export const handle: PageHandle = { meta: () => ({ title: pages.about.title, noindex: true }) };

/** About the community: version, filing number, official site, agreements (ROUTE-016). */
export function Component() {
  const { version, officialSite, filingNumber, brandName } = useSiteInfo();
  return (
    <MineFrame title={text.about}>
      <SettingsSection title={brandName}>
        <div className="grid justify-items-center gap-2 px-6 py-10">
          <Logo />
          <p className="text-text-muted tabular-nums">{fillText(text.version, { version })}</p>
        </div>
        <SettingRow label={`${text.terms}、${text.privacyPolicy}`} href={getPath("protocol")} />
        <SettingRow label={pages.moderationLog.title} href={getPath("moderationLog")} />
        {officialSite && <SettingRow label={text.official} href={officialSite} />}
        {filingNumber && <SettingRow label={text.filing}>{filingNumber}</SettingRow>}
      </SettingsSection>
    </MineFrame>
  );
}
