import { RichTextError } from "@lenscape/richtext/limits";
import { parseSafe } from "@lenscape/richtext/parse";
import { foldUnits, group, isFolded } from "@lenscape/richtext/text";
import { cva, type VariantProps } from "class-variance-authority";
import type { Root, RootContent } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { type ComponentProps, Fragment, useMemo, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { cutTree } from "./cut-tree.ts";
import { ERROR_IMAGE } from "./error-image.ts";
import { RichTextContext, richParts } from "./rich-parts.tsx";

const richText = cva(
  [
    "text-pretty wrap-anywhere [&_[data-slot=rich-text-group]>*+*]:mt-4 [&_[data-slot=rich-text-group]+[data-slot=rich-text-group]]:mt-4",
    "[&_a]:text-brand-text [&_a]:underline [&_a]:decoration-brand-line [&_a]:underline-offset-4 [&_a:hover]:decoration-current [&_.mention]:text-brand-text [&_.topic]:text-brand-text",
    "[&_h2]:text-xl [&_h2]:font-semibold [&_h3]:text-lg [&_h3]:font-semibold [&_h4]:font-semibold",
    "[&_em]:[text-emphasis:filled_dot] [&_em]:[text-emphasis-color:var(--color-brand-text)] [&_em]:[text-emphasis-position:under_right]",
    "[&_blockquote]:border-l-3 [&_blockquote]:border-brand [&_blockquote]:pl-4 [&_blockquote]:text-text-secondary",
    "[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li+li]:mt-1.5 [&_li]:marker:text-brand-text",
    "[&_code]:rounded-xs [&_code]:bg-surface-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.875em]",
    "[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-surface-sunken [&_pre]:p-4 [&_pre_code]:p-0",
    "[&_hr]:border-border [&_figcaption]:mt-2 [&_figcaption]:text-center [&_figcaption]:text-sm [&_figcaption]:text-text-muted",
    "[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-[10px] [&_img]:bg-surface-sunken dark:[&_img]:brightness-92",
    "[&_iframe]:aspect-video [&_iframe]:h-auto [&_iframe]:w-full [&_iframe]:rounded-[10px]",
  ],
  {
    variants: {
      size: {
        /** 评论。 */
        sm: "text-md [&_img]:max-h-60 [&_img]:w-auto [&_[data-slot=rich-text-group]>*+*]:mt-2",
        /** 帖子正文。 */
        lg: "text-read md:text-lg md:leading-[1.8]",
      },
    },
  },
);

export type RichTextProps = Omit<ComponentProps<"div">, "children" | "onError"> &
  VariantProps<typeof richText> & {
    html: string;
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
  };

/**
 * 富文本。先净化成一棵树，再变成 React 元素，不使用 innerHTML（WIDGET-006）。
 *
 * 顶层节点每 50 个一组，屏幕外的组不排版（CONST-040）。
 */
export function RichText({
  html,
  fold = false,
  size = "lg",
  errorImage = ERROR_IMAGE,
  fallbackSources,
  onError,
  onImageOpen,
  className,
  ...props
}: RichTextProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const tree = useMemo(() => readTree(html), [html]);
  const foldable = useMemo(() => fold && isFolded(tree), [fold, tree]);
  const groups = useMemo(
    () => group(foldable && !open ? cutTree(tree, foldUnits) : tree).map(toElements),
    [tree, foldable, open],
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
            className={
              groups.length > 1 ? "[contain-intrinsic-size:auto_1200px] [content-visibility:auto]" : undefined
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

function toElements(nodes: RootContent[]) {
  const root: Root = { type: "root", children: nodes };
  return toJsxRuntime(root, { Fragment, jsx, jsxs, components: richParts, passNode: true });
}

/** A text past the limits of the policy shows the reason instead of nothing. */
function readTree(html: string): Root {
  try {
    return parseSafe(html);
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    return { type: "root", children: [{ type: "text", value: error.message }] };
  }
}
