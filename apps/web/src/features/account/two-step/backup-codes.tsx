import { twoStepText as text } from "#shell/sign-in/text.ts";
import { NewCodes } from "../login-methods/new-recovery-codes.tsx";

const texts = { lead: text.backupKeep, later: text.backupLater, file: text.backupFile };

/** New backup codes, the only time they are shown. */
export function BackupCodes(props: { codes: string[]; onClose: () => void }) {
  return <NewCodes title={text.backupTitle} texts={texts} {...props} />;
}
