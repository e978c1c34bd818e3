import { Select } from "@lenscape/ui/select";
import { SettingRow } from "@lenscape/ui/setting-row";
import { Switch } from "@lenscape/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { ownInfoQuery, reminderSettingsQuery } from "../queries.ts";
import { accountText as text } from "../text.ts";
import { BlockedMembersDialog } from "./blocked-members-dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnInfoUpdate, useReminderUpdate } from "./use-settings-change.ts";

/** Settings for the visibility of the profile and for messages. */
export function PrivacySection() {
  const { api } = useApp();
  const ownInfo = useQuery(ownInfoQuery(api));
  const reminders = useQuery(reminderSettingsQuery(api));
  const { data: info } = ownInfo;
  const { data: settings } = reminders;
  const failedQueries = [ownInfo, reminders].filter(({ data, isError }) => isError && !data);
  const [updateOwnInfo, isUpdatingInfo] = useOwnInfoUpdate();
  const [updateReminders, isUpdatingReminders] = useReminderUpdate();
  const [isBlockedListOpen, setBlockedListOpen] = useState(false);
  return (
    <SettingsSection title={text.privacy}>
      {failedQueries.length > 0 && (
        <LoadError
          error={failedQueries[0]?.error}
          size="sm"
          loading={failedQueries.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failedQueries) void refetch();
          }}
        />
      )}
      <SettingRow label={text.messageFrom} hint={text.messageFromHint}>
        <Select
          size="sm"
          aria-label={text.messageFrom}
          value={settings?.messageFrom ?? "all"}
          disabled={!settings || isUpdatingReminders}
          onChange={(event) => updateReminders({ messageFrom: event.target.value as "all" | "mutual" })}
        >
          <option value="all">{text.everybody}</option>
          <option value="mutual">{text.mutual}</option>
        </Select>
      </SettingRow>
      <SettingRow label={text.showFans}>
        <Switch
          aria-label={text.showFans}
          checked={info?.hideFans === 0}
          disabled={!info || isUpdatingInfo}
          onCheckedChange={(isShown) => updateOwnInfo({ hideFans: isShown ? 0 : 1 })}
        />
      </SettingRow>
      <SettingRow label={text.showFollows}>
        <Switch
          aria-label={text.showFollows}
          checked={info?.hideFollows === 0}
          disabled={!info || isUpdatingInfo}
          onCheckedChange={(isShown) => updateOwnInfo({ hideFollows: isShown ? 0 : 1 })}
        />
      </SettingRow>
      <SettingRow label={text.showFavorites}>
        <Switch
          aria-label={text.showFavorites}
          checked={info?.hideFavorites === 0}
          disabled={!info || isUpdatingInfo}
          onCheckedChange={(isShown) => updateOwnInfo({ hideFavorites: isShown ? 0 : 1 })}
        />
      </SettingRow>
      <SettingRow label={text.blocked} onOpen={() => setBlockedListOpen(true)} />
      {isBlockedListOpen && <BlockedMembersDialog onClose={() => setBlockedListOpen(false)} />}
    </SettingsSection>
  );
}
