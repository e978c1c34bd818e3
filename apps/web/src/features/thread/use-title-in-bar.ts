import { useEffect } from "react";

/**
 * Lets the phone's top bar name the thread once its own title has left the window: until then it would stand there
 * twice. `app.css` hides it meanwhile.
 */
export function useTitleInBar(): void {
  useEffect(() => {
    const title = document.querySelector("[data-slot=thread-post] h1");
    if (!title) return undefined;
    const root = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      const passed = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      root.toggleAttribute("data-title-passed", passed);
    });
    observer.observe(title);
    return () => {
      observer.disconnect();
      root.removeAttribute("data-title-passed");
    };
  }, []);
}
