import { Card } from "@lenscape/ui/card";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { DatabaseBackup, LayoutDashboard, PenLine, Users } from "lucide-react";
import { setupText as text } from "../text.ts";

const STEPS = [
  { Icon: LayoutDashboard, tone: "brand", ...text.after.console },
  { Icon: PenLine, tone: "brand", ...text.after.welcome },
  { Icon: Users, tone: "blue", ...text.after.people },
  { Icon: DatabaseBackup, tone: "amber", ...text.after.backup },
] as const;

/**
 * Tasks of the operator in the first week.
 * @param cliCommand Command prefix of the CLI on this server
 */
export function NextSteps({ cliCommand = text.cliCommand }: { cliCommand?: string }) {
  return (
    <Card className="grid gap-4 p-4 md:p-6">
      <h2 className="font-semibold text-ui">{text.after.title}</h2>
      <ol className="grid gap-4">
        {STEPS.map(({ Icon, tone, title, note }) => (
          <li key={title} className="flex gap-3.5">
            <IconTile tone={tone}>
              <Icon />
            </IconTile>
            <span className="grid min-w-0 gap-0.5">
              <span className="font-semibold">{title}</span>
              <span className="text-meta text-text-muted wrap-anywhere">
                {fillText(note, { command: cliCommand })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
