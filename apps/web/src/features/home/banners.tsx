import type { Banner as BannerRow } from "@lenscape/api/types";
import { Banner } from "@lenscape/ui/banner";
import { useQuery } from "@tanstack/react-query";
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

/** The first banner as plain markup, so that the page arrives without the carousel's code. */
function First({ banner }: { banner: BannerRow }) {
  return (
    <section aria-label={text.banners} className={FRAME}>
      <Banner banner={banner} priority />
    </section>
  );
}

/** The banners at the top of the home page. Without any, or when they fail, there is no room for them. */
export function Banners() {
  const { data, isPending } = useQuery(banners(useApp().api));
  const ready = useDeferredReady();
  if (isPending) return <div className={`h-37 bg-surface-sunken md:h-50 ${FRAME}`} />;
  const [first, ...others] = data?.rows ?? [];
  if (!first) return null;
  if (!ready || others.length === 0) return <First banner={first} />;
  return (
    <Carousel
      aria-label={text.banners}
      interval={BANNER_INTERVAL}
      className={FRAME}
      waiting={<First banner={first} />}
    >
      <Banner banner={first} priority />
      {others.map((banner) => (
        <Banner key={banner.id} banner={banner} />
      ))}
    </Carousel>
  );
}
