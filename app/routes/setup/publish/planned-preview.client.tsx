import { useState } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Draft } from "#domain/content/document.ts";
import type { EpochMs } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { findLanguage } from "../language-switch.tsx";
import { PreviewScreen } from "../preview-screen.tsx";
import { formatLocalTime } from "./format-local-time.ts";

const SCALE = 0.6;

interface PlannedPreviewProps {
  /** The frozen draft. */
  readonly draft: Draft;
  readonly number: number;
  /** Time of the planned publication. */
  readonly at: EpochMs;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Preview of a planned publication as guests will see it at its publication time. */
export function PlannedPreview({ draft, number, at, open, onClose }: PlannedPreviewProps) {
  const { common, publish, setup } = useMessages("setup");
  const interfaceLanguage = useLanguage();
  const { property } = useDraft();
  const [language, setLanguage] = useState(draft.defaultLanguage);
  const title = publish.plan.previewOf(number);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      icon="eye"
      title={title}
      description={formatLocalTime(interfaceLanguage, toWallTime(at, property.timeZone))}
      foot={
        <Button variant="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-4">
        {draft.languages.length > 1 ? (
          <Segmented
            label={setup.preview.language}
            labelHidden
            size="sm"
            options={draft.languages.map((code) => ({
              value: code,
              label: code.toUpperCase(),
              name: common.languages[code],
            }))}
            value={language}
            onChange={(code) => setLanguage(findLanguage(code) ?? language)}
          />
        ) : null}
        <DeviceFrame device="phone-portrait" scale={SCALE}>
          <PreviewScreen
            device="phone-portrait"
            title={title}
            shown={{ draft, language, onLanguage: setLanguage }}
            at={at}
          />
        </DeviceFrame>
      </div>
    </Dialog>
  );
}
