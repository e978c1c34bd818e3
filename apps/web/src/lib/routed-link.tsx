import type { LinkProps } from "@lenscape/ui/link";
import { useContext } from "react";
import {
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
  useHref,
  useLinkClickHandler,
} from "react-router-dom";
import { pages } from "#paths";

let stillness: MediaQueryList | undefined;

/** Whether the reader wants no motion; the browser is asked once for all links of a page. */
function wantsStillness(): boolean {
  stillness ??= window.matchMedia("(prefers-reduced-motion: reduce)");
  return stillness.matches;
}

/** Whether the way to an address is shown: to a thread, unless the reader wants no motion. Where a browser cannot, it is not. */
const isTravelled = (href: string) =>
  typeof window !== "undefined" && href.startsWith(pages.thread.path) && !wantsStillness();

interface RoutedLinkProps extends LinkProps {
  /** Keeps the place on the page: for tabs and filters. */
  stay?: boolean;
  /** What the entry in the history remembers. */
  state?: unknown;
}

/** Preloads the code of the page that `href` leads to; a failure shows when one navigates there. */
function useWarmUp(href: string): () => void {
  const routes = useContext(RouterContext)?.router.routes ?? [];
  return () => {
    for (const { route } of matchRoutes(routes, href) ?? []) {
      if (typeof route.lazy === "function") route.lazy().catch(() => undefined);
    }
  };
}

/**
 * A link that navigates within the router, without the prefetching and masks of the router's own, which no page uses.
 */
export function RoutedLink({ href, onClick, onPointerEnter, stay, state, ...props }: RoutedLinkProps) {
  const warmUp = useWarmUp(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: props.target,
    preventScrollReset: stay,
    state,
    viewTransition: isTravelled(href),
  });
  return (
    <a
      {...props}
      href={useHref(href)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        warmUp();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
