import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { AppealButton } from "./appeal-button.tsx";

interface ExternalLoginFailedProps {
  title: string;
  /** Reason shown to the user. */
  reason: string;
  /** Ticket for the appeal of a banned member. */
  appeal?: string | undefined;
  /** Link to the next step. */
  nextLink: { href: string; label: string };
}

/** Shown for a failed login through WeChat or the identity provider. */
export function ExternalLoginFailed({ title, reason, appeal, nextLink }: ExternalLoginFailedProps) {
  return (
    <div className="grid gap-4.5">
      <div>
        <h1 className="wrap-anywhere font-semibold text-[1.625rem] leading-[2.375rem]">{title}</h1>
        <p role="alert" className="wrap-anywhere mt-0.5 text-text-secondary">
          {reason}
        </p>
      </div>
      <AppealButton ticket={appeal} />
      <Button tone="primary" size="lg" block asChild>
        <Link href={nextLink.href}>{nextLink.label}</Link>
      </Button>
    </div>
  );
}
