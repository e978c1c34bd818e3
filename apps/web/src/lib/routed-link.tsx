import type { LinkProps } from "@lenscape/ui/link";
import { useHref, useLinkClickHandler } from "react-router-dom";

interface RoutedLinkProps extends LinkProps {
  /** Keeps the place on the page: for tabs and filters. */
  stay?: boolean;
  /** What the entry in the history remembers. */
  state?: unknown;
}

/** A link whose click stays in the router. The router's own brings prefetching and masks that no page uses. */
export function RoutedLink({ href, onClick, stay, state, ...props }: RoutedLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    target: props.target,
    preventScrollReset: stay,
    state,
  });
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
