import { RichTextError } from "@lenscape/richtext/limits";
import { liven } from "@lenscape/richtext/live";
import { parseSafe } from "@lenscape/richtext/parse";
import { group, isFolded, shownUnits } from "@lenscape/richtext/text";
import type { VariantProps } from "class-variance-authority";
import type { Root } from "hast";
import { type ComponentProps, useMemo, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { type ForumText, useForumText } from "../thread-card/forum-text.ts";
import { cutTree } from "./cut-tree.ts";
import { ERROR_IMAGE } from "./error-image.ts";
import { pairPictures } from "./pair-pictures.ts";
import { RichTextContext, richParts } from "./rich-parts.tsx";
import { richText } from "./rich-text-style.ts";
import { type PartProps, type Parts, toReact } from "./tree-to-react.ts";

export type { PartProps };

export type RichTextProps = Omit<ComponentProps<"div">, "children" | "onError"> &
  VariantProps<typeof richText> & {
    /** HTML from the server; null renders nothing. */
    html: string | null | undefined;
    /** Folds a preview after 70 units (characters and images) with a button "展开". */
    fold?: boolean;
    /** Image shown when all addresses fail. */
    errorImage?: string;
    /** Returns fallback addresses of an image, tried in order. */
    fallbackSources?: (src: string) => readonly string[];
    /** Called once per image or video address that fails. */
    onError?: (failedSource: string) => void;
    /** Makes each image a button; called with its address. */
    onImageOpen?: (src: string) => void;
    /** Components that replace elements; must be a constant object. */
    parts?: Parts;
    /** Transforms the sanitized tree before rendering, for example to highlight text; must be a constant function. */
    prepare?: (tree: Root) => Root;
  };

/**
 * Rich text, sanitized to a tree and rendered as React elements without innerHTML.
 *
 * Top-level nodes are grouped by 50; groups outside the window skip layout. Two consecutive images are
 * side by side, three and more stacked.
 */
export function RichText({
  html,
  fold = false,
  size = "lg",
  errorImage = ERROR_IMAGE,
  fallbackSources,
  onError,
  onImageOpen,
  parts,
  prepare,
  className,
  ...props
}: RichTextProps) {
  const text = useText();
  const forum = useForumText();
  const [open, setOpen] = useState(false);
  const safe = useMemo(() => readTree(html ?? "", forum), [html, forum]);
  const tree = useMemo(() => prepare?.(safe) ?? safe, [safe, prepare]);
  const foldable = useMemo(() => fold && isFolded(tree), [fold, tree]);
  const groups = useMemo(
    () =>
      group(foldable && !open ? cutTree(tree, shownUnits) : tree).map((nodes) =>
        toReact(nodes, parts ? { ...richParts, ...parts } : richParts),
      ),
    [tree, foldable, open, parts],
  );
  const context = useMemo(
    () => ({ errorImage, fallbackSources, onError, onImageOpen }),
    [errorImage, fallbackSources, onError, onImageOpen],
  );
  return (
    <div data-slot="rich-text" {...props} className={cn(richText({ size }), className)}>
      <RichTextContext value={context}>
        {groups.map((elements, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one text never change places
            key={index}
            data-slot="rich-text-group"
            // The first group is visible: skipping it while it loads would shift the following ones.
            className={
              index > 0 ? "[contain-intrinsic-size:auto_75rem] [content-visibility:auto]" : undefined
            }
          >
            {elements}
          </div>
        ))}
      </RichTextContext>
      {foldable && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-1 rounded-control text-meta text-brand-text hover:underline"
        >
          {open ? text.collapse : text.expand}
        </button>
      )}
    </div>
  );
}

/** Parses the HTML; a text beyond the limits of the policy becomes the reason. */
function readTree(html: string, text: ForumText): Root {
  try {
    return pairPictures(liven(parseSafe(html)));
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    const large = error.code === "bytes" || error.code === "nodes";
    const value = large ? text.textTooLarge : text.textUnreadable;
    return { type: "root", children: [{ type: "text", value }] };
  }
}
