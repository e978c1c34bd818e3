import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { placeAfterKey } from "../image-grid-editor/move-item.ts";

/** An emoji of the server's list. */
export interface EmojiChoice {
  name: string;
  value: string;
}

const COLUMNS = 8;

export type EmojiPickerProps = Omit<ComponentProps<"div">, "children" | "onSelect"> & {
  /** Emojis in display order: `value` is the character, `name` its accessible name. */
  emojis: readonly EmojiChoice[];
  /** Accessible name of the grid. */
  "aria-label": string;
  /** Called with the chosen `value`; the picker stays open. */
  onPick: (value: string) => void;
};

/** Grid of emojis, eight per row. Arrow keys move, Enter or a press chooses, several times in a row. */
export function EmojiPicker({ emojis, onPick, className, ref, ...props }: EmojiPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const to = placeAfterKey(getPressedKey(event), current, emojis.length, COLUMNS);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    (root.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's part
    <div
      data-slot="emoji-picker"
      role="group"
      {...props}
      ref={merged}
      onKeyDown={move}
      // The ring of an emoji at the edge has room within what scrolls.
      className={cn("-m-1 grid max-h-60 grid-cols-8 gap-0.5 overflow-y-auto p-1", className)}
    >
      {emojis.map(({ name, value }, index) => (
        <button
          key={value}
          type="button"
          aria-label={name}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onPick(value)}
          className="grid aspect-square w-full max-w-9 place-items-center rounded-control text-head leading-none hover:bg-surface-raised-hover"
        >
          {value}
        </button>
      ))}
    </div>
  );
}
