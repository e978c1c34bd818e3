import { Banner } from "@lenscape/ui/banner";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { useApp } from "#lib/app.tsx";
import { getFront } from "#shell/threads/front.ts";
import { FrontHero } from "#shell/threads/front-hero.tsx";
import { TodayQuestion } from "#shell/threads/front-question.tsx";
import { Today, TodaySkeleton } from "#shell/threads/front-today.tsx";
import { banners, essence, picks, todayFront } from "../queries.ts";
import { homeText as text } from "../text.ts";
import { BannerFrames, Banners } from "./home-banners.tsx";

/** Banners as high as the picture of the day end above the controls and reserve no space for them. */
const TALL_BANNER_STYLE = { "--carousel-room": "0px" } as CSSProperties;

/**
 * Front of the home page: the scheduled front, or else the editors' latest picks, or else essence threads, together with
 * the banners (ruling 40). Shows only the banners if no picture is large enough.
 */
export function TodayFront() {
  const { api } = useApp();
  const { data } = useQuery(banners(api));
  const picked = useQuery(picks(api));
  const hasNoPicks = picked.isError || picked.data?.rows.length === 0;
  const essenceThreads = useQuery({ ...essence(api), enabled: hasNoPicks });
  const scheduled = useQuery(todayFront(api));
  const front = getFront((hasNoPicks ? essenceThreads : picked).data?.rows ?? [], scheduled.data);
  if (!front) return picked.isPending || scheduled.isPending ? <TodaySkeleton /> : <Banners />;
  const { hero, isEdited } = front;
  const note = hasNoPicks && !isEdited ? text.essencePick : text.editorsPick;
  const bannerFrames = (data?.rows ?? []).map((banner) => ({
    key: banner.id,
    node: <Banner banner={banner} className="h-full md:h-full" style={TALL_BANNER_STYLE} />,
  }));
  return (
    <Today
      {...front}
      lens={(className) => (
        <BannerFrames
          frames={[
            { key: hero.id, node: <FrontHero hero={hero} note={note} turns={bannerFrames.length > 0} /> },
            ...bannerFrames,
          ]}
          className={className}
        />
      )}
    />
  );
}

/** Question of the editors, between the threads of the feed on phones. */
export function FeedQuestion() {
  const { data } = useQuery(todayFront(useApp().api));
  return data?.question ? <TodayQuestion thread={data.question} className="max-md:band md:hidden" /> : null;
}
