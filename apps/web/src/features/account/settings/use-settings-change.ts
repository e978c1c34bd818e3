import type { BodyOf } from "@lenscape/api/types";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { refreshMember } from "#shell/session/member-session.ts";
import { ownInfoQuery, reminderSettingsQuery } from "../queries.ts";
import { accountText as text } from "../text.ts";

/** Changes what I told about myself; the name and picture in the bars follow. */
export function useOwnInfoUpdate() {
  const app = useApp();
  return useAction(async (change: BodyOf<"ownInfoUpdate">) => {
    await app.api.call("ownInfoUpdate", { body: change });
    toast(text.saved, { tone: "success" });
    await Promise.all([app.queries.invalidateQueries(ownInfoQuery(app.api)), refreshMember(app)]);
  });
}

/** Changes what I am reminded of and who may write to me. */
export function useReminderUpdate() {
  const { api, queries } = useApp();
  return useAction(async (change: BodyOf<"noticeSettingsUpdate">) => {
    await api.call("noticeSettingsUpdate", { body: change });
    toast(text.saved, { tone: "success" });
    await queries.invalidateQueries(reminderSettingsQuery(api));
  });
}
