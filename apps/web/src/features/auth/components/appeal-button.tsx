import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { useNavigate } from "react-router-dom";
import { getPath } from "#paths";
import { appealButtonText } from "../text.ts";

/** Returns the ticket for an appeal from a rejected login. The ticket of a second login step is a different one. */
export const getAppealTicket = (error: unknown): string | undefined =>
  error instanceof ApiError && error.reason !== "SECOND_FACTOR_REQUIRED" ? error.ticket : undefined;

/** Button that opens the reason and the appeal form of a banned member. Renders nothing without a ticket. */
export function AppealButton({ ticket }: { ticket: string | undefined }) {
  const navigate = useNavigate();
  if (!ticket) return null;
  return (
    <Button block onClick={() => navigate(getPath("banned"), { state: { ticket } })}>
      {appealButtonText}
    </Button>
  );
}
