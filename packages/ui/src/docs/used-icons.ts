/** The lucide icons that some sources import, by name, without types and sorted. */
export function usedIcons(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from "lucide-react"/g)].flatMap((match) =>
      (match[1] ?? "").split(",").map((name) => name.trim().replace(/ as .*/, "")),
    ),
  );
  return [...new Set(names)].filter((name) => name && !name.startsWith("type ")).sort();
}
