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
    /** 服务器来的 HTML；没有（`null`）就什么也不显示。 */
    html: string | null | undefined;
    /** 预览：超过 70 个单位（文字加图片）折叠，点「展开」看全部（VALID-010）。 */
    fold?: boolean;
    /** 图片全部打不开时换上的图（ERR-023）。 */
    errorImage?: string;
    /** 一张图的备用地址，按次序试。 */
    fallbackSources?: (src: string) => readonly string[];
    /** 每个打不开的图片或视频地址报一次（ERR-024）。 */
    onError?: (failedSource: string) => void;
    /** 给了它，每张图是一个按钮，参数是图片地址。 */
    onImageOpen?: (src: string) => void;
    /** 换一种样子的元素；一个不变的对象。 */
    parts?: Parts;
    /** 变成元素之前改写净化过的树，例如给划过的字加上底色；一个不变的函数。 */
    prepare?: (tree: Root) => Root;
  };

/**
 * 富文本。先净化成一棵树，再变成 React 元素，不使用 innerHTML（WIDGET-006）。
 *
 * 顶层节点每 50 个一组，屏幕外的组不排版（CONST-040）。前后相接的两张图并排；三张起上下排。
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
            // The first one is in sight: skipped while it comes, it would push the next ones away.
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
          className="mt-1 rounded-xs text-sm text-brand-text hover:underline"
        >
          {open ? text.collapse : text.expand}
        </button>
      )}
    </div>
  );
}

/** A text past the limits of the policy shows the reason instead of nothing. */
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
