import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from "react";

/** What every link of the design system takes: an anchor's props with the address required. */
export type LinkProps = ComponentProps<"a"> & { href: string };

/** A component that renders a link, normally the app's router link with `href` passed on as `to`. */
export type LinkComponent = ComponentType<LinkProps>;

function Anchor({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

/** Gives every widget below it the app's link component, so that a click stays inside the router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link by the component given to `LinkProvider`; without a provider, a plain anchor. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
