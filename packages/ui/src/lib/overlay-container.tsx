import { createContext, type ReactNode, useContext } from "react";

const ContainerContext = createContext<HTMLElement | null>(null);

/**
 * Opens the dialogs, menus and other overlays below it inside `element` instead of `<body>`, so that they have its
 * theme (`data-theme`) and custom properties. While `element` is null, for example before the first render, overlays
 * open in `<body>`.
 */
export function OverlayContainer({
  element,
  children,
}: {
  /** Element that gets the overlays. It must not clip or transform its content. */
  element: HTMLElement | null;
  children: ReactNode;
}) {
  return <ContainerContext value={element}>{children}</ContainerContext>;
}

/** Returns the element for overlays, for the `container` of a Radix portal; undefined means `<body>`. */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(ContainerContext) ?? undefined;
}
