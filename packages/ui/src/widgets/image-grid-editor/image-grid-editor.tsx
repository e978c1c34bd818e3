import { GripVertical, Plus } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useText } from "../../lib/locale.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import { UploadTile, type UploadTileProps } from "../upload-tile/upload-tile.tsx";
import { moveItem, placeAfterKey } from "./move-item.ts";
import { useDragOrder } from "./use-drag-order.ts";

/** An image of the grid. */
export type EditedImage = Pick<
  UploadTileProps,
  "src" | "name" | "status" | "progress" | "reason" | "final"
> & {
  id: string;
};

/** Returns the number of images per row, which depends on the window width. */
const columnsOf = (grid: HTMLElement | null) =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(" ").length : 1;

export type ImageGridEditorProps = Omit<ComponentProps<"div">, "children"> & {
  /** Chosen images with their upload status, in display order; the first is the cover. */
  images: readonly EditedImage[];
  /** Maximum number of images, at which the add tile disappears. */
  max?: number;
  /** Accepted file types, as in `<input accept>`. */
  accept?: string;
  /** Called with the chosen files; the caller explains files that do not fit. */
  onAdd: (files: File[]) => void;
  /** Called with the ID of the image to remove. */
  onRemove: (id: string) => void;
  /** Called with the ID of the failed image to retry. */
  onRetry: (id: string) => void;
  /** Called with the IDs in their new order. */
  onReorder: (ids: string[]) => void;
};

/**
 * Image grid: the first image is the cover; images are reordered by dragging (on phones at the upper left) or arrow
 * keys, removed, retried and added.
 */
export function ImageGridEditor({
  images,
  max = 9,
  accept = "image/*",
  onAdd,
  onRemove,
  onRetry,
  onReorder,
  className,
  ...props
}: ImageGridEditorProps) {
  const text = usePictureText();
  const { comma } = useText();
  const grid = useRef<HTMLUListElement>(null);
  const [spoken, setSpoken] = useState("");
  const move = (from: number, to: number) => {
    onReorder(
      moveItem(
        images.map((image) => image.id),
        from,
        to,
      ),
    );
    setSpoken(fillText(text.movedPicture, { n: to + 1 }));
  };
  const { drag, tileProps, handleProps } = useDragOrder(grid, move);
  return (
    <div data-slot="image-grid-editor" {...props} className={cn("max-w-170 max-md:max-w-none", className)}>
      <ul ref={grid} aria-label={text.pictures} className="grid grid-cols-3 gap-2 md:grid-cols-5">
        {images.map((image, index) => (
          <li
            key={image.id}
            data-slot="image-grid-editor-item"
            {...tileProps(index)}
            style={drag?.from === index ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined}
            className={cn(
              "relative",
              drag && "select-none",
              drag?.from === index && "pointer-events-none z-(--lens-z-sticky) opacity-80",
              drag &&
                drag.from !== index &&
                drag.over === index &&
                "rounded-control ring-2 ring-focus ring-offset-2",
            )}
          >
            <UploadTile
              src={image.src}
              name={image.name}
              status={image.status}
              progress={image.progress}
              reason={image.reason}
              final={image.final}
              cover={index === 0}
              onRetry={() => onRetry(image.id)}
              onRemove={() => onRemove(image.id)}
            />
            {images.length > 1 && (
              <button
                type="button"
                data-slot="image-grid-editor-handle"
                aria-label={`${image.name}${comma}${fillText(text.movePicture, { n: index + 1, max: images.length })}`}
                onKeyDown={(event) => {
                  const to = placeAfterKey(
                    getPressedKey(event),
                    index,
                    images.length,
                    columnsOf(grid.current),
                  );
                  if (to === null) return;
                  event.preventDefault();
                  move(index, to);
                }}
                {...handleProps(index)}
                className="absolute top-1.5 left-1.5 grid size-6 cursor-grab touch-none place-items-center rounded-full bg-black/70 text-white hover:bg-black max-md:size-8"
              >
                <GripVertical aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
              </button>
            )}
          </li>
        ))}
        {images.length < max && (
          <li>
            <label className="grid aspect-square cursor-pointer content-center justify-items-center gap-1.5 rounded-control text-meta border border-dashed border-border-control text-text-muted hover:bg-surface-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
              <input
                type="file"
                multiple
                accept={accept}
                aria-label={text.addPicture}
                className="sr-only"
                onChange={(event) => {
                  const files = Array.from(event.target.files ?? []);
                  // Lets the same file be chosen again after it was removed.
                  event.target.value = "";
                  if (files.length > 0) onAdd(files);
                }}
              />
              <Plus aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
              <span aria-hidden="true">{text.addPicture}</span>
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
