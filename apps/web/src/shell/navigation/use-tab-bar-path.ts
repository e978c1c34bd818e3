import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { onDesktopWidth } from "#lib/navigation-guard.ts";
import { findTabBarTarget } from "#paths";

/** Redirects from a tab-bar path to its index page when the window gets the desktop width (ROUTE-088 to ROUTE-091). */
export function useTabBarPath(): void {
  const navigate = useNavigate();
  const target = findTabBarTarget(useLocation().pathname);
  useEffect(() => {
    if (!target) return undefined;
    return onDesktopWidth(() => void navigate(target, { replace: true }));
  }, [navigate, target]);
}
