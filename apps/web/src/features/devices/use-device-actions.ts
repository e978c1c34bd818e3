import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { deviceText as text } from "#copy/device-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { refreshMember } from "#shell/session/member-session.ts";
import { application, devices } from "./queries.ts";

type Act = "deviceWithdraw" | "deviceRemove" | "devicePrimary" | "deviceUnbind";

const QUESTIONS: Record<Act, { content: string; okText: string } | undefined> = {
  deviceWithdraw: { content: text.withdrawQuestion, okText: text.withdraw },
  deviceRemove: { content: text.removeQuestion, okText: text.remove },
  deviceUnbind: { content: text.unbindQuestion, okText: text.unbind },
  devicePrimary: undefined,
};
const DONE: Record<Act, string> = {
  deviceWithdraw: text.withdrawn,
  deviceRemove: text.removed,
  deviceUnbind: text.unbound,
  devicePrimary: text.primarySet,
};

/** What I can do with a device or an application; what cannot be taken back asks first. */
export function useDeviceActs(): [run: (act: Act, id: string) => Promise<void>, running: boolean] {
  const app = useApp();
  const { api, queries } = app;
  return useAction(async (act: Act, id: string) => {
    const question = QUESTIONS[act];
    if (question && !(await confirm({ ...question, tone: "danger" }))) return;
    try {
      await api.call(act, { body: { id } });
      toast(DONE[act], { tone: "success" });
    } finally {
      // Also after a refusal: what is shown was out of date.
      await Promise.all([
        queries.invalidateQueries(devices(api)),
        queries.invalidateQueries({ queryKey: application(api, id).queryKey, refetchType: "active" }),
      ]);
    }
    if (act === "deviceUnbind" || act === "devicePrimary") await refreshMember(app);
  });
}
