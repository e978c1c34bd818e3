import { dismissToast, shownToasts, subscribeToasts } from "@lenscape/ui/toast";
import { useEffect, useSyncExternalStore } from "react";

interface EarlyToastProps {
  id: number;
  message: string;
  duration: number;
}

function EarlyToast({ id, message, duration }: EarlyToastProps) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, duration, id);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return <p className="rounded-[0.625rem] bg-text px-4 py-2 text-text-inverse shadow-popover">{message}</p>;
}

const NONE: ReturnType<typeof shownToasts> = [];

/**
 * Shows toasts while the code of the toast host is on its way. Part of the first bundle, because a network failure in the
 * first seconds of a page also keeps that code from loading (ERR-013).
 */
export function EarlyToasts() {
  const entries = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--size-navbar)+1rem)] z-(--z-toast) grid justify-items-center gap-2 max-md:top-auto max-md:bottom-[calc(var(--size-tabbar)+var(--size-notice,0rem)+1rem)]"
    >
      {entries.map(({ id, message, duration }) => (
        <EarlyToast key={id} id={id} message={message} duration={duration} />
      ))}
    </div>
  );
}
