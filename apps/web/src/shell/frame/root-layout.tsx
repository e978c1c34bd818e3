import { cn } from "@lenscape/ui/lib/cn";
import type { CSSProperties } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { AreaBoundary } from "#shell/loading/area-boundary.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import {
  getScrollKey,
  ScrollPositionRecorder,
  ScrollPositionRestorer,
} from "#shell/navigation/scroll-position.ts";
import { ThreadViewTransition } from "#shell/navigation/view-transition.tsx";
import { Bars, type BarsProps } from "./bars.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { usePolledSiteInfo } from "./site-info.ts";
import { SiteModeBanner } from "./site-mode-banner.tsx";
import { shellText as text } from "./text.ts";
import { useDeferredReady } from "./use-deferred-ready.ts";
import {
  useLaunchRedirect,
  useMemberAttribute,
  useNavigationState,
  useOnline,
  useOpeningRedirect,
  usePageAnnouncement,
  usePageHandle,
  usePageStatus,
} from "./use-frame.ts";

/** Lazy, because no layer is open while the first page loads. */
const FloatingLayers = lazySection(
  async () => ({ default: (await import("./floating-layers.tsx")).FloatingLayers }),
  { quiet: true },
);

/** Height of the notice at the bottom of the window. */
const NOTICE_STYLE = { "--lens-size-notice": "2.25rem" } as CSSProperties;

const ABOVE_TABS = "outline-none max-md:pb-[calc(var(--lens-size-tabbar)+env(safe-area-inset-bottom))]";

/** Frame of every page: skip link, bars, page, and floating layers. */
export function RootLayout({ Search }: Pick<BarsProps, "Search">) {
  const { brandName } = usePolledSiteInfo();
  useOpeningRedirect();
  const announcement = usePageAnnouncement(brandName);
  const handle = usePageHandle();
  const navigation = useNavigationState();
  useMemberAttribute();
  useLaunchRedirect();
  const isOnline = useOnline();
  const notice = !isOnline ? (handle.offline ?? text.offline) : navigation === "late" ? text.slow : undefined;
  const isReady = useDeferredReady();
  const status = usePageStatus();
  // Error pages always have the bars.
  const isBare = handle.chrome === "bare" && status === 200;
  const tabBar = !isBare && handle.tabBar !== false;
  const noticeStyle = notice ? NOTICE_STYLE : undefined;
  const page = (
    <main id="main" tabIndex={-1} style={noticeStyle} className={tabBar ? ABOVE_TABS : "outline-none"}>
      <SiteModeBanner />
      <Outlet />
    </main>
  );
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--lens-z-toast) focus:rounded-control focus:bg-brand focus:px-4 focus:py-2 focus:text-brand-contrast"
      >
        {text.skip}
      </a>
      {navigation !== "quick" && <LoadingBar />}
      {notice && (
        <p
          role="status"
          className={cn(
            "fixed inset-x-0 scroll-lock-gap bottom-0 z-(--lens-z-navbar) border-border border-t bg-danger-soft px-4 py-2 text-center text-danger-text text-meta",
            // Above the tab bar, or the bar that a page has instead.
            !isBare && "max-md:bottom-[calc(var(--lens-size-tabbar)+env(safe-area-inset-bottom))]",
          )}
        >
          {notice}
        </p>
      )}
      <ScrollPositionRecorder />
      {isBare ? (
        page
      ) : (
        <Bars tabBar={tabBar} Search={Search}>
          {page}
        </Bars>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {/* Layers at the bottom of the window are above the notice. */}
      <div style={noticeStyle}>
        {isReady && (
          <AreaBoundary fallback={null}>
            <FloatingLayers />
          </AreaBoundary>
        )}
      </div>
      {isReady && <ThreadViewTransition />}
      <ScrollRestoration getKey={getScrollKey} />
      <ScrollPositionRestorer />
    </>
  );
}
