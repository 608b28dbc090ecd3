import { useMessages } from "#app/messages/messages-context.tsx";
import { Stage } from "./stage.tsx";

const SCALE_MAX = 0.86;

/** The draft on a phone. */
export default function PhonePreviewTab() {
  const { setup } = useMessages();
  return <Stage device="phone" label={setup.tabs.phone} scaleMax={SCALE_MAX} />;
}
