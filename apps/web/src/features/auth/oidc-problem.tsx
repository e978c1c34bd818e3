import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { AppealButton } from "./appeal-button.tsx";

interface OidcProblemProps {
  title: string;
  /** Why it did not work. */
  reason: string;
  /** What opens the appeal to somebody who may not come in. */
  appeal?: string | undefined;
  /** Where to go on, and what that is called. */
  onward: { href: string; label: string };
}

/** A visit to the identity provider that came to nothing, with the way on. */
export function OidcProblem({ title, reason, appeal, onward }: OidcProblemProps) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{title}</h1>
      <p role="alert" className="text-text-secondary">
        {reason}
      </p>
      <AppealButton ticket={appeal} />
      <Button tone="primary" size="lg" block asChild>
        <Link href={onward.href}>{onward.label}</Link>
      </Button>
    </div>
  );
}
