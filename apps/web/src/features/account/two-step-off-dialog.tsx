import { toast } from "@lenscape/ui/toast";
import { twoStepText as text } from "#copy/two-step.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { TwoStepForm } from "./two-step-form.tsx";

/** Turns the second step of logging in off. The default export is what `part` takes. */
export default function TwoStepOffDialog({ onClose }: { onClose: () => void }) {
  const { api, queries } = useApp();
  return (
    <TwoStepForm
      title={text.offTitle}
      lead={text.offLead}
      submit={text.confirmOff}
      onClose={onClose}
      onSubmit={async (body) => {
        await api.call("twoStepOff", { body, silent: true });
        toast(text.turnedOff, { tone: "success" });
        void touched(queries, "twoStepOff");
        onClose();
      }}
    />
  );
}
