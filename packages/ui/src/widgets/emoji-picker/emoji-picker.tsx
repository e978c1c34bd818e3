import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { placeAfterKey } from "../image-grid-editor/move-item.ts";

/** One emoji of the server's list. */
export interface EmojiChoice {
  name: string;
  value: string;
}

const COLUMNS = 8;

export type EmojiPickerProps = Omit<ComponentProps<"div">, "children" | "onSelect"> & {
  /** 列出的表情，按给的顺序：`value` 是表情本身，`name` 是读屏读的名字。 */
  emojis: readonly EmojiChoice[];
  /** 整格的读屏名字。 */
  "aria-label": string;
  /** 选了一个表情，参数是它的 `value`；选择器不会自己收起。 */
  onPick: (value: string) => void;
};

/** 表情格：一行八个，方向键移动，Enter 或点按填入，可以连着选几个。 */
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
          className="grid aspect-square w-full max-w-9 place-items-center rounded-sm text-xl leading-none hover:bg-surface-raised-hover"
        >
          {value}
        </button>
      ))}
    </div>
  );
}
