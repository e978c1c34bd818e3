import type { Pair } from "../../docs/guidance.ts";
import { Carousel } from "./carousel.tsx";

const slides = (names: string[]) =>
  names.map((name) => (
    <img key={name} src={`img/${name}.jpg`} alt={name} className="size-full object-cover" />
  ));

export const guidance: Pair[] = [
  {
    good: (
      <Carousel aria-label="首页推荐" interval={0} className="h-36">
        {slides(["banner-dawn", "lake", "forest"])}
      </Carousel>
    ),
    do: "两到六张，最要紧的放第一张",
    bad: (
      <Carousel aria-label="轮播" interval={0} className="h-36">
        {slides(["banner-dawn", "lake", "forest", "camp", "rain", "sea", "snow", "tea", "night", "metro"])}
      </Carousel>
    ),
    dont: "十张轮着来：没人等得到第四张",
  },
];
