import { useLocation } from "react-router-dom";
import { authText } from "#copy/auth.ts";
import { AuthFrame } from "#features/auth/auth-frame.tsx";
import { OidcNext } from "#features/auth/oidc-next.tsx";
import { OidcReturn } from "#features/auth/oidc-return.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.oidclogin.title, noindex: true }),
};

/** Where the community's identity provider comes back to, and what follows it. */
export function Component() {
  const query = new URLSearchParams(useLocation().search);
  return (
    <AuthFrame slogan={authText.loginSlogan} pitch={authText.loginPitch}>
      {query.has("state") ? (
        <OidcReturn code={query.get("code")} state={query.get("state")} iss={query.get("iss")} />
      ) : (
        <OidcNext />
      )}
    </AuthFrame>
  );
}
