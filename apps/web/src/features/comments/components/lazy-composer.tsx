import { lazySection } from "#shell/loading/lazy-component.tsx";
import type { ComposerProps } from "./comment-composer.tsx";

const Composer = lazySection(async () => ({ default: (await import("./comment-composer.tsx")).Composer }));

/** Composer of a comment. Lazy, because it has a mention search, uploads and emoji, and most visits only read. */
export function LazyComposer(props: ComposerProps) {
  return (
    <Composer {...props} waiting={<div className="h-28 rounded-[0.625rem] border border-border-control" />} />
  );
}
