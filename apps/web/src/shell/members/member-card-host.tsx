import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useLayer } from "@lenscape/ui/lib/layers";
import { Sheet } from "@lenscape/ui/sheet";
import { X } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { CARD_CLOSE, CARD_OPEN, LONG_PRESS } from "#config/timing.ts";
import { pageAt } from "#paths";
import { MemberCard } from "./member-card.tsx";
import { memberCardText as text } from "./text.ts";

/** The card's width and about its height, and how far it is from the link, in pixels. */
const SIZE = { width: 340, height: 380, gap: 8 };

interface Place {
  left: number;
  top: number;
}

interface Shown {
  userId: string;
  name: string;
  /** Position of the card; without one a sheet is shown. */
  at?: Place;
  /** Modal dialog that holds the link, or the body: the card is rendered inside it, in front of its content. */
  container: Element;
}

/** Distance in pixels within which the pointer counts as resting. */
const REST_RADIUS = 4;

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='userId=']") : null;

/** The lines a name stands in, which the card leaves free. */
const lines = (link: Element) => link.closest("[data-slot=byline]") ?? link;

/** The member a link leads to; nothing for one in a card, a menu or the page's own address. */
function memberOf(link: HTMLAnchorElement): Omit<Shown, "at"> | undefined {
  const { pathname, searchParams } = new URL(link.href);
  const userId = searchParams.get("userId");
  if (!userId || pageAt(pathname) !== "profile" || link.closest("[role=menu], [data-slot=member-card]"))
    return undefined;
  if (new URLSearchParams(window.location.search).get("userId") === userId) return undefined;
  const container = link.closest("[aria-modal=true]") ?? document.body;
  return { userId, name: link.textContent ?? "", container };
}

function placeOf(link: HTMLAnchorElement): Place {
  const { left } = link.getBoundingClientRect();
  const { top, bottom } = lines(link).getBoundingClientRect();
  const below = bottom + SIZE.gap;
  return {
    left: Math.max(SIZE.gap, Math.min(left, window.innerWidth - SIZE.width - SIZE.gap)),
    top: below + SIZE.height < window.innerHeight || top < SIZE.height ? below : top - SIZE.gap - SIZE.height,
  };
}

interface CardPanelProps {
  label: string;
  at: Place;
  onClose: () => void;
  children: ReactNode;
}

/** The floating card. It is a layer of its own, so that Escape closes it before the dialog under it. */
function CardPanel({ label, at, onClose, children }: CardPanelProps) {
  const { ref } = useLayer<HTMLElement>(undefined, onClose);
  return (
    <section
      ref={ref}
      data-slot="member-card"
      aria-label={label}
      style={{ "--left": `${at.left}px`, "--top": `${at.top}px` } as CSSProperties}
      className="fixed top-(--top) left-(--left) z-(--z-overlay) w-85 animate-rise-in overflow-hidden rounded-xl bg-surface-raised text-text shadow-popover"
    >
      {children}
    </section>
  );
}

/**
 * Shows who somebody is where a link leads to them: a card to who points at it or comes to it by key, a sheet to who
 * holds a finger on it. All it says is on their page too. The default export is what `pagePart` takes.
 */
export default function MemberCardHost() {
  const [shown, setShown] = useState<Shown>();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => setShown(undefined), [key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let restsAt = { x: 0, y: 0 };
    /** Opens the card under the pointer; set while the pointer has not rested yet. */
    let pending: (() => void) | undefined;
    const stop = () => {
      clearTimeout(timer);
      pending = undefined;
    };
    const later = (delay: number, act: () => void) => {
      stop();
      timer = setTimeout(() => {
        pending = undefined;
        act();
      }, delay);
    };
    const waitForRest = (open: () => void) => {
      later(CARD_OPEN, open);
      pending = open;
    };
    const close = () => setShown((now) => (now?.at ? undefined : now));
    const point = (target: EventTarget | null) => {
      // Its menu stands outside it in the document.
      if (target instanceof Element && target.closest("[data-slot=member-card], [role=menu]")) return stop();
      const link = linkOf(target);
      const member = link && memberOf(link);
      if (!link || !member) return later(CARD_CLOSE, close);
      waitForRest(() => setShown({ ...member, at: placeOf(link) }));
    };
    const onOver = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      restsAt = { x: clientX, y: clientY };
      point(target);
    };
    // A pointer that passes over names fetches nothing: each movement but a tremble starts the wait again.
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (!pending || Math.hypot(clientX - restsAt.x, clientY - restsAt.y) <= REST_RADIUS) return;
      restsAt = { x: clientX, y: clientY };
      waitForRest(pending);
    };
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(":focus-visible") && point(target);
    const onDown = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "mouse") {
        stop();
        // A press outside closes the card, so that the next one reaches the dialog behind.
        if (
          !(event.target instanceof Element && event.target.closest("[data-slot=member-card], [role=menu]"))
        )
          close();
        return;
      }
      const link = linkOf(event.target);
      const member = link && memberOf(link);
      if (!member) return;
      later(LONG_PRESS, () => {
        held = true;
        setShown(member);
      });
    };
    /** What a held finger opened stays: the press does not lead on as well, nor to the browser's own menu. */
    const onClick = (event: Event) => {
      if (!held) return;
      held = event.type !== "click";
      event.preventDefault();
      event.stopPropagation();
    };
    const seen = new AbortController();
    const { signal } = seen;
    const options = { signal, passive: true };
    document.addEventListener("pointerover", onOver, options);
    document.addEventListener("pointermove", onMove, options);
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("pointerdown", onDown, options);
    const captured = { ...options, capture: true };
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, stop, captured);
    const onScroll = () => {
      stop();
      close();
    };
    document.addEventListener("scroll", onScroll, captured);
    for (const type of ["click", "contextmenu"])
      document.addEventListener(type, onClick, { signal, capture: true });
    return () => {
      stop();
      seen.abort();
    };
  }, []);
  if (!shown) return null;
  const name = shown.name ? fillText(text.of, { name: shown.name }) : text.plain;
  if (!shown.at) {
    return (
      <Sheet open title={name} titleHidden onOpenChange={() => setShown(undefined)}>
        {/* Its cover reaches the edges, so the button stands on it. */}
        <div data-slot="member-card" className="relative -m-4">
          <MemberCard userId={shown.userId} tall />
          <IconButton
            aria-label={text.close}
            onClick={() => setShown(undefined)}
            className="absolute top-2 right-2 rounded-full bg-black/55 text-white"
          >
            <X aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        </div>
      </Sheet>
    );
  }
  return createPortal(
    <CardPanel label={name} at={shown.at} onClose={() => setShown(undefined)}>
      <MemberCard userId={shown.userId} />
    </CardPanel>,
    shown.container,
  );
}
