import { Lightbox } from "@lenscape/ui/lightbox";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";

export interface GalleryViewerProps {
  urls: readonly string[];
  /** The picture to begin with. */
  index: number;
  /** What all of them are, for a screen reader. */
  alt: string;
  captions?: Readonly<Record<string, string>>;
  byline?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

/** Some pictures in the whole window. The default export is what `part` takes. */
export default function GalleryViewer({
  urls,
  index,
  alt,
  captions = {},
  byline,
  actions,
  onClose,
}: GalleryViewerProps) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const left = key !== openedAt;
  const leave = useEffectEvent(onClose);
  // A link below the picture may lead to another place on the same page.
  useEffect(() => {
    if (left) leave();
  }, [left]);
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
