import { type ClassValue, clsx } from "clsx";
import { kindsOf } from "./class-groups.ts";

/** What was asked before: a list of cards asks for the same few dozen again and again. */
const known = new Map<string, string>();
const ROOM = 1000;

/**
 * Joins class names and lets the later of two conflicting utilities win.
 * Takes anything clsx takes and gives one string; `cn("p-2", "p-4")` is `"p-4"`.
 */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  let merged = known.get(all);
  if (merged === undefined) {
    merged = merge(all);
    if (known.size >= ROOM) known.clear();
    known.set(all, merged);
  }
  return merged;
}

function merge(classes: string): string {
  const said = new Set<string>();
  const kept: string[] = [];
  const names = classes.split(/\s+/);
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
