import { useLocation } from "react-router-dom";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { AuthFrame } from "../components/auth-frame.tsx";
import { OidcNextStep } from "../components/oidc-next-step.tsx";
import { OidcReturn } from "../components/oidc-return.tsx";
import { authText } from "../text.ts";

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.oidclogin.title, noindex: true }),
};

/** Page that the identity provider redirects back to, and the steps after it. */
export function Component() {
  const query = new URLSearchParams(useLocation().search);
  return (
    <AuthFrame slogan={authText.loginSlogan} pitch={authText.loginPitch}>
      {query.has("state") ? (
        <OidcReturn code={query.get("code")} state={query.get("state")} iss={query.get("iss")} />
      ) : (
        <OidcNextStep />
      )}
    </AuthFrame>
  );
}
