import { Alert } from "@lenscape/ui/alert";

/** The sentence above a form that could not be sent or was refused; nothing while there is none. */
export function FormAlert({ message }: { message: string }) {
  return message ? <Alert tone="danger">{message}</Alert> : null;
}
