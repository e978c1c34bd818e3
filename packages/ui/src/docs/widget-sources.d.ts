/** Made by `.storybook/widget-sources.ts` from the sources of the widgets, whenever Storybook is built or started. */
declare module "virtual:widget-sources" {
  import type { LucideIcon } from "lucide-react";

  type ConditionResults = import("./condition-results.ts").ConditionResults;
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
  /** Folder → what the last run under the conditions found; nothing for what was not run. */
  export const conditions: ConditionResults;
  /** Folder → the choices of its styles. */
  export const variants: Record<string, Variants>;
}
