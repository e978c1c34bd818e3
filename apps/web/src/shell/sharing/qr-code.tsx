import { useMemo } from "react";
import { encode } from "uqr";

/** Width of the white border that scanners need, in modules. */
const QUIET_ZONE = 2;

/** QR code as an SVG path, in black independent of the theme. */
export default function QrCode({ value }: { value: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(value, { border: QUIET_ZONE, ecc: "M" });
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
