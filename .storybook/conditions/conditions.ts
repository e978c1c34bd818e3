/**
 * Conditions that the toolbar can apply to a story. Each is a Storybook global, so it is part of the URL.
 * `description` names the limits of the emulation within a page; `pnpm stories` and `pnpm visual` use the browser's own
 * forced colours and reduced motion.
 */
export const CONDITIONS = [
  {
    key: "forcedColors",
    label: "强制颜色",
    description:
      "仿强制颜色：样式表里的颜色换成系统色，阴影与渐变去掉，forced-colors 的规则生效。写在 style 里的颜色、浏览器自己的控件与滚动条不变。",
  },
  {
    key: "reducedMotion",
    label: "减少动态",
    description: "prefers-reduced-motion 的规则生效，脚本问到的也是减少。",
  },
  {
    key: "largeText",
    label: "文字 200%",
    description: "根元素的字号加倍，按 rem 写的断点也跟着变，和浏览器里把文字放大一倍一样。",
  },
  {
    key: "longText",
    label: "长文字",
    description: "参数里的文字加长到三倍。写死在故事里的文字不变。",
  },
  { key: "narrow", label: "320 px", description: "画布宽 320：手机里最窄的，也是 1280 放大到 400%。" },
  { key: "bothThemes", label: "深浅并排", description: "右边再开一个画布，用另一套主题。" },
] as const;

export type ConditionKey = (typeof CONDITIONS)[number]["key"];

/** Active conditions by key. */
export type ActiveConditions = Record<ConditionKey, boolean>;

/** Viewport of the condition `narrow`; every other condition is a global of its own name. */
export const NARROW = "narrow";

/** Conditions that are Storybook globals. */
export const CONDITION_GLOBALS = CONDITIONS.filter(({ key }) => key !== NARROW);

/** Returns the name of the selected viewport. */
export function getViewport({ viewport }: Record<string, unknown>): string | undefined {
  return typeof viewport === "string" ? viewport : (viewport as { value?: string } | undefined)?.value;
}

/** Reads the active conditions from Storybook's globals. */
export function getActiveConditions(globals: Record<string, unknown>): ActiveConditions {
  const isActive = (key: ConditionKey) =>
    key === NARROW ? getViewport(globals) === NARROW : globals[key] === true;
  return Object.fromEntries(CONDITIONS.map(({ key }) => [key, isActive(key)])) as ActiveConditions;
}

/** Returns the globals that turn a condition on or off. */
export function createGlobals(key: ConditionKey, on: boolean): Record<string, unknown> {
  return key === NARROW ? { viewport: { value: on ? NARROW : undefined, isRotated: false } } : { [key]: on };
}
