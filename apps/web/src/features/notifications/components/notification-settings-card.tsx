import { ApiError } from "@lenscape/api/errors";
import type { BodyOf } from "@lenscape/api/types";
import { SideCard } from "@lenscape/ui/side-card";
import { Switch } from "@lenscape/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { noticeKinds, settings } from "../queries.ts";
import { noticeText as text } from "../text.ts";

const labels = { reply: text.reply, mention: text.mention, like: text.like, follow: text.remindFollow };

/** What I am reminded of, kind by kind, and who may write to me. A switch turns once the server has agreed. */
export function RemindCard({ className }: { className?: string }) {
  const { api, queries } = useApp();
  const query = settings(api);
  const { data, error, isError, isFetching, refetch } = useQuery(query);
  const change = async (body: BodyOf<"noticeSettingsUpdate">) => {
    try {
      queries.setQueryData(query.queryKey, await api.call("noticeSettingsUpdate", { body }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const row = "flex min-h-11 items-center justify-between gap-3 px-4";
  return (
    <SideCard title={text.remind} className={className}>
      {isError && !data && (
        <Failure error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      )}
      {noticeKinds.map((kind) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
        <label key={kind} className={row}>
          {labels[kind]}
          <Switch
            checked={data?.[kind] === 1}
            disabled={!data}
            onCheckedChange={(on) => void change({ [kind]: on ? 1 : 0 })}
          />
        </label>
      ))}
      <p className="px-4 pt-1 pb-2 text-text-muted text-xs">{text.remindHint}</p>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label className={row}>
        {text.messageFrom}
        <Switch
          checked={data?.messageFrom === "mutual"}
          disabled={!data}
          onCheckedChange={(on) => void change({ messageFrom: on ? "mutual" : "all" })}
        />
      </label>
    </SideCard>
  );
}
