import { Alert } from "@lenscape/ui/alert";

/** Why what was sent has been refused; nothing while there is no refusal. */
export function FailureLine({ message }: { message: string }) {
  return message ? <Alert tone="danger">{message}</Alert> : null;
}
