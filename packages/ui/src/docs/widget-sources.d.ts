/** Made by `.storybook/widget-sources.ts` from the sources of the widgets, whenever Storybook is built or started. */
declare module "virtual:widget-sources" {
  import type { LucideIcon } from "lucide-react";
  import type { WidgetStatus } from "./widget-status.ts";
  import type { Variants } from "./widget-variants.ts";

  /** The icons that the widgets use. */
  export const icons: Record<string, LucideIcon>;
  export const widgets: WidgetStatus[];
  /** Folder → its `data-slot` names. */
  export const slots: Record<string, string[]>;
  /** Folder → the choices of its styles. */
  export const variants: Record<string, Variants>;
}
