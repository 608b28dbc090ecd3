import type { PortfolioMessages } from "../en/portfolio.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("es");

export const portfolio: PortfolioMessages = {
  title: "Comparar establecimientos",
  back: "Panel de control",
  caption: (range: string) => `Establecimientos, uno junto a otro: ${range}`,
  property: "Establecimiento",
  trend: "Tendencia",
  change: "vs. periodo anterior",
  today: "Hoy",
  published: "Última publicación",
  never: "Nunca",
  noLicence: "Sin licencia válida",
  notYet: "Allí ese día aún no ha empezado",
  open: (property: string) => `Abrir el panel de control de ${property}`,
  sum: (count: number) => plural(count, { one: "# establecimiento", other: "Los # establecimientos" }),
  soFar: (counted: string | number) => `${counted} contados hasta ahora`,
  counting: (counted: string | number, all: string | number) =>
    `Recuento en curso: ${counted} de ${all} establecimientos`,
  countedAt: (time: string) => `Recuento de las ${time}`,
  countedBetween: (from: string, to: string) => `Recuento hecho entre las ${from} y las ${to}`,
  notCounted: "Aún sin contar",
  countingFailed:
    "No se han podido contar todos los establecimientos. El total corresponde a los que tienen cifras.",
  shown: (shown: string | number, all: string | number) =>
    `Se muestran ${shown} de ${all} establecimientos. El orden y el total los incluyen todos.`,
  more: "Mostrar más establecimientos",
  file: "establecimientos",
  heads: {
    from: "Desde",
    to: "Hasta",
    before: "Visitas anteriores",
    counted: "Recuento (UTC)",
    id: "ID del establecimiento",
  },
  about: {
    name: "Comparación",
    text: "Cada establecimiento se cuenta en su propia zona horaria, como en su panel de control, y solo mientras su licencia es válida. El total suma los establecimientos: un huésped que visita dos de ellos es una visita única en cada uno. La variación es respecto a la misma parte del periodo anterior.",
  },
  failed: "No se han podido cargar los establecimientos.",
};
