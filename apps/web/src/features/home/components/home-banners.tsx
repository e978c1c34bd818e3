import { Banner } from "@lenscape/ui/banner";
import { CONTROL, CONTROLS, DOT, roomForControls } from "@lenscape/ui/lib/carousel-controls";
import { cn } from "@lenscape/ui/lib/cn";
import { useQuery } from "@tanstack/react-query";
import { Pause } from "lucide-react";
import type { ReactNode } from "react";
import { BANNER_INTERVAL_MS } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { useDeferredReady } from "#shell/frame/use-deferred-ready.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { banners } from "../queries.ts";
import { homeText as text } from "../text.ts";

/** Lazy, because the carousel has a library of its own and the first banner needs none. */
const Carousel = lazySection(async () => ({ default: (await import("@lenscape/ui/carousel")).Carousel }), {
  quiet: true,
});

const FRAME = "overflow-hidden rounded-media max-md:mx-4";

/** Placeholders of the carousel's controls, in the same position. */
function PlaceholderControls({ frames }: Pick<BannerFramesProps, "frames">) {
  return (
    <span aria-hidden="true" className={CONTROLS}>
      <span className={cn(CONTROL, "motion-reduce:hidden")}>
        <Pause size="0.75rem" />
      </span>
      {frames.map(({ key }, index) => (
        <span key={key} aria-current={index === 0} className={CONTROL}>
          <span className={DOT} />
        </span>
      ))}
    </span>
  );
}

interface BannerFramesProps {
  frames: { key: string; node: ReactNode }[];
  className: string;
}

/** The first banner as plain markup, replaced by a carousel when there are several and its code has loaded. */
export function BannerFrames({ frames, className }: BannerFramesProps) {
  const isReady = useDeferredReady();
  const [first] = frames;
  const hasCarousel = frames.length > 1;
  const placeholder = (
    <section
      aria-label={text.banners}
      className={cn("relative", className)}
      // One more control than banners: the pause button.
      style={hasCarousel ? roomForControls(frames.length + 1) : undefined}
    >
      {first?.node}
      {hasCarousel && <PlaceholderControls frames={frames} />}
    </section>
  );
  if (!isReady || !hasCarousel) return placeholder;
  return (
    <Carousel
      aria-label={text.banners}
      interval={BANNER_INTERVAL_MS}
      className={className}
      waiting={placeholder}
    >
      {frames.map(({ key, node }) => (
        <div key={key} className="h-full">
          {node}
        </div>
      ))}
    </Carousel>
  );
}

/** Banners at the top of a page. Renders nothing without banners or after a failure. */
export function Banners() {
  const { data, isPending } = useQuery(banners(useApp().api));
  if (isPending) return <div className={`h-28 bg-surface-sunken md:h-50 ${FRAME}`} />;
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <BannerFrames
      frames={rows.map((banner, index) => ({
        key: banner.id,
        node: <Banner banner={banner} priority={index === 0} />,
      }))}
      className={FRAME}
    />
  );
}
