import type { Api } from "@lenscape/api/client";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { UserFacingError } from "#lib/user-facing-error.ts";
import { passkeyText as text } from "./text.ts";

type Assertion = BodyOf<"passkeyLogin">["passkey"];
type Attestation = Omit<BodyOf<"passkeyAdd">, "name">;

// Loaded when a passkey is asked for: few pages ever do.
const library = () => import("@simplewebauthn/browser");

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Whether it offers them in the field of the name. */
export const hasPasskeysInField = async (): Promise<boolean> =>
  hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** What is said of a failure, by the browser's name for it. */
const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: text.cancelled,
  // Something else has been asked for in its place.
  AbortError: "",
  InvalidStateError: text.exists,
  SecurityError: text.wrongPlace,
  NotSupportedError: text.unsupported,
  ConstraintError: text.unsupported,
};

function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  throw new UserFacingError(SENTENCES[name] ?? text.failed);
}

/**
 * Lets a passkey sign what the server asked. Throws `UserFacingError`.
 * @param inField the browser offers them in the field of the name, and waits until one is chosen or this is over
 */
export async function signWithPasskey(
  optionsJSON: AnswerOf<"passkeyBegin">,
  { inField }: { inField?: AbortSignal } = {},
): Promise<Assertion> {
  const { startAuthentication, WebAuthnAbortService } = await library();
  if (inField?.aborted) throw new UserFacingError("");
  inField?.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  const { id, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: inField !== undefined,
  }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Makes a passkey as the server asked. Throws `UserFacingError`. */
export async function makePasskey(optionsJSON: AnswerOf<"passkeyAddBegin">): Promise<Attestation> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON }).catch(refuse);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Shows by a passkey that it is the member who asks. Throws `ApiError` and `UserFacingError`. */
export const provePasskey = async (api: Api): Promise<Assertion> =>
  signWithPasskey(await api.call("passkeyProve", { silent: true }));
