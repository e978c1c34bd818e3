/**
 * What the toolbar puts a story under. Each is a global of Storybook, so that it is in the address and a link shows it.
 * `says` is honest about what a page can do by itself; the real forced colours and reduced motion of the browser are
 * what `pnpm stories` and `pnpm visual` run under.
 */
export const CONDITIONS = [
  {
    key: "forcedColors",
    label: "强制颜色",
    says: "仿强制颜色：样式表里的颜色换成系统色，阴影与渐变去掉，forced-colors 的规则生效。写在 style 里的颜色、浏览器自己的控件与滚动条不变。",
  },
  {
    key: "reducedMotion",
    label: "减少动态",
    says: "prefers-reduced-motion 的规则生效，脚本问到的也是减少。",
  },
  {
    key: "largeText",
    label: "文字 200%",
    says: "根元素的字号加倍，按 rem 写的断点也跟着变，和浏览器里把文字放大一倍一样。",
  },
  {
    key: "longText",
    label: "长文字",
    says: "参数里的文字加长到三倍。写死在故事里的文字不变。",
  },
  { key: "narrow", label: "320 px", says: "画布宽 320：手机里最窄的，也是 1280 放大到 400%。" },
  { key: "bothThemes", label: "深浅并排", says: "右边再开一个画布，用另一套主题。" },
] as const;

export type ConditionKey = (typeof CONDITIONS)[number]["key"];

/** Which conditions hold. */
export type Held = Record<ConditionKey, boolean>;

/** The viewport that the condition `narrow` is: the others are globals of their own name. */
export const NARROW = "narrow";

/** The globals of the conditions, each with what it does. */
export const CONDITION_GLOBALS = CONDITIONS.filter(({ key }) => key !== NARROW);

/** The name of the viewport that Storybook's globals choose. */
export function chosenViewport({ viewport }: Record<string, unknown>): string | undefined {
  return typeof viewport === "string" ? viewport : (viewport as { value?: string } | undefined)?.value;
}

/** The conditions among Storybook's globals. */
export function heldOf(globals: Record<string, unknown>): Held {
  const holds = (key: ConditionKey) =>
    key === NARROW ? chosenViewport(globals) === NARROW : globals[key] === true;
  return Object.fromEntries(CONDITIONS.map(({ key }) => [key, holds(key)])) as Held;
}

/** What Storybook's globals have to be for a condition to hold or not. */
export function globalsFor(key: ConditionKey, on: boolean): Record<string, unknown> {
  return key === NARROW ? { viewport: { value: on ? NARROW : undefined, isRotated: false } } : { [key]: on };
}
