import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { oidcText as text } from "#copy/oidc.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { beginOidc } from "#shell/oidc.ts";
import { ways } from "#shell/wx.ts";

interface OidcButtonProps {
  /** Where to go after logging in. */
  redirect: string;
  onFailure: (message: string) => void;
}

/** The way to the community's identity provider, where it has one. */
export function OidcButton({ redirect, onFailure }: OidcButtonProps) {
  const { api } = useApp();
  const { data } = useQuery(ways(api));
  const [leave, leaving] = useAction(async () => {
    onFailure("");
    try {
      await beginOidc(api, { purpose: "login", redirect }, { silent: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFailure(error.message);
    }
  });
  if (!data?.oidcName) return null;
  return (
    <Button size="lg" block loading={leaving} onClick={() => leave()}>
      <KeyRound aria-hidden="true" strokeWidth={1.7} />
      {fillText(text.login, { name: data.oidcName })}
    </Button>
  );
}
