import { fillText } from "@lenscape/ui/lib/fill-text";
import { mallText as text } from "../text.ts";

interface ProductGalleryProps {
  name: string;
  pictures: readonly string[];
  /** Index of the large picture. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Product pictures: a large one and thumbnails to select from. */
export function ProductGallery({ name, pictures, chosen, onChoose }: ProductGalleryProps) {
  const selectedPicture = pictures[chosen] ?? pictures[0];
  return (
    <div className="min-w-0">
      <div className="aspect-square overflow-hidden bg-surface-sunken md:rounded-media">
        {selectedPicture && (
          <img
            src={selectedPicture}
            alt={name}
            width={480}
            height={480}
            fetchPriority="high"
            className="size-full object-cover dark:brightness-92"
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="mt-2 grid grid-cols-5 gap-2 max-md:px-4">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={fillText(text.picture, { n: index + 1 })}
                aria-current={index === chosen || undefined}
                onClick={() => onChoose(index)}
                className="relative block aspect-square w-full overflow-hidden rounded-control bg-surface-sunken"
              >
                <img
                  src={picture}
                  alt=""
                  width={88}
                  height={88}
                  loading="lazy"
                  className="size-full object-cover dark:brightness-92"
                />
                {index === chosen && (
                  <span className="absolute inset-0 rounded-control ring-2 ring-brand ring-inset" />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
