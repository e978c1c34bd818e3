import { hasPermi } from "@lenscape/api/permissions";
import { Link } from "@lenscape/ui/link";
import { useLocation } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { findPage, paths } from "#paths";
import { isSiteClosed, useSiteInfo } from "./site-info.ts";
import { shellText as text } from "./text.ts";

/** Banner above every page while the community is read-only or not open yet. */
export function SiteModeBanner() {
  const site = useSiteInfo();
  const { permissions } = useMember();
  const { pathname } = useLocation();
  if (!site.modeMessage || findPage(pathname) === "notOpen") return null;
  const isOperator = site.mode === "notOpen" && !isSiteClosed(site, permissions);
  return (
    <p
      role="status"
      className="bg-warning-soft px-4 py-2 text-center text-meta text-warning-text wrap-anywhere"
    >
      <span key={site.modeMessage}>{isOperator ? text.siteNotOpen : site.modeMessage}</span>
      {isOperator && hasPermi(permissions, "console.settings") && (
        <Link href={paths.console("access")} className="ms-2 underline underline-offset-3">
          {text.openSite}
        </Link>
      )}
    </p>
  );
}
