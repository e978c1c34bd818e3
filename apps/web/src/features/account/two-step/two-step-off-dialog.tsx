import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { refreshMember } from "#shell/session/member-session.ts";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { recovery } from "../queries.ts";
import { TwoStepForm } from "./two-step-form.tsx";

/** Turns the second step of logging in off. The default export is what `part` takes. */
export function TwoStepOffDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { api, queries } = app;
  const { data } = useQuery(recovery(api));
  const keeps = (data?.passkeys ?? 0) > 0;
  return (
    <TwoStepForm
      title={text.offTitle}
      lead={keeps ? text.offKeeps : text.offLead}
      submit={text.confirmOff}
      onClose={onClose}
      onSubmit={async (body) => {
        await api.call("twoStepOff", { body, silent: true });
        toast(text.turnedOff, { tone: "success" });
        void invalidateAfter(queries, "twoStepOff");
        // An operator loses the permissions of their group with it.
        if (data?.twoStepRequired) void refreshMember(app);
        onClose();
      }}
    />
  );
}
