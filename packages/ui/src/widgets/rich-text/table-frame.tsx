import type { ReactNode, Ref } from "react";

export interface TableFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** Accessible name, the size of the table. */
  label: string;
  /** Whether the first column is sticky. */
  pinned: boolean;
  children?: ReactNode;
}

/**
 * Named region in which a table scrolls sideways. A sticky column covers the others: `--table-ground` is its
 * background colour.
 */
export function TableFrame({ ref, label, pinned, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section is a region only with a name, and this one always has it
    <div
      ref={ref}
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      data-pinned={pinned || undefined}
      className="overflow-x-auto overscroll-x-contain rounded-control border border-border data-pinned:[&_tr>*:first-child]:sticky data-pinned:[&_tr>*:first-child]:left-0 data-pinned:[&_tr>*:first-child]:z-1 data-pinned:[&_tr>*:first-child]:max-w-[40vw] data-pinned:[&_tr>td:first-child]:bg-(--table-ground,var(--lens-color-surface))"
    >
      <table>{children}</table>
    </div>
  );
}
