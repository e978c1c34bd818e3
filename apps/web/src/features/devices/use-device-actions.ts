import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { refreshMember } from "#shell/session/member-session.ts";
import { applicationQuery, devicesQuery } from "./queries.ts";
import { certificationText as text } from "./text.ts";

type DeviceAction = "deviceWithdraw" | "deviceRemove" | "devicePrimary" | "deviceUnbind";

const CONFIRMATIONS: Record<DeviceAction, { content: string; okText: string } | undefined> = {
  deviceWithdraw: { content: text.withdrawQuestion, okText: text.withdraw },
  deviceRemove: { content: text.removeQuestion, okText: text.remove },
  deviceUnbind: { content: text.unbindQuestion, okText: text.unbind },
  devicePrimary: undefined,
};
const SUCCESS_MESSAGES: Record<DeviceAction, string> = {
  deviceWithdraw: text.withdrawn,
  deviceRemove: text.removed,
  deviceUnbind: text.unbound,
  devicePrimary: text.primarySet,
};

/** Returns a function that runs an action on a device or an application, after a confirmation if it is irreversible. */
export function useDeviceActions(): [
  run: (action: DeviceAction, id: string) => Promise<void>,
  isRunning: boolean,
] {
  const app = useApp();
  const { api, queries } = app;
  return useAction(async (action: DeviceAction, id: string) => {
    const confirmation = CONFIRMATIONS[action];
    if (confirmation && !(await confirm({ ...confirmation, tone: "danger" }))) return;
    try {
      await api.call(action, { body: { id } });
      toast(SUCCESS_MESSAGES[action], { tone: "success" });
    } finally {
      // Also after a refusal, because the page was out of date.
      await Promise.all([
        queries.invalidateQueries(devicesQuery(api)),
        queries.invalidateQueries({ queryKey: applicationQuery(api, id).queryKey, refetchType: "active" }),
      ]);
    }
    if (action === "deviceUnbind" || action === "devicePrimary") await refreshMember(app);
  });
}
