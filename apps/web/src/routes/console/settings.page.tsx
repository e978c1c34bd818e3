import { consoleText as text } from "#copy/console.ts";
import { ConsoleFrame } from "#features/console/frame.tsx";
import { SettingsForm } from "#features/console/settings-form.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.settings, noindex: true }),
  chrome: "bare",
};

/** The settings of the site. */
export function Component() {
  return (
    <ConsoleFrame current="settings">
      <SettingsForm />
    </ConsoleFrame>
  );
}
