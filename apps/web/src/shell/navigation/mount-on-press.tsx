import { cloneElement, type ReactElement, useState } from "react";

interface MountOnPressProps {
  /** Button of the menu. */
  trigger: ReactElement;
  /** The menu with the same trigger, open when it mounts. */
  children: ReactElement;
}

/**
 * Renders only the trigger of a menu until the first press, so that a list does not mount the queries of the menu of each
 * row.
 */
export function MountOnPress({ trigger, children }: MountOnPressProps) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return children;
  return cloneElement(trigger as ReactElement<{ onClick: () => void }>, { onClick: () => setPressed(true) });
}
