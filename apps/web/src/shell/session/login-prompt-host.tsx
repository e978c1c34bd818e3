import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { type PageName, pageAt } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { fulfil } from "./resume-action.ts";
import { endAsking, grantWish, takeWish, useAsked } from "./resumed-action.ts";

const LoginReason = lazyDialog(() => import("./login-prompt.tsx"));

/** The pages between pressing and being signed in. */
const ON_THE_WAY: readonly (PageName | undefined)[] = [
  "pclogin",
  "login",
  "register",
  "firstRun",
  "wxlogin",
  "oidclogin",
];

/**
 * Asks a visitor to log in for what they pressed, and completes it once they are back as a member. Who goes on as a
 * visitor instead has changed their mind. The default export is what `lazySection` takes.
 */
export default function WishHost() {
  const app = useApp();
  const { hasLogin } = useMember();
  const { pathname, key } = useLocation();
  const wish = useAsked();
  const arrive = useEffectEvent(() => {
    const kept = takeWish();
    grantWish(null);
    if (kept && app.session.token()) void fulfil(app, kept);
  });
  const away = ON_THE_WAY.includes(pageAt(pathname));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page one comes to is the reason to look
  useEffect(() => {
    if (!away) arrive();
    return endAsking;
  }, [away, hasLogin, key]);
  return wish && <LoginReason wish={wish} onClose={endAsking} />;
}
