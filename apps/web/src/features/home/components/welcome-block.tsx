import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { cn } from "@lenscape/ui/lib/cn";
import { Link } from "@lenscape/ui/link";
import { Gift, Glasses, ScanEye } from "lucide-react";
import { useLocation } from "react-router-dom";
import { getLoginPath } from "#lib/navigation-guard.ts";
import { paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { Sky } from "#shell/frame/sky.tsx";
import { homeText as text } from "../text.ts";

const reasons = [
  { Icon: ScanEye, reason: text.welcome.photos },
  { Icon: Glasses, reason: text.welcome.members },
  { Icon: Gift, reason: text.welcome.points },
];

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
      <Sky
        className={cn(
          "[--sky-sun:calc(100%-6.25rem)] mx-4 flex min-h-16 items-center gap-3 rounded-media px-4 py-2",
          className,
        )}
      >
        <p className="relative min-w-0 flex-1">
          <b className="block truncate text-ui">{text.welcome.title}</b>
          <span className="block truncate text-sky-text-soft text-meta">{text.welcome.hint}</span>
        </p>
        <Button tone="primary" asChild className="relative h-10">
          <Link href={join}>{text.welcome.joinShort}</Link>
        </Button>
      </Sky>
    );
  return (
    <Card className={cn("overflow-clip", className)} aria-label={text.welcome.title}>
      <Sky className="h-28 p-4 [--sky-sun:86%]">
        <h2 className="relative max-w-52 text-balance font-semibold text-head">{text.welcome.title}</h2>
      </Sky>
      <div className="px-4 pt-3 pb-4">
        <ul>
          {reasons.map(({ Icon, reason }) => (
            <li key={reason} className="flex gap-2.5 py-1.5">
              <Icon
                aria-hidden="true"
                size="1.125rem"
                strokeWidth={1.7}
                className="mt-0.5 flex-none text-brand-text"
              />
              {reason}
            </li>
          ))}
        </ul>
        <div className="mt-2.5 grid grid-cols-2 gap-2">
          <Button tone="primary" asChild>
            <Link href={join}>{text.welcome.join}</Link>
          </Button>
          <Button asChild>
            <Link href={login}>{text.login}</Link>
          </Button>
        </div>
        <p className="mt-2.5 text-text-muted text-meta">{text.welcome.browse}</p>
      </div>
    </Card>
  );
}
