import { ApiError } from "@lenscape/api/errors";
import type { BodyOf } from "@lenscape/api/types";
import { useEffect, useEffectEvent, useState } from "react";
import { PASSKEY_REFRESH_INTERVAL_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { UserFacingError } from "#lib/user-facing-error.ts";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { signInWithCall } from "#shell/session/member-session.ts";
import { hasPasskeyAutofill, hasPasskeys, signWithPasskey } from "#shell/sign-in/passkey-client.ts";
import { getAppealTicket } from "./components/appeal-button.tsx";

interface PasskeyLoginOptions {
  /** Whether the form is visible whose username field offers passkeys. */
  isShown: boolean;
  onDone: () => unknown;
  /** @param ticket ticket for the appeal of a banned account */
  onFailure: (message: string, ticket?: string) => void;
}

/**
 * Login by passkey, through a button and through the autofill list of the username field.
 * @returns whether passkeys are available, the button's action, and whether it is pending
 */
export function usePasskeyLogin({ isShown, onDone, onFailure }: PasskeyLoginOptions) {
  const app = useApp();
  const { passkeyHost } = useSiteInfo();
  // Read after hydration, because the server cannot know what the browser supports.
  const [host, setHost] = useState<string>();
  useEffect(() => setHost(hasPasskeys() ? window.location.hostname : undefined), []);
  const isOffered = host !== undefined && passkeyHost === host;
  const [round, setRound] = useState(0);

  const fetchOptions = () => app.api.call("passkeyBegin", { body: {}, silent: true });

  /** Logs in with a signed challenge or reports the error. Returns whether the login succeeded. */
  async function logIn(assertion: Promise<BodyOf<"passkeyLogin">["passkey"]>): Promise<boolean> {
    try {
      const passkey = await assertion;
      await signInWithCall(app, app.api.call("passkeyLogin", { body: { passkey }, silent: true }));
    } catch (error) {
      if (error instanceof ApiError) onFailure(error.message, getAppealTicket(error));
      else if (error instanceof UserFacingError) onFailure(error.message);
      else throw error;
      return false;
    }
    await onDone();
    return true;
  }

  const [run, isPending] = useAction(() => {
    onFailure("");
    return logIn(fetchOptions().then((options) => signWithPasskey(options)));
  });

  /** Offers passkeys in the autofill list. Stays silent if that fails, because the user did not start it. */
  const offerAutofill = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await hasPasskeyAutofill()) || signal.aborted) return;
    const passkey = await signWithPasskey(await fetchOptions(), { autofillSignal: signal });
    if (!(await logIn(Promise.resolve(passkey)))) setRound(round + 1);
  });

  useEffect(() => {
    if (!isOffered || !isShown || isPending) return undefined;
    const aborter = new AbortController();
    const restart = () => setRound(round + 1);
    const timer = setTimeout(() => {
      if (document.hidden)
        document.addEventListener("visibilitychange", restart, { once: true, signal: aborter.signal });
      else restart();
    }, PASSKEY_REFRESH_INTERVAL_MS);
    offerAutofill(aborter.signal).catch((error: unknown) => {
      if (!(error instanceof ApiError || error instanceof UserFacingError)) throw error;
    });
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [isOffered, isShown, isPending, round]);

  return [isOffered, run, isPending] as const;
}
