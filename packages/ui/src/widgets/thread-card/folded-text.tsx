import { foldUnits, shownUnits } from "@lenscape/richtext/fold";
import { type ReactNode, useState } from "react";
import { useText } from "../../lib/locale.tsx";
import { wrapText } from "../../lib/wrap-text.tsx";

export type FoldedTextProps = {
  /** Plain text. */
  text: string;
  /** Renders the visible part, for example inside a link. */
  children?: (shown: string) => ReactNode;
};

/**
 * Text that is folded after 70 characters, with "展开" and "收起". Its button lies above the link of the
 * whole row.
 */
export function FoldedText({ text, children }: FoldedTextProps) {
  const commonText = useText();
  const [open, setOpen] = useState(false);
  const characters = [...text];
  const foldable = characters.length > foldUnits;
  const visibleText = foldable && !open ? `${characters.slice(0, shownUnits).join("").trimEnd()}…` : text;
  return (
    <>
      {wrapText(children ? children(visibleText) : visibleText)}
      {foldable && (
        // The hit area leaves room for the controls below the text.
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="hit-area relative z-1 ml-1 [--hit-shift:-0.375rem] rounded-control text-brand-text hover:underline"
        >
          {open ? commonText.collapse : commonText.expand}
        </button>
      )}
    </>
  );
}
