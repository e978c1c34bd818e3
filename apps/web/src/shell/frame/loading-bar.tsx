import { shellText as text } from "./text.ts";

/** Progress bar at the top of the window while a page is loading. */
export function LoadingBar() {
  return (
    <div
      role="status"
      aria-label={text.loading}
      className="fixed inset-x-0 scroll-lock-gap top-0 z-(--lens-z-toast) h-0.5 overflow-hidden"
    >
      <div className="h-full w-1/3 animate-route bg-brand" />
    </div>
  );
}
