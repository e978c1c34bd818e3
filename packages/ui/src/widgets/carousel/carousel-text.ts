import { useTranslation } from "../../lib/locale.tsx";

export const carouselText = {
  pause: "暂停轮播",
  play: "继续轮播",
  slide: "第 {n} 张，共 {max} 张",
  carousel: "轮播",
  slideRole: "幻灯片",
  pickSlide: "选一张",
};

export type CarouselText = typeof carouselText;

/** Returns the texts of carousels in the current language. */
export function useCarouselText(): CarouselText {
  return useTranslation(carouselText);
}
