import { useState } from "react";
import { saveFile } from "#app/components/save-file.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Card } from "#app/ui/layout/card.tsx";

type Format = "html" | "csv";

/** The record of processing (Art. 30 GDPR) as a file of this browser's language. */
export function RecordCard() {
  const words = useMessages().settings.guestData;
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const [chosen, setChosen] = useState<Format>("html");

  const download = (format: Format) => {
    setChosen(format);
    return run(async () => {
      const path = `/api/properties/${property.id}/guest-data/record?format=${format}`;
      const response = await connect().send(path);
      if (!response.ok) return showToast({ tone: "error", title: words.recordFailed });
      saveFile(await response.blob(), `${property.slug}-processing.${format}`);
    });
  };

  return (
    <Card title={words.record} description={words.recordText}>
      <div className="flex flex-col gap-2">
        <Button
          iconBefore="download"
          loading={isBusy && chosen === "html"}
          onClick={() => void download("html")}
        >
          {words.recordPage}
        </Button>
        <Button
          iconBefore="download"
          loading={isBusy && chosen === "csv"}
          onClick={() => void download("csv")}
        >
          {words.recordTable}
        </Button>
      </div>
    </Card>
  );
}
