import { type ClassValue, clsx } from "clsx";
import { kindsOf } from "./class-groups.ts";

/**
 * Joins class names and lets the later of two conflicting utilities win.
 * Takes anything clsx takes and gives one string; `cn("p-2", "p-4")` is `"p-4"`.
 */
export function cn(...classes: ClassValue[]): string {
  const said = new Set<string>();
  const kept: string[] = [];
  const names = clsx(classes).split(/\s+/);
  for (let at = names.length - 1; at >= 0; at--) {
    const name = names[at]!;
    const [own, ...covered] = kindsOf(name);
    if (own) {
      if (said.has(own)) continue;
      said.add(own);
      for (const kind of covered) said.add(kind);
    }
    if (name) kept.push(name);
  }
  return kept.reverse().join(" ");
}
