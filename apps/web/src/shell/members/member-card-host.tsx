import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useLayer } from "@lenscape/ui/lib/layers";
import { Sheet } from "@lenscape/ui/sheet";
import { X } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { CARD_CLOSE_DELAY_MS, CARD_OPEN_DELAY_MS, LONG_PRESS_MS } from "#config/timing.ts";
import { findPage } from "#paths";
import { MemberCard } from "./member-card.tsx";
import { memberCardText as text } from "./text.ts";

/** Width and approximate height of the card, and its distance from the link, in pixels. */
const SIZE = { width: 340, height: 380, gap: 8 };

interface Position {
  left: number;
  top: number;
}

interface OpenCard {
  userId: string;
  name: string;
  /** Position of the card; without a position a sheet is shown. */
  at?: Position;
  /** Modal dialog that holds the link, or the body: the card is rendered inside it, in front of its content. */
  container: Element;
}

/** Distance in pixels within which the pointer counts as resting. */
const REST_RADIUS = 4;

const findLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='userId=']") : null;

/** Returns the element that the card must not cover: the byline of the name, or the link. */
const getAnchor = (link: Element) => link.closest("[data-slot=byline]") ?? link;

/** Returns the member at a link. Undefined for links in a card or menu, and for the member of the current page. */
function findMember(link: HTMLAnchorElement): Omit<OpenCard, "at"> | undefined {
  const { pathname, searchParams } = new URL(link.href);
  const userId = searchParams.get("userId");
  if (!userId || findPage(pathname) !== "profile" || link.closest("[role=menu], [data-slot=member-card]"))
    return undefined;
  if (new URLSearchParams(window.location.search).get("userId") === userId) return undefined;
  const container = link.closest("[aria-modal=true]") ?? document.body;
  return { userId, name: link.textContent ?? "", container };
}

function getPosition(link: HTMLAnchorElement): Position {
  const { left } = link.getBoundingClientRect();
  const { top, bottom } = getAnchor(link).getBoundingClientRect();
  const below = bottom + SIZE.gap;
  return {
    left: Math.max(SIZE.gap, Math.min(left, window.innerWidth - SIZE.width - SIZE.gap)),
    top: below + SIZE.height < window.innerHeight || top < SIZE.height ? below : top - SIZE.gap - SIZE.height,
  };
}

interface CardPanelProps {
  label: string;
  at: Position;
  onClose: () => void;
  children: ReactNode;
}

/** Floating card. Registers as a layer, so that Escape closes the card before the dialog below. */
function CardPanel({ label, at, onClose, children }: CardPanelProps) {
  const { ref } = useLayer<HTMLElement>(undefined, onClose);
  return (
    <section
      ref={ref}
      data-slot="member-card"
      aria-label={label}
      style={{ "--left": `${at.left}px`, "--top": `${at.top}px` } as CSSProperties}
      className="fixed top-(--top) left-(--left) z-(--lens-z-overlay) w-85 animate-rise-in overflow-hidden rounded-media bg-surface-raised text-text shadow-popover"
    >
      {children}
    </section>
  );
}

/**
 * Shows the member card for links to profiles: a floating card on hover and keyboard focus, a sheet on a long press. The
 * profile page has the same content.
 */
export function MemberCardHost() {
  const [card, setCard] = useState<OpenCard>();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the card on navigation
  useEffect(() => setCard(undefined), [key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLongPress = false;
    let restsAt = { x: 0, y: 0 };
    /** Opens the card under the pointer; set while the pointer has not rested yet. */
    let pending: (() => void) | undefined;
    const stop = () => {
      clearTimeout(timer);
      pending = undefined;
    };
    const runAfter = (delay: number, action: () => void) => {
      stop();
      timer = setTimeout(() => {
        pending = undefined;
        action();
      }, delay);
    };
    const waitForRest = (open: () => void) => {
      runAfter(CARD_OPEN_DELAY_MS, open);
      pending = open;
    };
    const close = () => setCard((now) => (now?.at ? undefined : now));
    const onTarget = (target: EventTarget | null) => {
      // The card's menu is rendered outside the card.
      if (target instanceof Element && target.closest("[data-slot=member-card], [role=menu]")) return stop();
      const link = findLink(target);
      const member = link && findMember(link);
      if (!link || !member) return runAfter(CARD_CLOSE_DELAY_MS, close);
      waitForRest(() => setCard({ ...member, at: getPosition(link) }));
    };
    const onOver = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      restsAt = { x: clientX, y: clientY };
      onTarget(target);
    };
    // Each movement restarts the delay, so that a pointer passing over names fetches nothing.
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (!pending || Math.hypot(clientX - restsAt.x, clientY - restsAt.y) <= REST_RADIUS) return;
      restsAt = { x: clientX, y: clientY };
      waitForRest(pending);
    };
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(":focus-visible") && onTarget(target);
    const onDown = (event: PointerEvent) => {
      isLongPress = false;
      if (event.pointerType === "mouse") {
        stop();
        // A press outside closes the card, so that the next press reaches the dialog below.
        if (
          !(event.target instanceof Element && event.target.closest("[data-slot=member-card], [role=menu]"))
        )
          close();
        return;
      }
      const link = findLink(event.target);
      const member = link && findMember(link);
      if (!member) return;
      runAfter(LONG_PRESS_MS, () => {
        isLongPress = true;
        setCard(member);
      });
    };
    /** Suppresses the click and the context menu after a long press. */
    const onClick = (event: Event) => {
      if (!isLongPress) return;
      isLongPress = event.type !== "click";
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
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
      listeners.abort();
    };
  }, []);
  if (!card) return null;
  const name = card.name ? fillText(text.of, { name: card.name }) : text.plain;
  if (!card.at) {
    return (
      <Sheet open title={name} titleHidden onOpenChange={() => setCard(undefined)}>
        {/* The cover image reaches the edges, so the close button is on top of the image. */}
        <div data-slot="member-card" className="relative -m-4">
          <MemberCard userId={card.userId} tall />
          <IconButton
            aria-label={text.close}
            onClick={() => setCard(undefined)}
            className="absolute top-2 right-2 rounded-full bg-black/55 text-white"
          >
            <X aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        </div>
      </Sheet>
    );
  }
  return createPortal(
    <CardPanel label={name} at={card.at} onClose={() => setCard(undefined)}>
      <MemberCard userId={card.userId} />
    </CardPanel>,
    card.container,
  );
}
