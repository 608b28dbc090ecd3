/** An SVG as a data URL. Self-contained, so it cannot be revoked while in use. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
