import useEmblaCarousel from "embla-carousel-react";
import { Pause, Play } from "lucide-react";
import {
  Children,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { CONTROL, CONTROLS, DOT, roomForControls } from "../../lib/carousel-controls.ts";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useCarouselText } from "./carousel-text.ts";

const CALM = "(prefers-reduced-motion: reduce)";

function subscribeCalm(onChange: () => void) {
  const query = window.matchMedia(CALM);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export type CarouselProps = ComponentProps<"section"> & {
  /** Slides, one per child. */
  children?: ReactNode;
  /** Accessible name of the carousel, for example "首页推荐". */
  "aria-label": string;
  /** Autoplay interval in milliseconds; 0 turns autoplay off. */
  interval?: number;
};

/**
 * Carousel with dots and a pause button, one slide per child. Pauses under the pointer; with reduced motion it does
 * not play.
 *
 * Tabbing into it stops it until "继续轮播" is pressed, so that keyboard and screen reader users keep the slide they
 * read.
 */
export function Carousel({ interval = 5000, className, style, children, ...props }: CarouselProps) {
  const text = useCarouselText();
  const slides = Children.toArray(children);
  const many = slides.length > 1;
  const calm = useSyncExternalStore(
    subscribeCalm,
    () => window.matchMedia(CALM).matches,
    () => true,
  );
  const viewport = useRef<HTMLDivElement>(null);
  const [moveIn, embla] = useEmblaCarousel({ loop: true, duration: calm ? 0 : 25 });
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const autoplays = many && interval > 0 && !calm;
  const running = autoplays && !paused && !held;
  const room = many && roomForControls(slides.length + Number(autoplays));

  // Measures the slides in an effect: after painting the layout is known, during rendering it would be forced.
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => moveIn(viewport.current));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [moveIn]);

  const begin = useEffectEvent(() => embla?.scrollTo(selected, true));
  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    begin();
    embla.on("select", onSelect).on("reInit", onSelect);
    return () => {
      embla.off("select", onSelect).off("reInit", onSelect);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || !running) return;
    const timer = setInterval(() => embla.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [embla, running, interval]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes whether somebody is looking at it
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a named section is a region, which takes it
    <section
      data-slot="carousel"
      aria-roledescription={text.carousel}
      {...props}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyUp={(event) => event.key === "Tab" && setPaused(true)}
      className={cn("relative overflow-hidden rounded-media", className)}
      style={{ ...style, ...room }}
    >
      {many && (
        <div data-slot="carousel-controls" className={CONTROLS}>
          {autoplays && (
            <button
              type="button"
              aria-label={paused ? text.play : text.pause}
              onClick={() => setPaused(!paused)}
              className={CONTROL}
            >
              {paused ? (
                <Play aria-hidden="true" size="0.75rem" />
              ) : (
                <Pause aria-hidden="true" size="0.75rem" />
              )}
            </button>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that turn slides are no fields */}
          <div role="group" aria-label={text.pickSlide} className="flex min-w-0">
            {slides.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={index}
                type="button"
                aria-label={fillText(text.slide, { n: index + 1, max: slides.length })}
                aria-current={index === selected}
                onClick={() => (embla ? embla.scrollTo(index) : setSelected(index))}
                className={CONTROL}
              >
                <span className={DOT} />
              </button>
            ))}
          </div>
        </div>
      )}
      <div ref={viewport} className="h-full overflow-hidden">
        <div className="flex h-full" aria-live={running ? "off" : "polite"}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of anything, not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={index}
              role="group"
              aria-roledescription={text.slideRole}
              aria-label={fillText(text.slide, { n: index + 1, max: slides.length })}
              inert={index !== selected}
              className="h-full min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
