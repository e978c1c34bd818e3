import { type LinkProps, LinkProvider } from "@lenscape/ui/link";
import { LocaleProvider } from "@lenscape/ui/locale";
import { Clock } from "@lenscape/ui/relative-time";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AppProvider, type AppProviderProps } from "#lib/app.tsx";
import { RoutedLink } from "#lib/routed-link.tsx";
import { useNow } from "#shell/live/use-now.ts";
import { SiteBrand } from "./site-brand.tsx";

/** Link that uses the router for in-site paths and a plain anchor for other URLs. */
function RouterLink({ href, ...props }: LinkProps) {
  if (!href.startsWith("/") || props.target === "_blank") return <a {...props} href={href} />;
  return <RoutedLink {...props} href={href} />;
}

/** Provides the current time for all relative times. */
function PageClock({ children }: { children: ReactNode }) {
  return <Clock now={useNow()}>{children}</Clock>;
}

/** All context providers of the application, for server and browser. */
export function Providers({ app, isHydrated, children }: AppProviderProps) {
  return (
    <AppProvider app={app} isHydrated={isHydrated}>
      <QueryClientProvider client={app.queries}>
        <LocaleProvider>
          <LinkProvider component={RouterLink}>
            <PageClock>
              <SiteBrand>{children}</SiteBrand>
            </PageClock>
          </LinkProvider>
        </LocaleProvider>
      </QueryClientProvider>
    </AppProvider>
  );
}
