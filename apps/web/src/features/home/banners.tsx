import { Banner } from "@lenscape/ui/banner";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BANNER_INTERVAL } from "#config/timing.ts";
import { homeText as text } from "#copy/home.ts";
import { useApp } from "#lib/app.tsx";
import { useDeferredReady } from "#shell/deferred-ready.ts";
import { pagePart } from "#shell/part.tsx";
import { banners } from "./queries.ts";

const Carousel = pagePart(async () => ({ default: (await import("@lenscape/ui/carousel")).Carousel }), {
  quiet: true,
});

const FRAME = "overflow-hidden rounded-lg max-md:mx-4";

interface FramesProps {
  frames: { key: string; node: ReactNode }[];
  className: string;
}

/** One frame as plain markup, so that the page arrives without the carousel's code; more of them turn. */
export function Frames({ frames, className }: FramesProps) {
  const ready = useDeferredReady();
  const [first] = frames;
  const still = (
    <section aria-label={text.banners} className={className}>
      {first?.node}
    </section>
  );
  if (!ready || frames.length === 1) return still;
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
