import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SettingRow } from "@lenscape/ui/setting-row";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { getPath, pages, paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { shellText } from "#shell/frame/text.ts";
import { askToLogOut } from "#shell/session/ask-to-log-out.ts";
import { signOut } from "#shell/session/member-session.ts";
import { dataExportText, accountText as text } from "../text.ts";
import { CloseAccountDialog } from "./close-account-dialog.tsx";
import { DataExportDialog } from "./data-export-dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Section with legal texts, help, data export, account closing and logout. */
export function MoreSection() {
  const app = useApp();
  const navigate = useNavigate();
  const { version } = useSiteInfo();
  const [openDialog, setOpenDialog] = useState<"export" | "closing">();
  const closeDialog = () => setOpenDialog(undefined);
  const [logout, isLoggingOut] = useAction(async () => {
    if (!(await askToLogOut())) return;
    await signOut(app, () => navigate(paths.pclogin()));
    toast(shellText.loggedOut);
  });
  return (
    <>
      <SettingsSection title={text.more}>
        <SettingRow label={`${text.terms}、${text.privacyPolicy}`} href={getPath("protocol")} />
        <SettingRow label={text.about} href={getPath("about")}>
          {fillText(text.version, { version })}
        </SettingRow>
        <SettingRow label={pages.help.title} href={getPath("help")} />
        <SettingRow
          label={dataExportText.title}
          hint={dataExportText.hint}
          onOpen={() => setOpenDialog("export")}
        />
        <SettingRow
          label={text.close}
          hint={text.closeHint}
          tone="danger"
          onOpen={() => setOpenDialog("closing")}
        />
      </SettingsSection>
      <Button
        size="lg"
        block
        loading={isLoggingOut}
        onClick={() => logout()}
        className="max-w-180 text-danger-text"
      >
        {text.logout}
      </Button>
      {openDialog === "export" && <DataExportDialog onClose={closeDialog} />}
      {openDialog === "closing" && <CloseAccountDialog onClose={closeDialog} />}
    </>
  );
}
