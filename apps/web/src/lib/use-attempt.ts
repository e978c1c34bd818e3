import { ApiError } from "@lenscape/api/errors";
import { useState } from "react";

/**
 * Runs the calls of a form and keeps why the last one failed, to be told in it.
 * @param fields what tells a refusal that is about one of them there
 * @returns the failure, empty without one, the runner, which gives whether the call succeeded, and what else sets it
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
      if (!(error instanceof ApiError)) throw error;
      const tell = (error.field && fields[error.field]) || setFailure;
      tell(error.message);
      return false;
    }
  };
  return [failure, attempt, setFailure];
}
