import { createElement, type SVGProps } from "react";

/** What lucide-react keeps of an icon: its name and its lines. */
interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Stands for lucide-react's factory in a build: the same markup from one component instead of two, without the
 * context, the scaling of strokes and the other spellings of names that no icon here uses.
 */
export default function createLucideIcon({ name, node }: IconData) {
  const lines = node.map(([tag, { key: _, ...attributes }], index) =>
    createElement(tag, { ...attributes, key: index }),
  );
  return ({ size = 24, className, ...props }: IconProps) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        "aria-hidden": props["aria-label"] === undefined && props.role === undefined ? true : undefined,
        ...props,
      },
      lines,
    );
}
