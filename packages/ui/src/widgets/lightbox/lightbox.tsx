import * as Radix from "@radix-ui/react-dialog";
import type { ReactElement, ReactNode } from "react";
import { useControlled } from "../../lib/use-controlled.ts";
import { PopupContent } from "../popup/popup-content.tsx";
import { usePictureText } from "../upload-tile/picture-text.ts";
import type { LightboxImage } from "./lightbox-image.ts";
import { LightboxViewer } from "./lightbox-viewer.tsx";

export type { LightboxImage };

export type LightboxProps = {
  /** 要看的图，按给的顺序翻；`alt` 是读屏读的说明，`caption` 写在图下。 */
  images: readonly LightboxImage[];
  /** Whether the lightbox is open; leave it out to let the widget keep the state. */
  open?: boolean;
  /** Whether it is open at first; the widget keeps the state afterwards. */
  defaultOpen?: boolean;
  /** Called with the new state after opening or closing. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it; optional. */
  trigger?: ReactElement;
  /** 打开时先看第几张，从 0 起。 */
  defaultIndex?: number;
  /** 图注下面的一行：谁拍的，在哪篇里。 */
  byline?: ReactNode;
  /** 图下右侧的动作，例如点赞与收藏。 */
  actions?: ReactNode;
};

/**
 * 看大图：不透明的深底，两种主题相同。跟着手指左右翻，左右键、首尾键与胶片条也翻；双指、双击、点图或加减键放大，放大后能拖；
 * 往下拉或按 Esc 收起，焦点回到原处。到头的翻页按钮仍留着焦点。
 */
export function Lightbox({
  images,
  open: given,
  defaultOpen = false,
  onOpenChange,
  trigger,
  defaultIndex = 0,
  byline,
  actions,
}: LightboxProps) {
  const words = usePictureText();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <PopupContent
          data-slot="lightbox"
          // Pictures stand before the same ground by day and by night.
          data-theme="dark"
          aria-describedby={undefined}
          className="fixed inset-0 z-(--z-overlay) bg-bg text-text outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <Radix.Title className="sr-only">{words.viewer}</Radix.Title>
          <LightboxViewer {...{ images, defaultIndex, byline, actions }} onClose={() => setOpen(false)} />
        </PopupContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
