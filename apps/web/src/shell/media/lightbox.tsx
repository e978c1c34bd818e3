import { Lightbox } from "@lenscape/ui/lightbox";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";

export interface PictureLightboxProps {
  urls: readonly string[];
  /** Index of the first image to show. */
  index: number;
  /** Alternative text of all images without a caption. */
  alt: string;
  captions?: Readonly<Record<string, string>>;
  byline?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

/** Lightbox with a byline and actions below the image. */
export function PictureLightbox({
  urls,
  index,
  alt,
  captions = {},
  byline,
  actions,
  onClose,
}: PictureLightboxProps) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const hasNavigated = key !== openedAt;
  const close = useEffectEvent(onClose);
  // A link below the image may lead to another part of the same page.
  useEffect(() => {
    if (hasNavigated) close();
  }, [hasNavigated]);
  return (
    <Lightbox
      open
      images={urls.map((url) => ({ url, alt: captions[url] ?? alt, caption: captions[url] }))}
      defaultIndex={index}
      byline={byline}
      actions={actions}
      onOpenChange={onClose}
    />
  );
}
