import { useMessages } from "#app/messages/messages-context.tsx";
import { Stage } from "./stage.tsx";

const SCALE_MAX = 0.86;

/** The draft on a phone, in either orientation. */
export default function PhonePreviewTab() {
  const { shell } = useMessages();
  return <Stage kind="phone" label={shell.tabs.phone} orientation="portrait" scaleMax={SCALE_MAX} />;
}
