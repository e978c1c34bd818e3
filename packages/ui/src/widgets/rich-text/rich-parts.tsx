import type { Element } from "hast";
import { type ComponentProps, createContext, useCallback, useContext, useState } from "react";
import { Link } from "../../lib/link.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { VideoPlayer } from "../video-player/video-player.tsx";
import type { PartProps, Parts } from "./tree-to-react.ts";

/** What the parts of a rich text need from the widget around them. */
export interface RichTextContextValue {
  errorImage: string;
  fallbackSources?: (src: string) => readonly string[];
  onError?: (failedSource: string) => void;
  onImageOpen?: (src: string) => void;
}

/** Handlers reach the parts by context: the element map stays one object, and a new handler remounts nothing. */
export const RichTextContext = createContext<RichTextContextValue>({ errorImage: "" });

function RichImage({ node: _node, src = "", alt = "", ...props }: PartProps<ComponentProps<"img">>) {
  const { errorImage, fallbackSources, onError, onImageOpen } = useContext(RichTextContext);
  const text = useForumText();
  const [attempt, setAttempt] = useState(0);
  const sources = [String(src), ...(fallbackSources?.(String(src)) ?? [])];
  const current = sources[attempt];
  const fail = () => {
    if (current === undefined) return;
    onError?.(current);
    setAttempt(attempt + 1);
  };
  // A picture of server-rendered markup can fail before React listens: such an <img> is complete and has no width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check belongs to one address, not to one render
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
    },
    [current],
  );
  const image = (
    <img
      data-slot="rich-text-image"
      data-failed={current === undefined ? "" : undefined}
      loading="lazy"
      decoding="async"
      {...props}
      ref={check}
      src={current ?? errorImage}
      alt={alt}
      onError={fail}
    />
  );
  if (!onImageOpen || current === undefined) return image;
  return (
    <button
      type="button"
      data-slot="rich-text-open"
      aria-label={alt || text.viewPicture}
      onClick={() => onImageOpen(String(src))}
      className="block max-w-full cursor-zoom-in rounded-[10px]"
    >
      {image}
    </button>
  );
}

function RichVideo({ node, poster, width: _width, height: _height }: PartProps<ComponentProps<"video">>) {
  const { onError } = useContext(RichTextContext);
  return <VideoPlayer sources={videoSources(node)} poster={poster} onError={onError} />;
}

function videoSources(node: Element): string[] {
  const nested = node.children.flatMap((child) => (child.type === "element" ? [child.properties.src] : []));
  return [node.properties.src, ...nested].filter(
    (src): src is string => typeof src === "string" && src !== "",
  );
}

function RichFrame({ node: _node, title, ...props }: PartProps<ComponentProps<"iframe">>) {
  const text = useForumText();
  return (
    <iframe sandbox="" loading="lazy" {...props} data-slot="rich-text-frame" title={title || text.embedded} />
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
  return (
    <a rel="nofollow ugc noopener noreferrer" target="_blank" {...props} href={href}>
      {children}
    </a>
  );
}

/** The elements of a rich text that are more than their tag. */
export const richParts: Parts = {
  img: RichImage,
  video: RichVideo,
  iframe: RichFrame,
  a: RichLink,
};
