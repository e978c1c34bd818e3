import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { getPressedKey } from "../../lib/keys.ts";
import { useLayer } from "../../lib/layers.ts";
import { useControlled } from "../../lib/use-controlled.ts";
import { createHoverIntent } from "./hover-intent.ts";
import { usePanelPlace } from "./use-panel-place.ts";

const ITEMS = '[role="menuitem"]:not([aria-disabled="true"])';

function hovers(event: PointerEvent) {
  return event.pointerType !== "touch" && !window.matchMedia("(hover: none)").matches;
}

interface HoverMenuOptions {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  align: "start" | "end";
  sideOffset: number;
}

/**
 * Returns state and handlers of a menu that opens on hover, click and keys. Opening by hover keeps the focus. The
 * mouse closes what it opened by leaving; a menu opened by keys or touch stays until Escape, a press elsewhere, or
 * loss of focus (ruling 35).
 */
export function useHoverMenu({ open: given, defaultOpen = false, onOpenChange, ...place }: HoverMenuOptions) {
  const [open, change] = useControlled(given, defaultOpen, onOpenChange);
  // Timers and key handlers must use the current state and callback.
  const latest = useRef({ open, change });
  useLayoutEffect(() => {
    latest.current = { open, change };
  });
  const setOpen = (next: boolean) => next !== latest.current.open && latest.current.change(next);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const clicked = useRef(false);
  /** Whether keys or touch hold the menu open. */
  const isPinnedOpen = useRef(false);
  const pressedWith = useRef("");
  const focusOnOpen = useRef<"first" | "last" | null>(null);
  const [intent] = useState(() =>
    createHoverIntent((next) => {
      if (!next && isPinnedOpen.current) return;
      setOpen(next);
    }),
  );

  const items = () => Array.from(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? []);
  const show = (focus: "first" | "last" | null, hold: boolean) => {
    intent.cancel();
    clicked.current = true;
    isPinnedOpen.current ||= hold;
    focusOnOpen.current = focus;
    if (open && focus) focusItem(focus);
    setOpen(true);
  };
  const focusItem = (which: "first" | "last") =>
    items()
      .at(which === "first" ? 0 : -1)
      ?.focus();
  const hide = () => {
    intent.cancel();
    clicked.current = false;
    isPinnedOpen.current = false;
    setOpen(false);
  };

  const holder = useRef<HTMLDivElement>(null);
  usePanelPlace(root, holder, { open, ...place });
  const layer = useLayer(holder, () => {
    // Hovering has left the focus elsewhere, where it stays.
    if (root.current?.contains(document.activeElement)) trigger.current?.focus();
    hide();
  });

  useEffect(() => intent.cancel, [intent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setOpen` is always the current one
  useEffect(() => {
    if (!open) {
      clicked.current = false;
      isPinnedOpen.current = false;
      return;
    }
    const all = root.current?.querySelectorAll<HTMLElement>(ITEMS);
    if (focusOnOpen.current) all?.item(focusOnOpen.current === "first" ? 0 : all.length - 1)?.focus();
    focusOnOpen.current = null;
    const onPointerDown = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);

  const onMenuKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = next[getPressedKey(event) ?? ""];
    if (to === undefined) return;
    event.preventDefault();
    isPinnedOpen.current = true;
    all[to]?.focus();
  };

  /** Closes the menu after an action was chosen; a dialog that follows returns the focus to the trigger. */
  const choose = () => {
    hide();
    trigger.current?.focus();
  };

  return {
    open,
    hide,
    choose,
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => hovers(event) && intent.enter(),
      onPointerLeave: (event: PointerEvent) => hovers(event) && intent.leave(),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) hide();
      },
    },
    triggerProps: {
      ref: trigger,
      onPointerDown: (event: PointerEvent) => {
        pressedWith.current = event.pointerType;
      },
      onClick: (event: MouseEvent) => {
        // A click without a pointer comes from Enter, Space or a screen reader.
        const byKey = event.detail === 0;
        if (open && clicked.current) hide();
        else show(byKey ? "first" : null, byKey || pressedWith.current === "touch");
      },
      onKeyDown: (event: KeyboardEvent) => {
        const key = getPressedKey(event);
        if (key !== "ArrowDown" && key !== "ArrowUp") return;
        event.preventDefault();
        show(key === "ArrowDown" ? "first" : "last", true);
      },
    },
    holderProps: { ref: layer.ref },
    menuProps: { onKeyDown: onMenuKeyDown },
  };
}
