import { Dialog } from "@lenscape/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { twoStepText as text } from "#copy/two-step.ts";
import { useApp } from "#lib/app.tsx";
import { RecoveryCodes } from "#shell/recovery-codes.tsx";
import { ownInfo } from "./queries.ts";

const words = { lead: text.backupKeep, later: text.backupLater, file: text.backupFile };

/** New backup codes, the only time they are shown. */
export function BackupCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { api } = useApp();
  const own = useQuery(ownInfo(api)).data;
  return (
    <Dialog
      open
      size="sm"
      title={text.backupTitle.replace("{n}", String(codes.length))}
      onOpenChange={onClose}
    >
      <RecoveryCodes username={own?.userName ?? ""} codes={codes} words={words} onDone={onClose} />
    </Dialog>
  );
}
