import { useMemo } from "react";
import { qrPath } from "#portal/qr-path.ts";

/** A code as a drawing of its own, black on white with the white around it that readers need. */
export function CodePicture({ address, label, style }: { address: string; label: string; style: object }) {
  const { size, data } = useMemo(() => qrPath(address), [address]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="absolute bg-[#fff] fill-[#000] print-exact"
      style={style}
    >
      <path d={data} />
    </svg>
  );
}
