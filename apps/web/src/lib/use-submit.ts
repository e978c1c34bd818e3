import { ApiError } from "@lenscape/api/errors";
import { useState } from "react";
import { toErrorMessage } from "./action.ts";
import { UserFacingError } from "./user-facing-error.ts";

/**
 * Runs the API calls of a form and holds the error message of the last failed call.
 * @param fields setters for the error messages of fields; an error about one of these fields goes there instead
 * @returns the error message, empty without an error; the submit function, which resolves to whether the call succeeded;
 *   and a setter for the error message
 */
export function useSubmit(
  fields: Readonly<Record<string, (message: string) => void>> = {},
): [
  error: string,
  submit: (call: () => Promise<unknown>) => Promise<boolean>,
  setError: (message: string) => void,
] {
  const [errorMessage, setErrorMessage] = useState("");
  const submit = async (call: () => Promise<unknown>) => {
    setErrorMessage("");
    try {
      await call();
      return true;
    } catch (error) {
      if (error instanceof UserFacingError) setErrorMessage(error.message);
      else if (error instanceof ApiError) {
        const setMessage = (error.field && fields[error.field]) || setErrorMessage;
        setMessage(toErrorMessage(error));
      } else throw error;
      return false;
    }
  };
  return [errorMessage, submit, setErrorMessage];
}
