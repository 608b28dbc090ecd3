import { useMessages } from "#app/messages/messages-context.tsx";
import { Stage } from "./stage.tsx";

const SCALE_MAX = 0.815;

/** The draft on a tablet, in either orientation. */
export default function TabletPreviewTab() {
  const { shell } = useMessages();
  return <Stage kind="tablet" label={shell.tabs.tablet} orientation="landscape" scaleMax={SCALE_MAX} />;
}
