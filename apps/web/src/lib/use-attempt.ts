import { ApiError } from "@lenscape/api/errors";
import { useState } from "react";
import { messageFor } from "./action.ts";
import { Refusal } from "./refusal.ts";

/**
 * Runs the calls of a form and keeps the message of the last failure.
 * @param fields shows a refusal about one of the fields there instead
 * @returns the failure, empty without one; the runner, which returns whether the call succeeded; and a setter for the
 * failure
 */
export function useAttempt(
  fields: Readonly<Record<string, (message: string) => void>> = {},
): [
  failure: string,
  attempt: (call: () => Promise<unknown>) => Promise<boolean>,
  setFailure: (message: string) => void,
] {
  const [failure, setFailure] = useState("");
  const attempt = async (call: () => Promise<unknown>) => {
    setFailure("");
    try {
      await call();
      return true;
    } catch (error) {
      if (error instanceof Refusal) setFailure(error.message);
      else if (error instanceof ApiError) {
        const tell = (error.field && fields[error.field]) || setFailure;
        tell(messageFor(error));
      } else throw error;
      return false;
    }
  };
  return [failure, attempt, setFailure];
}
