import { ApiError } from "@lenscape/api/errors";
import type { BodyOf } from "@lenscape/api/types";
import { SideCard } from "@lenscape/ui/side-card";
import { Switch } from "@lenscape/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { notificationKinds, notificationSettings } from "../queries.ts";
import { notificationText as text } from "../text.ts";

const labels = { reply: text.reply, mention: text.mention, like: text.like, follow: text.newFollowers };

/** Notification settings by kind, and who may send messages. A switch changes after the response. */
export function NotificationSettingsCard({ className }: { className?: string }) {
  const { api, queries } = useApp();
  const query = notificationSettings(api);
  const { data, error, isError, isFetching, refetch } = useQuery(query);
  const updateSettings = async (body: BodyOf<"noticeSettingsUpdate">) => {
    try {
      queries.setQueryData(query.queryKey, await api.call("noticeSettingsUpdate", { body }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const row = "flex min-h-11 items-center justify-between gap-3 px-4";
  return (
    <SideCard title={text.settings} className={className}>
      {isError && !data && (
        <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      )}
      {notificationKinds.map((kind) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is the `Switch` component
        <label key={kind} className={row}>
          {labels[kind]}
          <Switch
            checked={data?.[kind] === 1}
            disabled={!data}
            onCheckedChange={(isOn) => void updateSettings({ [kind]: isOn ? 1 : 0 })}
          />
        </label>
      ))}
      <p className="px-4 pt-1 pb-2 text-text-muted text-meta">{text.settingsHint}</p>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the `Switch` component */}
      <label className={row}>
        {text.mutualMessagesOnly}
        <Switch
          checked={data?.messageFrom === "mutual"}
          disabled={!data}
          onCheckedChange={(isOn) => void updateSettings({ messageFrom: isOn ? "mutual" : "all" })}
        />
      </label>
    </SideCard>
  );
}
