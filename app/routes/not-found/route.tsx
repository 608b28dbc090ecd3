import { data } from "react-router";
import { BrandLogo } from "#app/components/brand-logo.tsx";
import { NotFoundPage } from "#app/components/failure/not-found-page.tsx";

/** 404 page: a route of its own, so that it has the person's language. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage logo={<BrandLogo className="mb-8 h-9" />} />;
}
