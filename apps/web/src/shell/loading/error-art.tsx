/** Illustration of error pages: glasses on the horizon, with a question mark or a cross. */
export function ErrorArt({ kind }: { kind: "lost" | "broken" }) {
  return (
    <svg viewBox="0 0 132 84" aria-hidden="true" className="h-35 w-55 [stroke-linecap:round]">
      <path d="M4 60h124" className="stroke-2 stroke-border-strong" />
      <path d="M29 61a17 17 0 0 0 34 0zM69 61a17 17 0 0 0 34 0z" className="fill-brand-soft-hover" />
      <g className="fill-none stroke-3 stroke-text-muted">
        <circle cx="46" cy="58" r="18" />
        <circle cx="86" cy="58" r="18" />
        <path d="M64 56c1.5-1 2.5-1 4 0M28 54 22 40M104 54l6-14" />
      </g>
      {kind === "lost" ? (
        <g className="fill-none stroke-3 stroke-text-muted">
          <path d="M93 14c0-8 11-8 11 0 0 5-5.500 5-5.500 10" />
          <path d="M98.500 31h.01" />
        </g>
      ) : (
        <path d="m92 14 12 12M104 14 92 26" className="stroke-[2.5] stroke-danger" />
      )}
      <path d="M20 22h16M28 30h10" className="stroke-[2.5] stroke-border-strong" />
    </svg>
  );
}
