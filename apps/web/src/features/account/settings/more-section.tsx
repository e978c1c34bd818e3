import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SettingRow } from "@lenscape/ui/setting-row";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { helpText } from "#copy/help-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { getPath, pages, paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { shellText } from "#shell/frame/text.ts";
import { askToLogOut } from "#shell/session/ask-to-log-out.ts";
import { signOut } from "#shell/session/member-session.ts";
import { accountText as text } from "../text.ts";
import { ClosingDialog } from "./close-account-dialog.tsx";
import { ExportDialog } from "./data-export-dialog.tsx";
import { Section } from "./settings-section.tsx";

/** Agreements, about, questions, my data, closing the account, and logging out. */
export function More() {
  const app = useApp();
  const navigate = useNavigate();
  const { version } = useSiteInfo();
  const [asked, setAsked] = useState<"export" | "closing">();
  const done = () => setAsked(undefined);
  const [logout, leaving] = useAction(async () => {
    if (!(await askToLogOut())) return;
    await signOut(app, () => navigate(paths.pclogin()));
    toast(shellText.loggedOut);
  });
  return (
    <>
      <Section title={text.more}>
        <SettingRow label={`${text.terms}、${text.privacyPolicy}`} href={getPath("protocol")} />
        <SettingRow label={text.about} href={getPath("about")}>
          {fillText(text.version, { version })}
        </SettingRow>
        <SettingRow label={pages.help.title} href={getPath("help")} />
        <SettingRow label={helpText.export} hint={helpText.exportHint} onOpen={() => setAsked("export")} />
        <SettingRow
          label={text.close}
          hint={text.closeHint}
          tone="danger"
          onOpen={() => setAsked("closing")}
        />
      </Section>
      <Button
        size="lg"
        block
        loading={leaving}
        onClick={() => logout()}
        className="max-w-180 text-danger-text"
      >
        {text.logout}
      </Button>
      {asked === "export" && <ExportDialog onClose={done} />}
      {asked === "closing" && <ClosingDialog onClose={done} />}
    </>
  );
}
