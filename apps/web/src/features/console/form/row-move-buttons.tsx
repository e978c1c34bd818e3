import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { formRowText as text } from "./text.ts";

interface RowMoveButtonsProps {
  /** Name of the row in the button labels. */
  name: string;
  index: number;
  count: number;
  /** Minimum number of rows; rows cannot be removed below it. */
  minCount?: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Buttons that move a row of a form up or down, or remove it. */
export function RowMoveButtons({ name, index, count, minCount = 0, onMove, onRemove }: RowMoveButtonsProps) {
  const getLabel = (template: string) => fillText(template, { name });
  return (
    <div className="flex flex-none">
      <IconButton aria-label={getLabel(text.moveUp)} disabled={index === 0} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
      <IconButton
        aria-label={getLabel(text.moveDown)}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
      <IconButton aria-label={getLabel(text.remove)} disabled={count <= minCount} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </div>
  );
}
