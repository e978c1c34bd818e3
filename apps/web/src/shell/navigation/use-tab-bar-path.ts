import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { onWide } from "#lib/guard.ts";
import { tabBarTarget } from "#paths";

/** Leads from a tab-bar path to its index page when the window becomes as wide as a desktop's (ROUTE-088 to ROUTE-091). */
export function useTabBarPath(): void {
  const navigate = useNavigate();
  const target = tabBarTarget(useLocation().pathname);
  useEffect(() => {
    if (!target) return undefined;
    return onWide(() => void navigate(target, { replace: true }));
  }, [navigate, target]);
}
