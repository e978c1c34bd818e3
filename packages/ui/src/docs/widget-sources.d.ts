/** Made by `.storybook/widget-sources.ts` from the sources of the widgets, whenever Storybook is built or started. */
declare module "virtual:widget-sources" {
  import type { LucideIcon } from "lucide-react";

  type WidgetFacts = import("./widget-facts.ts").WidgetFacts;
  type WidgetStatus = import("./widget-status.ts").WidgetStatus;
  type Variants = import("./widget-variants.ts").Variants;

  /** The icons that the widgets use. */
  export const icons: Record<string, LucideIcon>;
  export const widgets: WidgetStatus[];
  /** Folder → its `data-slot` names. */
  export const slots: Record<string, string[]>;
  /** Folder → what is proved of it. */
  export const facts: Record<string, WidgetFacts>;
  /** The ids of the stories that every test run puts under the conditions, from the entries of Storybook's index.json. */
  export const representatives: typeof import("../../../../.storybook/conditions/representative.ts").representatives;
  /** Folder → the choices of its styles. */
  export const variants: Record<string, Variants>;
  /** Folder → the types that its widget exports → their props, as the sources write them. */
  export const props: Record<string, import("./prop-docs.ts").PropDocs>;
}
