import { Banner } from "@lenscape/ui/banner";
import { CONTROL, CONTROLS, DOT, roomForControls } from "@lenscape/ui/lib/carousel-controls";
import { cn } from "@lenscape/ui/lib/cn";
import { useQuery } from "@tanstack/react-query";
import { Pause } from "lucide-react";
import type { ReactNode } from "react";
import { BANNER_INTERVAL } from "#config/timing.ts";
import { homeText as text } from "#copy/home-text.ts";
import { useApp } from "#lib/app.tsx";
import { useDeferredReady } from "#shell/frame/use-deferred-ready.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { banners } from "../queries.ts";

const Carousel = lazySection(async () => ({ default: (await import("@lenscape/ui/carousel")).Carousel }), {
  quiet: true,
});

const FRAME = "overflow-hidden rounded-lg max-md:mx-4";

/** Where and as the carousel's own controls will be. */
function Dots({ frames }: Pick<FramesProps, "frames">) {
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

interface FramesProps {
  frames: { key: string; node: ReactNode }[];
  className: string;
}

/** One frame as plain markup, so that the page arrives without the carousel's code; more of them turn. */
export function Frames({ frames, className }: FramesProps) {
  const ready = useDeferredReady();
  const [first] = frames;
  const turns = frames.length > 1;
  const still = (
    <section
      aria-label={text.banners}
      className={cn("relative", className)}
      // The pause is a control as well.
      style={turns ? roomForControls(frames.length + 1) : undefined}
    >
      {first?.node}
      {turns && <Dots frames={frames} />}
    </section>
  );
  if (!ready || !turns) return still;
  return (
    <Carousel aria-label={text.banners} interval={BANNER_INTERVAL} className={className} waiting={still}>
      {frames.map(({ key, node }) => (
        <div key={key} className="h-full">
          {node}
        </div>
      ))}
    </Carousel>
  );
}

/** The banners at the top of a page. Without any, or when they fail, there is no room for them. */
export function Banners() {
  const { data, isPending } = useQuery(banners(useApp().api));
  if (isPending) return <div className={`h-28 bg-surface-sunken md:h-50 ${FRAME}`} />;
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Frames
      frames={rows.map((banner, index) => ({
        key: banner.id,
        node: <Banner banner={banner} priority={index === 0} />,
      }))}
      className={FRAME}
    />
  );
}
