import { useTheme } from "#app/session/theme.ts";
import { useBrand } from "./brand-context.tsx";

interface BrandLogoProps {
  readonly className: string;
}

/** The brand's logo: dark, or light in dark mode. Always dark in print. */
export function BrandLogo({ className }: BrandLogoProps) {
  const { companyName, pictures } = useBrand();
  const theme = useTheme();
  const dark = theme === null ? "screen and (prefers-color-scheme: dark)" : "screen";
  return (
    <picture className="contents">
      {theme === "light" ? null : <source media={dark} srcSet={pictures.lightPortalLogo} />}
      <img src={pictures.darkPortalLogo} alt={companyName} className={className} />
    </picture>
  );
}
