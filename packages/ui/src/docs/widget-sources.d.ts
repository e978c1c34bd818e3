/** Provided by `.storybook/widget-sources.ts`, which reads the sources when Storybook starts or is built. */
declare module "virtual:widget-sources" {
  /** Icons that the widgets use. */
  export const icons: Record<string, import("lucide-react").LucideIcon>;
  /** All pages of Storybook in the order of the sidebar. */
  export const catalog: import("./story-title.ts").CatalogItem[];
  /** Facts about widgets by folder. */
  export const facts: Record<string, import("./widget-facts.ts").WidgetFacts>;
  /** Ids of the stories that are tested under the conditions, from the entries of Storybook's index.json. */
  export const representatives: typeof import("../../../../.storybook/conditions/representative.ts").representatives;
  /** Folder → exported `…Props` type → props. */
  export const props: Record<string, Record<string, import("./props.ts").Prop[]>>;
}
