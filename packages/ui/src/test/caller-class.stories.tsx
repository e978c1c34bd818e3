import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect } from "storybook/test";
import { Button } from "../widgets/button/button.tsx";
import { IconButton } from "../widgets/icon-button/icon-button.tsx";
import { IconTile } from "../widgets/icon-tile/icon-tile.tsx";
import { Tag } from "../widgets/tag/tag.tsx";
import { ToolbarButton } from "../widgets/toolbar/toolbar.tsx";
import { STORY_WIDGETS } from "./story-widgets.ts";
import { WIDGET_PARTS } from "./widget-parts.tsx";

const meta = {
  id: "foundations-caller-class",
  title: "基础 Foundations/外面给的类名 Caller's classes · className 覆盖 样式 override",
  tags: ["!dev", "!autodocs"],
  render: () => <div />,
} satisfies Meta;

export default meta;

/**
 * Not asked: what a browser settles by itself, and what hangs on the place where an overlay opens, which its own classes
 * name (`data-[place=…]:`), so that a caller's have to as well.
 */
const ELSEWHERE: Record<string, string[]> = {
  dialog: ["w-[301px]"],
  input: ["overflow-scroll"],
  "password-input": ["overflow-scroll"],
  "rank-popup": ["w-[301px]", "h-[403px] md:h-[403px] lg:h-[403px]"],
  // Firefox keeps the words of a closed select on one line.
  select: ["overflow-scroll", "whitespace-pre"],
  // As high as what is written in it.
  textarea: ["h-[403px] md:h-[403px] lg:h-[403px]"],
  "mention-textarea": ["h-[403px] md:h-[403px] lg:h-[403px]"],
};

/** Comes with a moment's delay, in a list that its host keeps. */
const LATER = ["Toast"];

/**
 * A caller's classes, each with what it makes of the computed style. Those of one list leave each other alone.
 * Behind a breakpoint a class is another one: where widgets have such, the caller asks for each width of the window.
 */
const ASKED: Record<string, Record<string, string>>[] = [
  {
    "m-[7px]": { marginTop: "7px", marginRight: "7px", marginBottom: "7px", marginLeft: "7px" },
    "p-[11px] md:p-[11px] lg:p-[11px]": {
      paddingTop: "11px",
      paddingRight: "11px",
      paddingBottom: "11px",
      paddingLeft: "11px",
    },
    "gap-[13px] md:gap-[13px] lg:gap-[13px]": { rowGap: "13px", columnGap: "13px" },
    "w-[301px]": { width: "301px" },
    "h-[403px] md:h-[403px] lg:h-[403px]": { height: "403px" },
    "min-w-[17px]": { minWidth: "17px" },
    "min-h-[19px]": { minHeight: "19px" },
    "max-w-[901px] md:max-w-[901px] lg:max-w-[901px]": { maxWidth: "901px" },
    "max-h-[903px]": { maxHeight: "903px" },
    "rounded-[5px]": { borderTopLeftRadius: "5px", borderBottomRightRadius: "5px" },
    "border-[3px]": { borderTopWidth: "3px", borderBottomWidth: "3px", borderLeftWidth: "3px" },
    "border-dotted": { borderTopStyle: "dotted" },
    "border-[rgb(7,8,9)]": { borderTopColor: "rgb(7, 8, 9)" },
  },
  {
    "font-extrabold": { fontWeight: "800" },
    "text-[19px] md:text-[19px] lg:text-[19px]": { fontSize: "19px" },
    "leading-[31px] md:leading-[31px] lg:leading-[31px]": { lineHeight: "31px" },
    "text-[rgb(1,2,3)]": { color: "rgb(1, 2, 3)" },
    "text-right": { textAlign: "right" },
    "tracking-[3px]": { letterSpacing: "3px" },
    uppercase: { textTransform: "uppercase" },
    underline: { textDecorationLine: "underline" },
    "whitespace-pre": { whiteSpaceCollapse: "preserve" },
    "bg-[rgb(4,5,6)]": { backgroundColor: "rgb(4, 5, 6)", backgroundImage: "none" },
    "opacity-50": { opacity: "0.5" },
    "overflow-scroll": { overflowX: "scroll", overflowY: "scroll" },
    "cursor-help": { cursor: "help" },
    "select-all": { userSelect: "all" },
    "order-3": { order: "3" },
    "z-7": { zIndex: "7" },
    "shadow-[0_0_9px_red]": { boxShadow: "9px" },
    "ring-[6px]": { boxShadow: "6px" },
  },
  {
    sticky: { position: "sticky" },
    "top-[23px]": { top: "23px" },
    "inline-grid md:inline-grid lg:inline-grid": { display: "grid" },
    "items-end": { alignItems: "end" },
    "justify-end": { justifyContent: "end" },
    "grid-cols-[29px] md:grid-cols-[29px] lg:grid-cols-[29px]": { gridTemplateColumns: "29px" },
    "self-end": { alignSelf: "end" },
    "grow-5": { flexGrow: "5" },
    "shrink-5": { flexShrink: "5" },
  },
  { "hidden md:hidden lg:hidden": { display: "none" } },
];

