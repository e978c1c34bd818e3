import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { Link } from "@lenscape/ui/link";
import { useLocation } from "react-router-dom";
import { getLoginPath } from "#lib/navigation-guard.ts";
import { paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { homeText as text } from "../text.ts";

interface WelcomeBlockProps {
  /** `strip` is a single line for phones. */
  layout: "block" | "strip";
  className?: string;
}

/** Introduces the community to visitors, in the place of the check-in. */
export function WelcomeBlock({ layout, className }: WelcomeBlockProps) {
  const location = useLocation();
  const { registerEnabled } = useSiteInfo();
  const login = getLoginPath(location);
  const join = registerEnabled ? paths.register() : login;
  if (layout === "strip")
    return (
      <section
        aria-label={text.welcome.title}
        className={cn("mx-4 flex min-h-14 items-center gap-3 max-xs:flex-wrap", className)}
      >
        <p className="min-w-0 flex-1">
          <b className="block truncate">{text.welcome.title}</b>
          <span className="block truncate text-meta text-text-muted">{text.welcome.hint}</span>
        </p>
        <Button tone="primary" asChild className="h-10">
          <Link href={join}>{text.welcome.join}</Link>
        </Button>
      </section>
    );
  return (
    <section aria-label={text.welcome.title} className={cn("border-border border-t pt-4", className)}>
      <h2 className="text-title">{text.welcome.title}</h2>
      <p className="mt-1 text-text-secondary">{text.welcome.hint}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button tone="primary" asChild>
          <Link href={join}>{text.welcome.join}</Link>
        </Button>
        <Button asChild>
          <Link href={login}>{text.login}</Link>
        </Button>
      </div>
    </section>
  );
}
