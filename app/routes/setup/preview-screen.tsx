import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import type { PreviewScreenProps } from "./preview-page.client.tsx";
import { PreviewSketch } from "./preview-sketch.tsx";

/** The guests' side of the product in the browser; the Worker draws an empty screen. */
const PREVIEW_PAGE = definePart(
  () => import("./preview-page.client.tsx"),
  ({ PreviewPage }) => PreviewPage,
);

/**
 * The draft as guests would see it, in a frame of its own: its styles meet none of ours. Its code is fetched once the
 * screen around it can be pressed.
 */
export function PreviewScreen(props: PreviewScreenProps) {
  const sketch = <PreviewSketch {...props} />;
  return <LazyPart part={PREVIEW_PAGE} props={props} fallback={sketch} />;
}