interface Subject {
  name: string;
  component: unknown;
  slot?: string;
  props: Record<string, unknown>;
  wrap?: (children: ReactNode) => ReactNode;
}

const SUBJECTS: Subject[] = [
  ...STORY_WIDGETS.map(({ opened, ...widget }) => ({ ...widget, props: opened })),
  ...WIDGET_PARTS,
].filter(({ name, slot }) => slot && !LATER.includes(name));

/** Finds classes of a caller that do not take effect on the root of a widget. */
function findLosses({ name, component, slot, props, wrap = (children) => children }: Subject): string[] {
  const Widget = component as ComponentType<Record<string, unknown>>;
  return ASKED.flatMap((asked) => {
    const place = document.createElement("div");
    document.body.append(place);
    const root = createRoot(place);
    flushSync(() => root.render(wrap(<Widget {...props} className={Object.keys(asked).join(" ")} />)));
    const element = document.querySelector(`[data-slot="${slot}"]`);
    for (const animation of element?.getAnimations() ?? []) animation.cancel();
    const style = element && getComputedStyle(element);
    const owed = Object.entries(asked).filter(([asks]) => !ELSEWHERE[name]?.includes(asks));
    const lost = owed.flatMap(([asks, wanted]) =>
      Object.entries(wanted).flatMap(([property, value]) => {
        // Safari's name for it.
        const named = property === "userSelect" && !("userSelect" in document.body.style);
        const got = String(style?.[(named ? "webkitUserSelect" : property) as keyof CSSStyleDeclaration]);
        return got.includes(value) ? [] : `${name}: ${asks} leaves ${property} at ${got}`;
      }),
    );
    root.unmount();
    place.remove();
    return lost;
  });
}

/** 每个接收类名的组件上，外面给的类名都生效，由浏览器算出的样式证明。 */
export const Wins: StoryObj<typeof meta> = {
  play: async () => {
    await expect(SUBJECTS.length).toBeGreaterThan(140);
    await expect(SUBJECTS.flatMap(findLosses).join("\n")).toBe("");
  },
};

/** 外面放进来的图标，自己的类名也生效。 */
export const IconWins: StoryObj<typeof meta> = {
  render: () => {
    const icon = <Heart className="size-[23px] stroke-[3px]" />;
    return (
      <>
        <Button>{icon}赞</Button>
        <IconButton aria-label="赞">{icon}</IconButton>
        <IconTile>{icon}</IconTile>
        <Tag>{icon}赞</Tag>
        <ToolbarButton aria-label="赞">{icon}</ToolbarButton>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll("svg")];
    await expect(icons).toHaveLength(5);
    const styles = icons.map((icon) => getComputedStyle(icon));
    await expect(styles.map(({ width, height, strokeWidth }) => `${width} ${height} ${strokeWidth}`)).toEqual(
      icons.map(() => "23px 23px 3px"),
    );
  },
};
