import { hasPermi } from "@lenscape/api/permissions";
import { Link } from "@lenscape/ui/link";
import { useLocation } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { pageAt, paths } from "#paths";
import { isHeldBack, useSiteInfo } from "./site-info.ts";
import { shellText as text } from "./text.ts";

/** Banner above every page while the community is read-only or not open yet. */
export function ModeNotice() {
  const site = useSiteInfo();
  const { permissions } = useMember();
  const { pathname } = useLocation();
  if (!site.modeMessage || pageAt(pathname) === "notOpen") return null;
  const isOperator = site.mode === "notOpen" && !isHeldBack(site, permissions);
  return (
    <p
      role="status"
      className="bg-warning-soft px-4 py-2 text-center text-sm text-warning-text wrap-anywhere"
    >
      {isOperator ? text.notOpen : site.modeMessage}
      {isOperator && hasPermi(permissions, "console.settings") && (
        <Link href={paths.console("access")} className="ms-2 underline underline-offset-3">
          {text.openSite}
        </Link>
      )}
    </p>
  );
}
