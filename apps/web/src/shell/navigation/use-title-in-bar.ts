import { useEffect } from "react";

/**
 * Lets the phone's top bar name the page once the page's own title (`page-title`) has gone beneath it: until then it
 * would stand there twice. `app.css` hides it meanwhile.
 */
export function useTitleInBar(): void {
  useEffect(() => {
    const root = document.documentElement;
    // Both lists are live: the next page has titles of its own.
    const own = document.getElementsByClassName("page-title");
    const named = document.getElementsByClassName("top-bar-title");
    const look = () => {
      const [title] = own;
      const [name] = named;
      // As long as a title has not come it has not passed: nothing else would look again before the page scrolls.
      const passed =
        title && name && title.getBoundingClientRect().bottom < name.getBoundingClientRect().bottom;
      root.toggleAttribute("data-title-passed", Boolean(passed));
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      window.removeEventListener("scroll", look);
      root.removeAttribute("data-title-passed");
    };
  }, []);
}
