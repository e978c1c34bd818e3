import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from "react";

/** Props of every link of the design system: those of an anchor with a required address. */
export type LinkProps = ComponentProps<"a"> & { href: string };

/** A component that renders a link, normally the app's router link with `href` passed on as `to`. */
export type LinkComponent = ComponentType<LinkProps>;

function Anchor({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

/** Provides the app's link component to all widgets below, so that a click stays inside the router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Renders a link with the component of `LinkProvider`, or a plain anchor without a provider. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
