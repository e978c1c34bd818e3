import type { ReactNode } from "react";
import { useMediaQuery } from "#lib/use-media-query.ts";

const WIDE = "(min-width: 48rem)";

/**
 * Renders a block of the sidebar on phones, where the sidebar is not shown. The server does not know the window: its
 * markup has the block too, hidden by CSS from 768 px.
 */
export function PhoneOnly({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(WIDE);
  return isWide ? null : <div className="md:hidden">{children}</div>;
}
