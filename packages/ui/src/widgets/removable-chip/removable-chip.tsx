import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { usePictureText } from "../upload-tile/picture-text.ts";

export type RemovableChipProps = Omit<ComponentProps<"span">, "children"> & {
  /** Accessible name. */
  name: string;
  /** Small image before the name, for example an avatar. */
  leading?: ReactNode;
  /** Called for the cross; the caller removes the chip, and the focus stays in the group. */
  onRemove: () => void;
};

/** Chip of a chosen topic or member with a remove button. */
export function RemovableChip({ name, leading, onRemove, className, ...props }: RemovableChipProps) {
  const text = usePictureText();
  const buttonRef = useKeptFocus();
  return (
    <span
      data-slot="removable-chip"
      {...props}
      className={cn(
        "no-autospace inline-flex h-7 max-w-full items-center gap-1.5 rounded-control bg-brand-soft pl-2 text-meta text-brand-text",
        className,
      )}
    >
      {leading}
      <span className="truncate">{name}</span>
      <button
        type="button"
        ref={buttonRef}
        aria-label={fillText(text.removeFile, { name })}
        onClick={onRemove}
        className="grid size-7 flex-none place-items-center rounded-control hover:bg-brand-soft-hover"
      >
        <X aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
      </button>
    </span>
  );
}
