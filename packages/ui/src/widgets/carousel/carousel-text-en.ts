import type { CarouselText } from "./carousel-text.ts";

export const carouselTextEn: CarouselText = {
  pause: "Pause slides",
  play: "Resume slides",
  slide: "Slide {n} of {max}",
  carousel: "Slides",
  slideRole: "slide",
  pickSlide: "Choose a slide",
};
