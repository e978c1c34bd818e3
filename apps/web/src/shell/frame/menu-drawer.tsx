import { IconButton } from "@lenscape/ui/icon-button";
import type { NavItem } from "@lenscape/ui/nav-menu";
import { NavRow } from "@lenscape/ui/nav-row";
import { Popup } from "@lenscape/ui/popup";
import { SiteFooter } from "@lenscape/ui/site-footer";
import { CircleHelp, Flame, Globe, Hash, House, Smartphone, X } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { useMember } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { toNavItems } from "#shell/navigation/menu.ts";
import { FILING_REGISTER } from "./footer.tsx";
import { JoinedCircles, MenuDrawerHeader } from "./menu-drawer-header.tsx";
import { useMenu, useSiteInfo } from "./site-info.ts";
import { shellText, menuText as text } from "./text.ts";
import { useOpenMiniProgram } from "./use-open-mini-program.ts";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="band pt-3 pb-2 first:border-t-0">
      <h2 className="px-4 pb-1 text-meta text-text-muted">{title}</h2>
      {children}
    </section>
  );
}

const ListSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <ul>{children}</ul>
  </Section>
);

const isHome = (path: string) => path === paths.home() || path === getPath("homeIndex");

/** Entries of the operator's menu: a section for each parent, and one for all entries without children. */
function MenuSections({ items, onClose }: { items: NavItem[]; onClose: () => void }) {
  const renderRow = ({ id, name, menuType, routePath, groupType }: NavItem) => (
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
  const links = items.filter(({ menuType }) => menuType !== "00");
  return (
    <>
      {links.length > 0 && <ListSection title={text.navigation}>{links.map(renderRow)}</ListSection>}
      {items
        .filter(({ menuType, children }) => menuType === "00" && children?.length)
        .map(({ id, name, children = [] }) => (
          <ListSection key={id} title={name}>
            {children.map(renderRow)}
          </ListSection>
        ))}
    </>
  );
}

/** Rows of the drawer: joined circles, explore, the operator's menu, help and footer. */
function MenuDrawerRows({ onClose }: { onClose: () => void }) {
  const { hasLogin } = useMember();
  const { officialSite, copyright, filingNumber } = useSiteInfo();
  const menu = toNavItems(useMenu());
  const [openMiniProgram, isOpening] = useOpenMiniProgram(onClose);
  /** Paths in the operator's menu, which are not listed again. */
  const listed = new Set(
    menu.flatMap((item) => [item, ...(item.children ?? [])]).map((item) => item.routePath),
  );
  return (
    <>
      {hasLogin && (
        <Section title={text.myCircles}>
          <JoinedCircles onClose={onClose} />
        </Section>
      )}
      <ListSection title={text.explore}>
        {!hasLogin && !listed.has(getPath("circles")) && (
          <li>
            <NavRow href={getPath("circles")} onClick={onClose}>
              {text.allCircles}
            </NavRow>
          </li>
        )}
        <li>
          <NavRow href={paths.hot()} icon={<Flame />} onClick={onClose}>
            {text.hot}
          </NavRow>
        </li>
        {!listed.has(getPath("topicZone")) && (
          <li>
            <NavRow href={getPath("topicZone")} icon={<Hash />} onClick={onClose}>
              {text.topics}
            </NavRow>
          </li>
        )}
        {!listed.has(getPath("mall")) && (
          <li>
            <NavRow href={getPath("mall")} groupType="mall" onClick={onClose}>
              {text.mall}
            </NavRow>
          </li>
        )}
        <li>
          <NavRow icon={<Smartphone />} disabled={isOpening} onClick={() => void openMiniProgram()}>
            {shellText.miniProgram}
          </NavRow>
        </li>
      </ListSection>
      <MenuSections items={menu} onClose={onClose} />
      <ListSection title={text.help}>
        <li>
          <NavRow href={getPath("help")} icon={<CircleHelp />} onClick={onClose}>
            {text.faq}
          </NavRow>
        </li>
        {officialSite && !listed.has(officialSite) && (
          <li>
            <NavRow href={officialSite} external icon={<Globe />} onClick={onClose}>
              {text.officialSite}
            </NavRow>
          </li>
        )}
      </ListSection>
      <SiteFooter
        className="mx-3 mt-4"
        copyright={copyright}
        filingNumber={filingNumber}
        filingHref={FILING_REGISTER}
      />
    </>
  );
}

/**
 * Menu drawer on phones, with the content of the top bar and sidebars of wide screens. Its rows are rendered after the
 * panel has opened, so that the press does not wait for them.
 */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { hasLogin } = useMember();
  const hasRows = useDeferredValue(true, false);
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
        <MenuDrawerHeader>{close}</MenuDrawerHeader>
      ) : (
        <div className="flex h-14 flex-none items-center justify-between pr-2 pl-4">
          <span aria-hidden="true" className="font-semibold text-title">
            {text.title}
          </span>
          {close}
        </div>
      )}
      <nav
        aria-label={text.title}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[calc(1rem+env(safe-area-inset-bottom))]"
      >
        {hasRows && <MenuDrawerRows onClose={onClose} />}
      </nav>
    </Popup>
  );
}
