/** An SVG as an address that an image can show. It holds the picture itself, so nothing can take it away meanwhile. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
