import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import type { PreviewScreenProps } from "./preview-page.client.tsx";
import { PreviewSketch } from "./preview-sketch.tsx";

/** The portal's rendering in the browser; the Worker renders an empty screen. */
const PREVIEW_PAGE = definePart(
  () => import("./preview-page.client.tsx"),
  ({ PreviewPage }) => PreviewPage,
);

/** Preview of the draft in a frame that isolates its styles. Loaded once the screen is interactive. */
export function PreviewScreen(props: PreviewScreenProps) {
  const sketch = <PreviewSketch {...props} />;
  return <LazyPart part={PREVIEW_PAGE} props={props} fallback={sketch} />;
}
