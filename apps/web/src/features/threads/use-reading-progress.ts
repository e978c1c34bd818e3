import { useEffect, useState } from "react";

/** The text of the thread that the page is about. */
const TEXT = "[data-slot=thread-post] [data-slot=rich-text]";
const FREE_HEADINGS = ":scope > [data-slot=rich-text-group] > :is(h2, h3)";
/** What is above this is read, in pixels from the top: the bars, and a line below them. */
const READ = 140;

const headingsOf = (text: Element) => [...text.querySelectorAll<HTMLElement>(FREE_HEADINGS)];

/** How far a thread has been read. */
export interface Reading {
  /** In percent of its text. */
  percent: number;
  /** The section one is in, -1 before the first. */
  section: number;
}

function look(): Reading {
  const text = document.querySelector(TEXT);
  if (!text) return { percent: 0, section: -1 };
  const { innerHeight, scrollY } = window;
  const middle = innerHeight / 2;
  // What has been scrolled of what must be, from the top of the page to where the text's end is halfway up the window,
  // or the page ends: with the end just in sight, the last lines are still to be read.
  const scrollable = document.documentElement.scrollHeight - innerHeight - scrollY;
  const left = Math.max(0, Math.min(text.getBoundingClientRect().bottom - middle, scrollable));
  const tops = headingsOf(text).map((heading) => heading.getBoundingClientRect().top);
  const begun = tops.filter((top) => top < READ).length;
  return {
    percent: left < 1 ? 100 : Math.min(99, Math.round((scrollY / (scrollY + left)) * 100)),
    // The first one is what one reads as soon as it is well in sight.
    section: begun === 0 && tops[0] !== undefined && tops[0] < middle ? 0 : begun - 1,
  };
}

/** Follows how far the thread on the page has been read; nothing is measured while `wanted` is false. */
export function useReading(wanted: boolean): Reading {
  const [reading, setReading] = useState<Reading>({ percent: 0, section: -1 });
  useEffect(() => {
    if (!wanted) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const now = look();
      setReading((before) =>
        before.percent === now.percent && before.section === now.section ? before : now,
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    soon();
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, [wanted]);
  return reading;
}

/** Goes to a section of the thread, with the focus, so that reading on begins there. */
export function goToSection(index: number): void {
  const text = document.querySelector(TEXT);
  const heading = text && headingsOf(text)[index];
  if (!heading) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  heading.style.scrollMarginTop = "6.5rem";
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
}
