import { twoStepText as text } from "#shell/sign-in/text.ts";
import { NewCodesDialog } from "../login-methods/new-recovery-codes.tsx";

const texts = { lead: text.backupKeep, later: text.backupLater, file: text.backupFile };

/** Dialog that shows new backup codes once. */
export function NewBackupCodesDialog(props: { codes: string[]; onClose: () => void }) {
  return <NewCodesDialog title={text.backupTitle} texts={texts} {...props} />;
}
