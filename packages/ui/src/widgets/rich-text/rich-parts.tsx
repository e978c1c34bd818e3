import { outsideHost } from "@lenscape/richtext/outside";
import type { Element } from "hast";
import { type ComponentProps, createContext, useCallback, useContext, useState } from "react";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { VideoPlayer } from "../video-player/video-player.tsx";
import { OutsideMedia } from "./outside-media.tsx";
import { RichCode } from "./rich-code.tsx";
import { RichTable } from "./rich-table.tsx";
import type { PartProps, Parts } from "./tree-to-react.ts";

/** Data that the parts of a rich text get from the widget. */
export interface RichTextContextValue {
  errorImage: string;
  fallbackSources?: (src: string) => readonly string[];
  onError?: (failedSource: string) => void;
  onImageOpen?: (src: string) => void;
}

/** By context, so that the element map stays one object and a new handler remounts nothing. */
export const RichTextContext = createContext<RichTextContextValue>({ errorImage: "" });

/** Focuses the loaded media, which replaces the pressed button. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Image: shown at once from this site, after a press from others. */
function RichImage(props: PartProps<ComponentProps<"img">>) {
  const { src = "", alt, width, height } = props;
  const host = outsideHost(String(src));
  const [shownSrc, setShownSrc] = useState<string>();
  if (host === undefined) return <Picture {...props} />;
  if (shownSrc === src) return <Picture {...props} asked />;
  return (
    <OutsideMedia kind="picture" {...{ host, alt, width, height }} onShow={() => setShownSrc(String(src))} />
  );
}

function Picture({
  node: _node,
  src = "",
  alt = "",
  asked = false,
  ...props
}: PartProps<ComponentProps<"img">> & { asked?: boolean }) {
  const { errorImage, fallbackSources, onError, onImageOpen } = useContext(RichTextContext);
  const text = useForumText();
  const [attempt, setAttempt] = useState(0);
  const others = fallbackSources?.(String(src)) ?? [];
  const sources = [String(src), ...(asked ? others : others.filter((other) => !outsideHost(other)))];
  const current = sources[attempt];
  const isClickable = onImageOpen !== undefined && current !== undefined;
  const fail = () => {
    if (current === undefined) return;
    onError?.(current);
    setAttempt(attempt + 1);
  };
  // A picture of server-rendered markup can fail before React listens: such an <img> is complete and has no width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check belongs to one address, not to one render
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (asked && !isClickable) takeFocus(image);
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
    },
    [current],
  );
  const image = (
    <img
      data-slot="rich-text-image"
      data-failed={current === undefined ? "" : undefined}
      loading={asked ? "eager" : "lazy"}
      decoding="async"
      {...(asked && { referrerPolicy: "no-referrer", tabIndex: isClickable ? undefined : -1 })}
      {...props}
      ref={check}
      src={current ?? errorImage}
      alt={alt}
      onError={fail}
    />
  );
  if (!isClickable) return image;
  return (
    <button
      type="button"
      ref={asked ? takeFocus : undefined}
      data-slot="rich-text-open"
      aria-label={alt || text.viewPicture}
      onClick={() => onImageOpen(String(src))}
      className="block max-w-full cursor-zoom-in rounded-[0.625rem]"
    >
      {image}
    </button>
  );
}

function RichVideo({ node, poster, width, height }: PartProps<ComponentProps<"video">>) {
  const { onError } = useContext(RichTextContext);
  const [asked, setAsked] = useState(false);
  const sources = videoSources(node);
  const host = sources.map(outsideHost).find(Boolean);
  if (host && !asked) {
    return <OutsideMedia kind="video" {...{ host, width, height }} onShow={() => setAsked(true)} />;
  }
  return (
    <VideoPlayer
      ref={asked ? takeFocus : undefined}
      sources={sources}
      poster={poster && outsideHost(poster) && !asked ? undefined : poster}
      onError={onError}
    />
  );
}

function videoSources(node: Element): string[] {
  const nested = node.children.flatMap((child) => (child.type === "element" ? [child.properties.src] : []));
  return [node.properties.src, ...nested].filter(
    (src): src is string => typeof src === "string" && src !== "",
  );
}

function RichFrame({ node: _node, title: _title, ...props }: PartProps<ComponentProps<"iframe">>) {
  const text = useForumText();
  const { video } = useText();
  const [asked, setAsked] = useState(false);
  const host = outsideHost(props.src ?? "");
  if (host && !asked) return <OutsideMedia kind="video" host={host} onShow={() => setAsked(true)} />;
  return (
    <iframe
      sandbox=""
      {...props}
      ref={asked ? takeFocus : undefined}
      data-slot="rich-text-frame"
      title={host ? fillText(text.outsideVideo, { host }) : video}
    />
  );
}

function RichLink({ node: _node, href = "", children, ...props }: PartProps<ComponentProps<"a">>) {
  if (href.startsWith("/")) {
    return (
      <Link {...props} href={href}>
        {children}
      </Link>
    );
  }
  if (!/^https?:/i.test(href)) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a rel="nofollow ugc noopener noreferrer" target="_blank" {...props} href={href}>
      {children}
    </a>
  );
}

/** Elements of a rich text that are rendered by components. */
export const richParts: Parts = {
  img: RichImage,
  video: RichVideo,
  iframe: RichFrame,
  a: RichLink,
  table: RichTable,
  pre: RichCode,
};
