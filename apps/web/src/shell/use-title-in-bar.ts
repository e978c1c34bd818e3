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
    const bottomOf = (elements: HTMLCollectionOf<Element>) =>
      elements[0]?.getBoundingClientRect().bottom ?? 0;
    const look = () => root.toggleAttribute("data-title-passed", bottomOf(own) < bottomOf(named));
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      window.removeEventListener("scroll", look);
      root.removeAttribute("data-title-passed");
    };
  }, []);
}
