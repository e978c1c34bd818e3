import type { Api } from "@lenscape/api/client";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { UserFacingError } from "#lib/user-facing-error.ts";
import { passkeyText as text } from "./text.ts";

type Assertion = BodyOf<"passkeyLogin">["passkey"];
type Attestation = Omit<BodyOf<"passkeyAdd">, "name">;

const loadWebAuthn = () => import("@simplewebauthn/browser");

/** Whether the browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Whether the browser offers passkeys in the autofill list of the username field. */
export const hasPasskeyAutofill = async (): Promise<boolean> =>
  hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Messages by the name of the browser's error. */
const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError: text.cancelled,
  // Another ceremony replaced this one.
  AbortError: "",
  InvalidStateError: text.exists,
  SecurityError: text.wrongPlace,
  NotSupportedError: text.unsupported,
  ConstraintError: text.unsupported,
};

function rethrow(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  throw new UserFacingError(MESSAGES[name] ?? text.failed);
}

/**
 * Signs the server's challenge with a passkey. Throws `UserFacingError`.
 * @param autofillSignal offers passkeys in the autofill list instead of a dialog, until the signal is aborted
 */
export async function signWithPasskey(
  optionsJSON: AnswerOf<"passkeyBegin">,
  { autofillSignal }: { autofillSignal?: AbortSignal } = {},
): Promise<Assertion> {
  const { startAuthentication, WebAuthnAbortService } = await loadWebAuthn();
  if (autofillSignal?.aborted) throw new UserFacingError("");
  autofillSignal?.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  const { id, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: autofillSignal !== undefined,
  }).catch(rethrow);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Creates a passkey with the server's options. Throws `UserFacingError`. */
export async function createPasskey(optionsJSON: AnswerOf<"passkeyAddBegin">): Promise<Attestation> {
  const { startRegistration } = await loadWebAuthn();
  const { id, response } = await startRegistration({ optionsJSON }).catch(rethrow);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Confirms the member's identity with a passkey. Throws `ApiError` and `UserFacingError`. */
export const confirmWithPasskey = async (api: Api): Promise<Assertion> =>
  signWithPasskey(await api.call("passkeyProve", { silent: true }));
