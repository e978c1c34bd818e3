import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { refreshMember } from "#shell/session/member-session.ts";
import { twoStepText as text } from "#shell/sign-in/text.ts";
import { securityQuery } from "../queries.ts";
import { TwoStepForm } from "./two-step-form.tsx";

/** Dialog that turns off the second login step. */
export function TwoStepOffDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { api, queries } = app;
  const { data } = useQuery(securityQuery(api));
  const hasPasskeysLeft = (data?.passkeys ?? 0) > 0;
  return (
    <TwoStepForm
      title={text.offTitle}
      lead={hasPasskeysLeft ? text.offKeeps : text.offLead}
      submit={text.confirmOff}
      onClose={onClose}
      onSubmit={async (body) => {
        await api.call("twoStepOff", { body, silent: true });
        toast(text.turnedOff, { tone: "success" });
        void invalidateAfter(queries, "twoStepOff");
        // An operator loses the permissions of their group without the second step.
        if (data?.twoStepRequired) void refreshMember(app);
        onClose();
      }}
    />
  );
}
