import { type LinkProps, LinkProvider } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { RoutedLink } from "#lib/routed-link.tsx";

function KeepScrollLink(props: LinkProps) {
  return <RoutedLink {...props} keepScroll />;
}

/** Makes the links inside keep the scroll position, for tabs and filters. */
export function KeepScrollLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={KeepScrollLink}>{children}</LinkProvider>;
}
