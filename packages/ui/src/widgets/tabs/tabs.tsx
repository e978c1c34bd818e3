import * as Radix from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";
import { LIST, TAB } from "./tab-style.ts";

export type TabsProps = ComponentProps<typeof Radix.Root> & {
  /** 标签与内容：`TabsList` 里放 `TabsTab`，后面是各个 `TabsPanel`。 */
  children?: ReactNode;
};

/** 标签页：选中项下有一条 2 px 的地平线。左右键切换，内容在 `TabsPanel` 里。 */
export function Tabs(props: TabsProps) {
  return <Radix.Root data-slot="tabs" {...props} />;
}

/** 标签的一排；要给 `aria-label`。 */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List data-slot="tabs-list" {...props} className={cn(LIST, className)} />;
}

const WITHOUT_RING: FocusOptions & { focusVisible: boolean } = { focusVisible: false };

/** 一个标签，高 48。 */
export function TabsTab({
  className,
  onMouseDown,
  children,
  ...props
}: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      data-slot="tabs-tab"
      {...props}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        // Radix gives the focus by script, which a browser may take for the keyboard's.
        if (!event.defaultPrevented && event.button === 0 && !event.ctrlKey)
          event.currentTarget.focus(WITHOUT_RING);
      }}
      className={cn(
        TAB,
        "data-[state=active]:font-semibold data-[state=active]:text-text data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-t-[0.125rem] data-[state=active]:after:bg-brand",
        className,
      )}
    >
      {props.asChild ? children : wrapTextBesideSiblings(children)}
    </Radix.Trigger>
  );
}

/** 一个标签的内容。 */
export function TabsPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tabs-panel" {...props} className={cn("outline-offset-2", className)} />;
}
