import { randomId } from "@lenscape/api/random-id";
import { useEffect, useRef, useState } from "react";

interface AttachedPicture {
  id: string;
  /** Object URL of the preview. */
  src: string;
  name: string;
  file: File;
}

/** Keeps the pictures that were pasted into a message until it is sent. Revokes their previews. */
export function useAttachedPictures() {
  const [pictures, setPictures] = useState<readonly AttachedPicture[]>([]);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const { current } = previews;
    return () => {
      for (const src of current) URL.revokeObjectURL(src);
      current.clear();
    };
  }, []);
  const revokePreview = ({ src }: AttachedPicture) => {
    previews.current.delete(src);
    URL.revokeObjectURL(src);
  };
  return {
    pictures,
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        const src = URL.createObjectURL(file);
        previews.current.add(src);
        return { id: randomId(), src, name: file.name, file };
      });
      setPictures((before) => [...before, ...added]);
    },
    remove: (id: string) => {
      for (const picture of pictures) if (picture.id === id) revokePreview(picture);
      setPictures((before) => before.filter((picture) => picture.id !== id));
    },
    clear: () => {
      for (const picture of pictures) revokePreview(picture);
      setPictures([]);
    },
  };
}
