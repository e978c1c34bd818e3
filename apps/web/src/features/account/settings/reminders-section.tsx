import { SettingRow } from "@lenscape/ui/setting-row";
import { Switch } from "@lenscape/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { reminders } from "../queries.ts";
import { accountText as text } from "../text.ts";
import { Section } from "./settings-section.tsx";
import { useReminderChange } from "./use-settings-change.ts";

const KINDS = ["reply", "mention", "like", "follow"] as const;

/** What counts as unread. */
export function Reminders() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(reminders(api));
  const [change, changing] = useReminderChange();
  return (
    <Section title={text.reminders} hint={text.remindersHint}>
      {isError && !data && (
        <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      )}
      {KINDS.map((kind) => (
        <SettingRow key={kind} label={text[kind]}>
          <Switch
            aria-label={text[kind]}
            checked={data?.[kind] === 1}
            disabled={!data || changing}
            onCheckedChange={(on) => change({ [kind]: on ? 1 : 0 })}
          />
        </SettingRow>
      ))}
    </Section>
  );
}
