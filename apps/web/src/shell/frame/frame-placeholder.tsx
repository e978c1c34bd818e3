import { Logo } from "@lenscape/ui/logo";
import { Spinner } from "@lenscape/ui/spinner";
import { shellText } from "./text.ts";

/** Placeholder of the frame before a page behind the login has loaded. */
export function FramePlaceholder() {
  return (
    <div className="min-h-dvh">
      <div className="flex h-13 items-center border-border border-b bg-surface px-4 md:h-16.5">
        <div className="mx-auto w-full max-w-content">
          <Logo />
        </div>
      </div>
      <div
        className="grid place-items-center py-24 text-text-muted"
        role="status"
        aria-label={shellText.loading}
      >
        <Spinner />
      </div>
      <noscript>
        <p className="px-4 text-center text-text-secondary">{shellText.noScript}</p>
      </noscript>
    </div>
  );
}
