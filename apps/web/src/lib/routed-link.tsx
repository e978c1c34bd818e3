import type { LinkProps } from "@lenscape/ui/link";
import { useContext } from "react";
import {
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
  useHref,
  useLinkClickHandler,
} from "react-router-dom";
import { pages } from "#paths";

let reducedMotion: MediaQueryList | undefined;

/** Whether the user prefers reduced motion. The media query is shared by all links. */
function prefersReducedMotion(): boolean {
  reducedMotion ??= window.matchMedia("(prefers-reduced-motion: reduce)");
  return reducedMotion.matches;
}

/** Whether to animate the navigation with a view transition: to a thread, unless reduced motion is preferred. */
const hasViewTransition = (href: string) =>
  typeof window !== "undefined" && href.startsWith(pages.thread.path) && !prefersReducedMotion();

interface RoutedLinkProps extends LinkProps {
  /** Keep the scroll position, for tabs and filters. */
  keepScroll?: boolean;
  /** State of the history entry. */
  state?: unknown;
}

/** Preloads the code of the page at `href`. Failures are ignored here, because the navigation reports them. */
function usePreload(href: string): () => void {
  const routes = useContext(RouterContext)?.router.routes ?? [];
  return () => {
    for (const { route } of matchRoutes(routes, href) ?? []) {
      if (typeof route.lazy === "function") route.lazy().catch(() => undefined);
    }
  };
}

/** Link that navigates with the router. Unlike the router's `Link` it preloads the page's code on hover. */
export function RoutedLink({ href, onClick, onPointerEnter, keepScroll, state, ...props }: RoutedLinkProps) {
  const preload = usePreload(href);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: props.target,
    preventScrollReset: keepScroll,
    state,
    viewTransition: hasViewTransition(href),
  });
  return (
    <a
      {...props}
      href={useHref(href)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
