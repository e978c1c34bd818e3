import { useEffect, useState } from "react";

const THREAD_TEXT = "[data-slot=thread-post] [data-slot=rich-text]";
const SECTION_HEADINGS = ":scope > [data-slot=rich-text-group] > :is(h2, h3)";
/** Distance from the top of the window below the bars and one line, in pixels. A heading above it counts as read. */
const READ_OFFSET = 140;

const getHeadings = (text: Element) => [...text.querySelectorAll<HTMLElement>(SECTION_HEADINGS)];

export interface ReadingProgress {
  /** Read part of the text, in percent. */
  percent: number;
  /** Index of the current section, -1 before the first one. */
  section: number;
}

function measureProgress(): ReadingProgress {
  const text = document.querySelector(THREAD_TEXT);
  if (!text) return { percent: 0, section: -1 };
  const { innerHeight, scrollY } = window;
  const middle = innerHeight / 2;
  // Reading ends when the end of the text is in the middle of the window, or when the page cannot scroll further.
  const scrollable = document.documentElement.scrollHeight - innerHeight - scrollY;
  const remaining = Math.max(0, Math.min(text.getBoundingClientRect().bottom - middle, scrollable));
  const tops = getHeadings(text).map((heading) => heading.getBoundingClientRect().top);
  const startedCount = tops.filter((top) => top < READ_OFFSET).length;
  return {
    percent: remaining < 1 ? 100 : Math.min(99, Math.round((scrollY / (scrollY + remaining)) * 100)),
    // The first section counts as soon as its heading is in the upper half of the window.
    section: startedCount === 0 && tops[0] !== undefined && tops[0] < middle ? 0 : startedCount - 1,
  };
}

/** Returns how far the thread on the page has been read. Measures nothing while `enabled` is false. */
export function useReadingProgress(enabled: boolean): ReadingProgress {
  const [progress, setProgress] = useState<ReadingProgress>({ percent: 0, section: -1 });
  useEffect(() => {
    if (!enabled) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const current = measureProgress();
      setProgress((before) =>
        before.percent === current.percent && before.section === current.section ? before : current,
      );
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [enabled]);
  return progress;
}

/** Scrolls to a section of the thread and focuses its heading, so that screen readers continue there. */
export function goToSection(index: number): void {
  const text = document.querySelector(THREAD_TEXT);
  const heading = text && getHeadings(text)[index];
  if (!heading) return;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  heading.style.scrollMarginTop = "6.5rem";
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: reducesMotion ? "auto" : "smooth" });
}
