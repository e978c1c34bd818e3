import { type LinkProps, LinkProvider } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { RoutedLink } from "#lib/routed-link.tsx";

function StayLink(props: LinkProps) {
  return <RoutedLink {...props} stay />;
}

/** Links inside change the address but not the place on the page: tabs and filters. */
export function StayLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={StayLink}>{children}</LinkProvider>;
}
