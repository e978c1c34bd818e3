/** The parts of a widget: every `data-slot` its sources write, in their order, each once. */
export function widgetSlots(sources: readonly string[]): string[] {
  const slots = sources.flatMap((source) =>
    [...source.matchAll(/data-slot="([\w-]+)"/g)].map((match) => match[1] ?? ""),
  );
  return [...new Set(slots)];
}
