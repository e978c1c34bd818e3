import { SettingRow } from "@lenscape/ui/setting-row";
import { Switch } from "@lenscape/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { reminderSettingsQuery } from "../queries.ts";
import { accountText as text } from "../text.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useReminderUpdate } from "./use-settings-change.ts";

const KINDS = ["reply", "mention", "like", "follow"] as const;

/** Section with the kinds of notifications that count as unread. */
export function RemindersSection() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(reminderSettingsQuery(api));
  const [updateReminders, isUpdating] = useReminderUpdate();
  return (
    <SettingsSection title={text.reminders} hint={text.remindersHint}>
      {isError && !data && (
        <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      )}
      {KINDS.map((kind) => (
        <SettingRow key={kind} label={text[kind]}>
          <Switch
            aria-label={text[kind]}
            checked={data?.[kind] === 1}
            disabled={!data || isUpdating}
            onCheckedChange={(isOn) => updateReminders({ [kind]: isOn ? 1 : 0 })}
          />
        </SettingRow>
      ))}
    </SettingsSection>
  );
}
