import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { OwnerProof } from "#shell/sign-in/owner-proof.tsx";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery } from "#shell/sign-in/wechat-login.ts";
import { type OidcTicket, removeOidcTicket } from "../oidc-ticket.ts";

interface OidcBindProps {
  /** Display name of the provider. */
  name: string;
  ticket: OidcTicket;
  /** Called after linking and after cancelling. */
  onDone: () => void;
}

/**
 * Links the account at the identity provider to the current member. The member confirms with the password, or with a
 * login shortly before.
 */
export function OidcBind({ name, ticket, onDone }: OidcBindProps) {
  const { api, queries } = useApp();
  const { name: nickname } = useMember();
  const { data } = useQuery(linkedAccountsQuery(api));
  const [needsProof, setNeedsProof] = useState(ticket.purpose === "settings");
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [failure, attempt] = useSubmit({ password: setError });
  const needsPassword = needsProof && data?.hasPassword !== 0;

  const [bind, sending] = useAction(async () => {
    const body = { ticket: ticket.ticket, ...(needsPassword ? { password } : {}) };
    const isBound = await attempt(async () => {
      try {
        await api.call("oidcLink", { body, silent: true });
      } catch (cause) {
        if (cause instanceof ApiError && cause.reason === "PASSWORD_REQUIRED") setNeedsProof(true);
        throw cause;
      }
    });
    if (!isBound) return;
    removeOidcTicket();
    toast(text.bound, { tone: "success" });
    void invalidateAfter(queries, "oidcLink");
    onDone();
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const missing = needsPassword && !password;
    setError(missing ? text.passwordMissing : "");
    if (!missing) void bind();
  }

  const { account = "" } = ticket;
  const lead = fillText(account ? text.bindLeadOf : text.bindLead, { account, nickname, name });
  return (
    <form method="post" noValidate onSubmit={check} aria-label={text.bind} className="grid gap-4.5">
      <div>
        <h1 className="wrap-anywhere font-semibold text-[1.625rem] leading-[2.375rem]">
          {fillText(text.bindTitle, { name })}
        </h1>
        <p className="wrap-anywhere mt-0.5 text-text-muted">{lead}</p>
      </div>
      <FormAlert message={failure} />
      {needsProof && (
        <OwnerProof
          needsPassword={needsPassword}
          value={password}
          error={error}
          maxLength={limits.oidcLink.password.maxLength}
          onChange={(next) => {
            setPassword(next);
            setError("");
          }}
        />
      )}
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {text.bind}
      </Button>
      <Button
        size="lg"
        block
        disabled={sending}
        onClick={() => {
          removeOidcTicket();
          onDone();
        }}
      >
        {text.later}
      </Button>
    </form>
  );
}
