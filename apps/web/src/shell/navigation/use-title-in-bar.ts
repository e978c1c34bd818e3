import { useEffect } from "react";

/**
 * Shows the page's title in the top bar on phones after the page's own heading (`page-title`) has scrolled under the bar.
 * `app.css` hides the title until then.
 */
export function useTitleInBar(): void {
  useEffect(() => {
    const root = document.documentElement;
    // Live collections, because each page has its own heading.
    const headings = document.getElementsByClassName("page-title");
    const barTitles = document.getElementsByClassName("top-bar-title");
    const update = () => {
      const [heading] = headings;
      const [barTitle] = barTitles;
      // A heading that is not rendered yet counts as visible, because the next update needs a scroll event.
      const hasPassed =
        heading &&
        barTitle &&
        heading.getBoundingClientRect().bottom < barTitle.getBoundingClientRect().bottom;
      root.toggleAttribute("data-title-passed", Boolean(hasPassed));
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => {
      window.removeEventListener("scroll", update);
      root.removeAttribute("data-title-passed");
    };
  }, []);
}
