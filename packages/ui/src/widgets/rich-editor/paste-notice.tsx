import { X } from "lucide-react";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useEditorText } from "./editor-text.ts";
import type { PasteNotice as Notice } from "./use-paste.ts";

/** Notice about a paste: its source, the losses, and the alternative. */
export function PasteNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const text = useEditorText();
  const { close } = useText();
  const lost = notice.lost.map((loss) => text.pasteLosses[loss]).join(text.listComma);
  return (
    <Alert tone="info" className="mx-4 mt-4 items-center md:mx-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-40 grow">
          <span>{fillText(text.pastedFrom, { source: text.pasteSources[notice.source] })}</span>
          {lost ? (
            <>
              <span>{text.pasteLost}</span>
              <strong>{lost}</strong>
            </>
          ) : (
            <span>{text.pasteWhole}</span>
          )}
        </span>
        <Button size="sm" tone="secondary" onClick={notice.asText}>
          {text.pasteAsText}
        </Button>
        <IconButton aria-label={close} size="sm" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Alert>
  );
}
