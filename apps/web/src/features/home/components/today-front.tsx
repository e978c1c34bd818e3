import { Banner } from "@lenscape/ui/banner";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { homeText as text } from "#copy/home-text.ts";
import { useApp } from "#lib/app.tsx";
import { frontOf } from "#shell/threads/front.ts";
import { Hero } from "#shell/threads/front-hero.tsx";
import { TodayQuestion } from "#shell/threads/front-question.tsx";
import { Today, TodayRoom } from "#shell/threads/front-today.tsx";
import { banners, essence, picks, todayFront } from "../queries.ts";
import { Banners, Frames } from "./home-banners.tsx";

/** A banner as high as the picture of the day ends above the controls: its text leaves them no room at the right. */
const HIGH = { "--carousel-room": "0px" } as CSSProperties;

/**
 * The front of the home page: what the editors put there for now, else what they picked last, or the essence where they
 * picked nothing, and the operators' banners (ruling 40). Without a picture large enough the banners stand alone.
 */
function Front() {
  const { api } = useApp();
  const { data } = useQuery(banners(api));
  const picked = useQuery(picks(api));
  const none = picked.isError || picked.data?.rows.length === 0;
  const best = useQuery({ ...essence(api), enabled: none });
  const edited = useQuery(todayFront(api));
  const front = frontOf((none ? best : picked).data?.rows ?? [], edited.data);
  if (!front) return picked.isPending || edited.isPending ? <TodayRoom /> : <Banners />;
  const { hero, isEdited } = front;
  const note = none && !isEdited ? text.pickedEssence : text.picked;
  const further = (data?.rows ?? []).map((banner) => ({
    key: banner.id,
    node: <Banner banner={banner} className="h-full md:h-full" style={HIGH} />,
  }));
  return (
    <Today
      {...front}
      lens={(className) => (
        <Frames
          frames={[
            { key: hero.id, node: <Hero hero={hero} note={note} turns={further.length > 0} /> },
            ...further,
          ]}
          className={className}
        />
      )}
    />
  );
}

/** What the editors ask, where a phone shows it. */
function Question() {
  const { data } = useQuery(todayFront(useApp().api));
  return data?.question ? <TodayQuestion thread={data.question} className="max-md:band md:hidden" /> : null;
}

interface TodayFrontProps {
  /** feed: among the threads, for phones. */
  at?: "feed";
}

/** The editors' part of the home page. The default export is what `pagePart` takes. */
export default function TodayFront({ at }: TodayFrontProps) {
  return at === "feed" ? <Question /> : <Front />;
}
