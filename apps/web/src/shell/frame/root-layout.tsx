import { cn } from "@lenscape/ui/lib/cn";
import type { CSSProperties } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { PlaceKeeper, PlaceRestorer, placeKey } from "#shell/navigation/list-position.ts";
import { Bars, type BarsProps } from "./bars.tsx";
import { EarlyToasts } from "./early-toasts.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { ModeNotice } from "./mode-banner.tsx";
import { useFreshSite } from "./site-info.ts";
import { shellText as text } from "./text.ts";
import { useDeferredReady } from "./use-deferred-ready.ts";
import {
  useArrival,
  useLaunchPath,
  useMemberAttribute,
  useNavigationState,
  useOnline,
  useOpening,
  usePageHandle,
  useStatus,
} from "./use-frame.ts";

/** Toasts and questions come after the page: their code must not be part of its arrival. */
const Floating = lazySection(() => import("./floating-layers.tsx"), { quiet: true });

const Travel = lazySection(() => import("#shell/navigation/view-transition.tsx"), { quiet: true });

/** As high as the notice at the foot of the window. */
const NOTICED = { "--size-notice": "2.25rem" } as CSSProperties;

const ABOVE_TABS = "outline-none max-md:pb-[calc(var(--size-tabbar)+env(safe-area-inset-bottom))]";

/** The frame around every page: skip link, bars, the page itself, and the hosts of what floats above it. */
export function RootLayout({ Search }: Pick<BarsProps, "Search">) {
  const { brandName } = useFreshSite();
  useOpening();
  const announced = useArrival(brandName);
  const handle = usePageHandle();
  const pace = useNavigationState();
  useMemberAttribute();
  useLaunchPath();
  const online = useOnline();
  const notice = !online ? (handle.offline ?? text.offline) : pace === "late" ? text.late : undefined;
  const awake = useDeferredReady();
  const status = useStatus();
  // What stands in for a page that may not be shown has the frame of the site.
  const bare = handle.chrome === "bare" && status === 200;
  const tabBar = !bare && handle.tabBar !== false;
  const noticed = notice ? NOTICED : undefined;
  const page = (
    <main id="main" tabIndex={-1} style={noticed} className={tabBar ? ABOVE_TABS : "outline-none"}>
      <ModeNotice />
      <Outlet />
    </main>
  );
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-toast) focus:rounded-md focus:bg-brand focus:px-4 focus:py-2 focus:text-brand-contrast"
      >
        {text.skip}
      </a>
      {pace !== "quick" && <LoadingBar />}
      {notice && (
        <p
          role="status"
          className={cn(
            "fixed inset-x-0 scroll-lock-gap bottom-0 z-(--z-navbar) border-border border-t bg-danger-soft px-4 py-2 text-center text-danger-text text-sm",
            // Above the tabs, or the bar that a page has in their place.
            !bare && "max-md:bottom-[calc(var(--size-tabbar)+env(safe-area-inset-bottom))]",
          )}
        >
          {notice}
        </p>
      )}
      <PlaceKeeper />
      {bare ? (
        page
      ) : (
        <Bars tabBar={tabBar} Search={Search}>
          {page}
        </Bars>
      )}
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {/* What floats at the foot of the window stands above the notice. */}
      <div style={noticed}>{awake && <Floating waiting={<EarlyToasts />} />}</div>
      {awake && <Travel />}
      <ScrollRestoration getKey={placeKey} />
      <PlaceRestorer />
    </>
  );
}
