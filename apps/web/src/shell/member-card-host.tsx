import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Sheet } from "@lenscape/ui/sheet";
import { X } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { CARD_CLOSE, CARD_OPEN, LONG_PRESS } from "#config/timing.ts";
import { memberCardText as text } from "#copy/member-card.ts";
import { pageAt } from "#paths";
import { MemberCard } from "./member-card.tsx";

/** The card's width and about its height, and how far it is from the link, in pixels. */
const SIZE = { width: 340, height: 380, gap: 8 };

interface Place {
  left: number;
  top: number;
}

interface Shown {
  userId: string;
  name: string;
  /** Where the card is; without one it is a sheet. */
  at?: Place;
}

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
  return { userId, name: link.textContent ?? "" };
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
    const later = (delay: number, act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };
    const close = () => setShown((now) => (now?.at ? undefined : now));
    const point = (target: EventTarget | null) => {
      // Its menu stands outside it in the document.
      if (target instanceof Element && target.closest("[data-slot=member-card], [role=menu]"))
        return clearTimeout(timer);
      const link = linkOf(target);
      const member = link && memberOf(link);
      if (!link || !member) return later(CARD_CLOSE, close);
      later(CARD_OPEN, () => setShown({ ...member, at: placeOf(link) }));
    };
    const onOver = (event: PointerEvent) => event.pointerType === "mouse" && point(event.target);
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(":focus-visible") && point(target);
    const onDown = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "mouse") return clearTimeout(timer);
      const link = linkOf(event.target);
      const member = link && memberOf(link);
      if (!member) return;
      later(LONG_PRESS, () => {
        held = true;
        setShown(member);
      });
    };
    const stop = () => clearTimeout(timer);
    /** What a held finger opened stays: the press does not lead on as well, nor to the browser's own menu. */
    const onClick = (event: Event) => {
      if (!held) return;
      held = event.type !== "click";
      event.preventDefault();
      event.stopPropagation();
    };
    // The key that closed the menu closes no more than that.
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
    const seen = new AbortController();
    const { signal } = seen;
    const options = { signal, passive: true };
    document.addEventListener("pointerover", onOver, options);
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
    document.addEventListener("keydown", onKey, { signal });
    return () => {
      clearTimeout(timer);
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
  return (
    <section
      data-slot="member-card"
      aria-label={name}
      style={{ "--left": `${shown.at.left}px`, "--top": `${shown.at.top}px` } as CSSProperties}
      className="fixed top-(--top) left-(--left) z-(--z-overlay) w-85 animate-rise-in overflow-hidden rounded-xl bg-surface-raised text-text shadow-popover"
    >
      <MemberCard userId={shown.userId} />
    </section>
  );
}
