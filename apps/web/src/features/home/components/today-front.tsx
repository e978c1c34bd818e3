import { Banner } from "@lenscape/ui/banner";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { useApp } from "#lib/app.tsx";
import { getFront } from "#shell/threads/front.ts";
import { FrontHero } from "#shell/threads/front-hero.tsx";
import { EditorPicks, Today, TodaySkeleton } from "#shell/threads/front-today.tsx";
import { banners, essence, picks, todayFront } from "../queries.ts";
import { homeText as text } from "../text.ts";
import { BannerFrames, Banners } from "./home-banners.tsx";

/** Banners as high as the picture of the day end above the controls and reserve no space for them. */
const TALL_BANNER_STYLE = { "--carousel-room": "0px" } as CSSProperties;

/** Returns the scheduled front, or else the editors' latest picks, or else essence threads. */
function useFront() {
  const { api } = useApp();
  const picked = useQuery(picks(api));
  const hasNoPicks = picked.isError || picked.data?.rows.length === 0;
  const essenceThreads = useQuery({ ...essence(api), enabled: hasNoPicks });
  const scheduled = useQuery(todayFront(api));
  return {
    front: getFront((hasNoPicks ? essenceThreads : picked).data?.rows ?? [], scheduled.data),
    isPending: picked.isPending || scheduled.isPending,
    hasNoPicks,
  };
}

/**
 * Picture of the day on the home page, followed by the banners as further frames (ruling 42). Shows only the banners if no
 * picture is large enough.
 */
export function TodayFront() {
  const { data } = useQuery(banners(useApp().api));
  const { front, isPending, hasNoPicks } = useFront();
  if (!front) return isPending ? <TodaySkeleton /> : <Banners />;
  const { hero, isEdited } = front;
  const note = hasNoPicks && !isEdited ? text.essencePick : text.editorsPick;
  const bannerFrames = (data?.rows ?? []).map((banner) => ({
    key: banner.id,
    node: <Banner banner={banner} className="h-full md:h-full" style={TALL_BANNER_STYLE} />,
  }));
  return (
    <Today
      picture={(className) => (
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

/** The picks of the editors, at the top of the sidebar, and between the threads of the feed on phones. */
export function Picks({ className }: { className?: string }) {
  const { front, isPending } = useFront();
  if (front) return <EditorPicks {...front} className={className} />;
  // As high as two picks with titles of two lines, and a question.
  return isPending ? <div className="h-97 max-md:h-80" /> : null;
}
