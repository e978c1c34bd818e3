import * as Radix from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";
import { LIST, TAB } from "./tab-style.ts";

export type TabsProps = ComponentProps<typeof Radix.Root> & {
  /** A `TabsList` of `TabsTab` elements, then the `TabsPanel` elements. */
  children?: ReactNode;
};

/** Tabs with a line below the current one. Left and right keys switch. */
export function Tabs(props: TabsProps) {
  return <Radix.Root data-slot="tabs" {...props} />;
}

/** Row of tabs; requires `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List data-slot="tabs-list" {...props} className={cn(LIST, className)} />;
}

const WITHOUT_RING: FocusOptions & { focusVisible: boolean } = { focusVisible: false };

/** A tab, 48 px high. */
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
        // Radix focuses by script, which browsers may take for keyboard focus.
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

/** Content of a tab. */
export function TabsPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tabs-panel" {...props} className={cn("outline-offset-2", className)} />;
}
