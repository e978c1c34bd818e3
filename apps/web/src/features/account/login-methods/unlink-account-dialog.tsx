import { toast } from "@lenscape/ui/toast";
import { useApp } from "#lib/app.tsx";
import { oidcText, wechatText as text } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery } from "#shell/sign-in/wechat-login.ts";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";

interface UnlinkAccountDialogProps {
  method: "wx" | "phone" | "oidc";
  onClose: () => void;
}

const leads = { wx: text.unbindWx, phone: text.unbindPhone, oidc: oidcText.unbindLead };

/** Dialog that unlinks WeChat, the phone number or the identity provider from the account. */
export function UnlinkAccountDialog({ method, onClose }: UnlinkAccountDialogProps) {
  const { api, queries } = useApp();
  return (
    <OwnerProofForm
      title={text.unbind}
      lead={leads[method]}
      submit={text.unbind}
      tone="danger"
      onClose={onClose}
      onSubmit={async (proof) => {
        if (method === "oidc") await api.call("oidcUnlink", { body: proof, silent: true });
        else await api.call("wxUnbind", { body: { way: method, ...proof }, silent: true });
        toast(text.unbound);
        void queries.invalidateQueries(linkedAccountsQuery(api));
        onClose();
      }}
    />
  );
}
