import { useMemo } from "react";
import { encode } from "uqr";

/** The white frame a scanner needs, in modules. */
const QUIET = 2;

/** A QR code that scans, as one path; its colours do not follow the theme. The default export is what `pagePart` takes. */
export default function QrCode({ value }: { value: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(value, { border: QUIET, ecc: "M" });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: dark.join("") };
  }, [value]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="fill-black"
    >
      <path d={path} />
    </svg>
  );
}
