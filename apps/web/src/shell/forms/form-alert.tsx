import { Alert } from "@lenscape/ui/alert";

/** The error message above a form; nothing while there is none. */
export function FormAlert({ message }: { message: string }) {
  return message ? <Alert tone="danger">{message}</Alert> : null;
}
