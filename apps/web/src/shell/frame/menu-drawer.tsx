import { IconButton } from "@lenscape/ui/icon-button";
import type { NavItem } from "@lenscape/ui/nav-menu";
import { NavRow } from "@lenscape/ui/nav-row";
import { Popup } from "@lenscape/ui/popup";
import { SiteFooter } from "@lenscape/ui/site-footer";
import { CircleHelp, Flame, Globe, Hash, House, Smartphone, X } from "lucide-react";
import type { ReactNode } from "react";
import { useMember } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { navItems } from "#shell/navigation/menu.ts";
import { FILING_REGISTER } from "./footer.tsx";
import { MemberHead, MyCircles } from "./menu-drawer-head.tsx";
import { menuText as text } from "./menu-text.ts";
import { useMenu, useSiteInfo } from "./site-info.ts";
import { shellText } from "./text.ts";
import { useMiniProgram } from "./use-mini-program.ts";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="band pt-3 pb-2 first:border-t-0">
      <h2 className="px-4 pb-1 text-sm text-text-muted">{title}</h2>
      {children}
    </section>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part title={title}>
    <ul>{children}</ul>
  </Part>
);

const isHome = (path: string) => path === paths.home() || path === pageOf("homeIndex");

/** The operator's entries: each parent a section of its own, what stands alone together in one. */
function MenuSections({ items, onClose }: { items: NavItem[]; onClose: () => void }) {
  const row = ({ id, name, menuType, routePath, groupType }: NavItem) => (
    <li key={id}>
      <NavRow
        href={routePath}
        external={menuType === "20"}
        groupType={groupType}
        icon={menuType === "20" ? <Globe /> : isHome(routePath) ? <House /> : undefined}
        onClick={onClose}
      >
        {name}
      </NavRow>
    </li>
  );
  const alone = items.filter(({ menuType }) => menuType !== "00");
  return (
    <>
      {alone.length > 0 && <Section title={text.links}>{alone.map(row)}</Section>}
      {items
        .filter(({ menuType, children }) => menuType === "00" && children?.length)
        .map(({ id, name, children = [] }) => (
          <Section key={id} title={name}>
            {children.map(row)}
          </Section>
        ))}
    </>
  );
}

/** The phone's menu: what wide screens have in their top bar and sidebars. The default export is what `part` takes. */
export default function MoreDrawer({ onClose }: { onClose: () => void }) {
  const { hasLogin } = useMember();
  const { officialSite, copyright, filingNumber } = useSiteInfo();
  const menu = navItems(useMenu());
  const [openMiniProgram, opening] = useMiniProgram(onClose);
  // What the operator's menu leads to already is not said twice.
  const listed = new Set(
    menu.flatMap((item) => [item, ...(item.children ?? [])]).map((item) => item.routePath),
  );
  const close = (
    <IconButton aria-label={text.close} onClick={onClose} className="text-inherit">
      <X aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return (
    <Popup
      open
      type="right"
      label={text.title}
      onOpenChange={onClose}
      className="w-[min(20.25rem,84vw)] [border-radius:1rem_0_0_1rem]"
    >
      {hasLogin ? (
        <MemberHead>{close}</MemberHead>
      ) : (
        <div className="flex h-14 flex-none items-center justify-between pr-2 pl-4">
          <span aria-hidden="true" className="font-semibold text-lg">
            {text.title}
          </span>
          {close}
        </div>
      )}
      <nav
        aria-label={text.title}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[calc(1rem+env(safe-area-inset-bottom))]"
      >
        {hasLogin && (
          <Part title={text.mine}>
            <MyCircles onClose={onClose} />
          </Part>
        )}
        <Section title={text.explore}>
          {!hasLogin && !listed.has(pageOf("circles")) && (
            <li>
              <NavRow href={pageOf("circles")} onClick={onClose}>
                {text.circles}
              </NavRow>
            </li>
          )}
          <li>
            <NavRow href={paths.hot()} icon={<Flame />} onClick={onClose}>
              {text.hot}
            </NavRow>
          </li>
          {!listed.has(pageOf("topicZone")) && (
            <li>
              <NavRow href={pageOf("topicZone")} icon={<Hash />} onClick={onClose}>
                {text.topics}
              </NavRow>
            </li>
          )}
          {!listed.has(pageOf("mall")) && (
            <li>
              <NavRow href={pageOf("mall")} groupType="mall" onClick={onClose}>
                {text.mall}
              </NavRow>
            </li>
          )}
          <li>
            <NavRow icon={<Smartphone />} disabled={opening} onClick={() => void openMiniProgram()}>
              {shellText.miniProgram}
            </NavRow>
          </li>
        </Section>
        <MenuSections items={menu} onClose={onClose} />
        <Section title={text.help}>
          <li>
            <NavRow href={pageOf("help")} icon={<CircleHelp />} onClick={onClose}>
              {text.faq}
            </NavRow>
          </li>
          {officialSite && !listed.has(officialSite) && (
            <li>
              <NavRow href={officialSite} external icon={<Globe />} onClick={onClose}>
                {text.site}
              </NavRow>
            </li>
          )}
        </Section>
        <SiteFooter
          className="mx-3 mt-4"
          copyright={copyright}
          filingNumber={filingNumber}
          filingHref={FILING_REGISTER}
        />
      </nav>
    </Popup>
  );
}
