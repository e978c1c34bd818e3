import { Select } from "@lenscape/ui/select";
import { SettingRow } from "@lenscape/ui/setting-row";
import { Switch } from "@lenscape/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { ownInfo, reminders } from "../queries.ts";
import { accountText as text } from "../text.ts";
import { BlockedDialog } from "./blocked-members-dialog.tsx";
import { Section } from "./settings-section.tsx";
import { useInfoChange, useReminderChange } from "./use-settings-change.ts";

/** Settings for the visibility of the profile and for messages. */
export function Privacy() {
  const { api } = useApp();
  const own = useQuery(ownInfo(api));
  const reached = useQuery(reminders(api));
  const { data: info } = own;
  const { data: settings } = reached;
  const missing = [own, reached].filter(({ data, isError }) => isError && !data);
  const [changeInfo, changingInfo] = useInfoChange();
  const [changeReminders, changingReminders] = useReminderChange();
  const [showing, setShowing] = useState(false);
  return (
    <Section title={text.privacy}>
      {missing.length > 0 && (
        <LoadError
          error={missing[0]?.error}
          size="sm"
          loading={missing.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of missing) void refetch();
          }}
        />
      )}
      <SettingRow label={text.messageFrom} hint={text.messageFromHint}>
        <Select
          size="sm"
          aria-label={text.messageFrom}
          value={settings?.messageFrom ?? "all"}
          disabled={!settings || changingReminders}
          onChange={(event) => changeReminders({ messageFrom: event.target.value as "all" | "mutual" })}
        >
          <option value="all">{text.everybody}</option>
          <option value="mutual">{text.mutual}</option>
        </Select>
      </SettingRow>
      <SettingRow label={text.showFans}>
        <Switch
          aria-label={text.showFans}
          checked={info?.hideFans === 0}
          disabled={!info || changingInfo}
          onCheckedChange={(shown) => changeInfo({ hideFans: shown ? 0 : 1 })}
        />
      </SettingRow>
      <SettingRow label={text.showFollows}>
        <Switch
          aria-label={text.showFollows}
          checked={info?.hideFollows === 0}
          disabled={!info || changingInfo}
          onCheckedChange={(shown) => changeInfo({ hideFollows: shown ? 0 : 1 })}
        />
      </SettingRow>
      <SettingRow label={text.showFavorites}>
        <Switch
          aria-label={text.showFavorites}
          checked={info?.hideFavorites === 0}
          disabled={!info || changingInfo}
          onCheckedChange={(shown) => changeInfo({ hideFavorites: shown ? 0 : 1 })}
        />
      </SettingRow>
      <SettingRow label={text.blocked} onOpen={() => setShowing(true)} />
      {showing && <BlockedDialog onClose={() => setShowing(false)} />}
    </Section>
  );
}
