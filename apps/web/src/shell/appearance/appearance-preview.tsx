import { Button } from "@lenscape/ui/button";
import { BrandContext } from "@lenscape/ui/lib/brand";
import { brandColors } from "@lenscape/ui/lib/brand-colors";
import { cn } from "@lenscape/ui/lib/cn";
import { Logo } from "@lenscape/ui/logo";
import { toBrandStyle } from "./brand-tokens.ts";
import { appearanceText as text } from "./text.ts";

interface AppearancePreviewProps {
  name: string;
  /** URL of the logo; empty for the default logo. */
  logoUrl: string;
  color: string;
  /** Shows the themes below each other. */
  isNarrow: boolean;
}

/** Static preview of the top bar and a row in the light and the dark theme. */
export function AppearancePreview({ name, logoUrl, color, isNarrow }: AppearancePreviewProps) {
  const colors = brandColors(color);
  return (
    <BrandContext value={{ name, logoUrl }}>
      <div aria-hidden="true" className={cn("grid grid-cols-1 gap-3", !isNarrow && "md:grid-cols-2")}>
        {(["light", "dark"] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            style={toBrandStyle(colors[theme])}
            className="overflow-clip rounded-media border border-border bg-bg text-text"
          >
            <div className="flex items-center justify-between gap-2 border-border border-b bg-surface px-4 py-2.5">
              <Logo className="min-w-0 overflow-clip" />
              <Button asChild tone="primary" size="sm" className="flex-none">
                <span>{text.samples.button}</span>
              </Button>
            </div>
            <div className="flex items-center gap-3 px-4 py-4 text-meta max-xs:flex-wrap">
              <span className="rounded-control bg-brand-soft px-1.5 text-brand-text">
                {text.samples.soft}
              </span>
              <span className="text-brand-text">{text.samples.link}</span>
              <span className="text-text-muted text-meta">{text.ago}</span>
            </div>
          </div>
        ))}
      </div>
    </BrandContext>
  );
}
