import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { consoleSurveysText as text } from "../surveys/text.ts";

interface RowMovesProps {
  /** What is moved, as it is called. */
  name: string;
  index: number;
  count: number;
  /** How many have to stay. */
  least?: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** The buttons that move an entry of a list up or down, or take it away. */
export function RowMoves({ name, index, count, least = 0, onMove, onRemove }: RowMovesProps) {
  const label = (sentence: string) => fillText(sentence, { name });
  return (
    <div className="flex flex-none">
      <IconButton aria-label={label(text.up)} disabled={index === 0} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
      <IconButton aria-label={label(text.down)} disabled={index === count - 1} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
      <IconButton aria-label={label(text.take)} disabled={count <= least} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </div>
  );
}
