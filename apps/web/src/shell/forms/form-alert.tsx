import { Alert } from "@lenscape/ui/alert";

/** Error message above a form. Renders nothing without a message. */
export function FormAlert({ message }: { message: string }) {
  return message ? <Alert tone="danger">{message}</Alert> : null;
}
