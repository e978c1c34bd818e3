import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { useNavigate } from "react-router-dom";
import { appealText as text } from "#copy/appeal-text.ts";
import { getPath } from "#paths";

/** The ticket to appeal with, of a refusal to let a member in; what a second step is taken with is another one. */
export const appealTicket = (error: unknown): string | undefined =>
  error instanceof ApiError && error.reason !== "SECOND_FACTOR_REQUIRED" ? error.ticket : undefined;

/** The way to the reason and the appeal, for a member who may not come in; nothing without a ticket. */
export function AppealButton({ ticket }: { ticket: string | undefined }) {
  const navigate = useNavigate();
  if (!ticket) return null;
  return (
    <Button block onClick={() => navigate(getPath("banned"), { state: { ticket } })}>
      {text.enter}
    </Button>
  );
}
