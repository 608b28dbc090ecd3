import { useMemo } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { qrPath } from "#portal/qr-path.ts";

interface CodePictureProps {
  readonly address: string;
  readonly label: string;
  /** Dark on white: `getCodeInk`. */
  readonly ink: string;
  readonly ecc?: "M" | "Q";
  readonly style: object;
  readonly className?: string;
}

/** A QR code as SVG, on white and with the quiet zone that readers need. */
export function CodePicture({ address, label, ink, ecc, style, className = "absolute" }: CodePictureProps) {
  const { size, data } = useMemo(() => qrPath(address, ecc), [address, ecc]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames("rounded-[1mm] bg-[#fff] print-exact", className)}
      style={{ ...style, fill: ink }}
    >
      <path d={data} />
    </svg>
  );
}
