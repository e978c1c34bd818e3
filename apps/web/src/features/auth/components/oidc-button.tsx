import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { startOidcLogin } from "#shell/sign-in/oidc-login.ts";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";

/** Poll interval while the provider is away, in milliseconds. */
const AWAY_POLL_INTERVAL_MS = 15_000;

interface OidcButtonProps {
  /** URL to open after login. */
  redirect: string;
  onFailure: (message: string) => void;
}

/** Button that leads to the community's identity provider. While the provider is away it says so and is disabled. */
export function OidcButton({ redirect, onFailure }: OidcButtonProps) {
  const { api } = useApp();
  const queries = useQueryClient();
  const { data } = useQuery({
    ...loginMethodsQuery(api),
    refetchInterval: ({ state }) => (state.data?.oidcAway ? AWAY_POLL_INTERVAL_MS : false),
  });
  const [openProvider, isOpening] = useAction(async () => {
    onFailure("");
    try {
      await startOidcLogin(api, { purpose: "login", redirect }, { silent: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFailure(error.message);
      if (error.reason === "UPSTREAM_UNAVAILABLE") void queries.invalidateQueries(loginMethodsQuery(api));
    }
  });
  if (!data?.oidcName) return null;
  if (data.oidcAway)
    return (
      <div className="flex flex-col gap-1.5">
        <Button size="lg" block disabled>
          <KeyRound aria-hidden="true" strokeWidth={1.7} />
          {fillText(text.away, { name: data.oidcName })}
        </Button>
        <p role="status" className="text-center text-meta text-text-secondary">
          {text.awayHint}
        </p>
      </div>
    );
  return (
    <Button size="lg" block loading={isOpening} onClick={() => openProvider()}>
      <KeyRound aria-hidden="true" strokeWidth={1.7} />
      {fillText(text.login, { name: data.oidcName })}
    </Button>
  );
}
