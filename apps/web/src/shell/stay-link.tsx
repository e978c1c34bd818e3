import { type LinkProps, LinkProvider } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

function StayLink({ href, ...props }: LinkProps) {
  return <Link {...props} to={href} preventScrollReset />;
}

/** Links inside change the address but not the place on the page: tabs and filters. */
export function StayLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={StayLink}>{children}</LinkProvider>;
}
