import { data } from "react-router";
import { useBrand } from "#app/components/brand-context.tsx";
import { NotFoundPage } from "#app/components/failure/not-found-page.tsx";

/** Every address without a screen: a route of its own, so that it speaks the person's language. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { companyName, pictures } = useBrand();
  return <NotFoundPage logo={<img src={pictures.darkPortalLogo} alt={companyName} className="mb-8 h-9" />} />;
}
