import { foldUnits, shownUnits } from "@lenscape/richtext/fold";
import { type ReactNode, useState } from "react";
import { useText } from "../../lib/locale.tsx";
import { wrapText } from "../../lib/wrap-text.tsx";

export type FoldedTextProps = {
  /** 纯文本。 */
  text: string;
  /** 画出显示的那一段，例如放进链接；不给就只是文字。 */
  children?: (shown: string) => ReactNode;
};

/** 列表里的一段文字：超过 70 个字折叠，「展开」看全部，「收起」折回（VALID-010）。浮在整行的链接之上。 */
export function FoldedText({ text, children }: FoldedTextProps) {
  const words = useText();
  const [open, setOpen] = useState(false);
  const characters = [...text];
  const foldable = characters.length > foldUnits;
  const shown = foldable && !open ? `${characters.slice(0, shownUnits).join("").trimEnd()}…` : text;
  return (
    <>
      {wrapText(children ? children(shown) : shown)}
      {foldable && (
        // The hit area leaves room for the controls below the text.
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="hit-area relative z-1 ml-1 [--hit-shift:-0.375rem] rounded-xs text-brand-text hover:underline"
        >
          {open ? words.collapse : words.expand}
        </button>
      )}
    </>
  );
}
