/** Delays of a hover menu in milliseconds. */
export const OPEN_DELAY = 30;
export const CLOSE_DELAY = 100;

/** Turns pointer enter and leave events into one delayed `open` or `close`. */
export interface HoverIntent {
  enter: () => void;
  leave: () => void;
  cancel: () => void;
}

/**
 * Creates a hover intent that calls back once the pointer has stayed inside or outside long enough; entering cancels
 * a pending close.
 */
export function createHoverIntent(onChange: (open: boolean) => void): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    enter: () => {
      cancel();
      timer = setTimeout(() => onChange(true), OPEN_DELAY);
    },
    leave: () => {
      cancel();
      timer = setTimeout(() => onChange(false), CLOSE_DELAY);
    },
  };
}
